/** The keys of the e-mail provider, which stand in the file .env: on this computer alone, never in git. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { readEmailjsKey } from '../../src/admin/setup/emailjs-keys.ts';
import { EMAILJS_KEYS } from '../../src/shared/emailjs-key-names.ts';
import { NO_VALUE } from '../../src/admin/setup/questions.ts';
import type { EditorLanguage } from '../../src/admin/language.ts';
import { interpolate } from '../../src/shared/interpolate.ts';
import { utf16Finding } from '../check/text-encoding.ts';
import { writeAtomic } from '../files/atomic-write.ts';
import { wordsIn } from './words/index.ts';
import { questionText, type AskedStep } from './step.ts';

const FILE = '.env';

const readSettings = (root: string) => readFile(join(root, FILE)).catch(() => Buffer.alloc(0));

/** Without the mark that some editors begin a file with: it would hide the first setting. */
const textOf = (bytes: Buffer) => bytes.toString('utf8').replace(/^\uFEFF/, '');

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
export function emailjsKeySteps(root: string, language: EditorLanguage): AskedStep[] {
  const words = wordsIn(language);
  const { mail } = words;
  return EMAILJS_KEYS.map((name) => ({
    question: async () =>
      questionText(
        interpolate(mail.question, { key: mail.keys[name] }),
        parseEnv(textOf(await readSettings(root)))[name],
        words,
      ),
    answer: async (text) => {
      const value = text === NO_VALUE ? undefined : readEmailjsKey(name, text);
      if (text !== NO_VALUE && value === undefined) return { said: [mail.noKey], again: true };
      if (!isIgnored(root)) return { said: [mail.notIgnored], again: true };
      const settings = await readSettings(root);
      if (utf16Finding(settings)) return { said: [mail.utf16], again: true };
      const changed = withSetting(textOf(settings), name, value);
      if (changed !== settings.toString('utf8')) await writeAtomic(join(root, FILE), changed);
      return { said: [interpolate(value === undefined ? mail.taken : mail.written, { name })] };
    },
  }));
}
