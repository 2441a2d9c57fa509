/** The keys of the e-mail provider, which stand in the file .env: on this computer alone, never in git. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { writeAtomic } from '../files/atomic-write.ts';
import { NOTHING, questionText, type Step } from './step.ts';

const FILE = '.env';
const KEYS = [
  ['EMAILJS_PUBLIC_KEY', 'the public key (Account → General)'],
  ['EMAILJS_SERVICE_ID', 'the service ID (Email Services)'],
  ['EMAILJS_TEMPLATE_ID', 'the template ID (Email Templates)'],
] as const;
/** What the provider's keys are made of. */
const KEY = /^[\w-]{3,100}$/;

const readSettings = (root: string) => readFile(join(root, FILE), 'utf8').catch(() => '');

/** Git's answer to whether it leaves the file alone; true as well where there is no git. */
const isIgnored = (root: string): boolean =>
  spawnSync('git', ['check-ignore', '--quiet', FILE], { cwd: root }).status !== 1;

/** The text of the file with one setting changed; undefined takes it away. All other lines stay. */
export function withSetting(text: string, name: string, value: string | undefined): string {
  const line = new RegExp(`^[ \\t]*(?:export[ \\t]+)?${name}[ \\t]*=.*(?:\\r?\\n|$)`, 'gm');
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const own = value === undefined ? '' : `${name}=${value}${newline}`;
  if (line.test(text)) {
    let isFirst = true;
    return text.replace(line, () => {
      const next = isFirst ? own : '';
      isFirst = false;
      return next;
    });
  }
  return own === '' ? text : `${text}${text === '' || text.endsWith('\n') ? '' : newline}${own}`;
}

/** The questions about the keys. */
export const mailKeySteps = (root: string): Step[] =>
  KEYS.map(([name, what]) => ({
    question: async () =>
      questionText(
        `E-mail by EmailJS: ${what}. Without all three keys the form hands enquiries to WhatsApp; a hyphen (-) takes it away`,
        parseEnv(await readSettings(root))[name],
      ),
    answer: async (text) => {
      const value =
        text === NOTHING
          ? undefined
          : text.replace(new RegExp(`^${name}\\s*=\\s*`), '').replace(/^(["'])(.*)\1$/, '$2');
      if (value !== undefined && !KEY.test(value))
        return {
          said: [
            'A key has only letters, digits, hyphens and underscores. Copy it once more from the provider’s page.',
          ],
          again: true,
        };
      if (!isIgnored(root))
        return {
          said: [
            `Nothing was written: git does not ignore the file ${FILE} here. Add a line ${FILE} to .gitignore, then answer again.`,
          ],
          again: true,
        };
      await writeAtomic(join(root, FILE), withSetting(await readSettings(root), name, value));
      return {
        said: [`It stands in the file ${FILE} on this computer. Where a host builds the site, set ${name} there too.`],
      };
    },
  }));
