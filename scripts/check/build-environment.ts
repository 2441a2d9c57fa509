/** What surrounds the content and a build would refuse, settings and where the project lies: said before one begins. */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { adminFault } from '../../integrations/admin/settings.ts';
import { basePathFault } from '../../integrations/base-path.ts';
import { buildSettings, SETTINGS_FILES } from '../../integrations/build-settings.ts';
import { emailjsFaults } from '../../integrations/emailjs-settings.ts';
import { serviceWorkerFault } from '../../integrations/service-worker-setting.ts';
import { siteAddress } from '../../integrations/site-address.ts';
import { vitalsFault } from '../../integrations/web-vitals.ts';
import { exists } from '../files/exists.ts';
import { error } from './problem.ts';
import type { Problem } from './problem.ts';
import { utf16Finding } from './text-encoding.ts';

/** Characters in the path of a project that Vite reads as the end of a file's path, as an address or as code. */
const UNBUILDABLE = /[#?%"]/;

/** A problem where the project's own folder, or one above it, has a name that no site can be built in. */
export function checkProjectPath(root: string): Problem[] {
  const path = resolve(root);
  const [character] = UNBUILDABLE.exec(path) ?? [];
  if (character === undefined) return [];
  const finding = error(
    `The project lies in ${path}, and no site can be built in a folder with ${character} in its name.`,
    `Give that folder a name without ${character}, or move the project elsewhere.`,
  );
  return [{ ...finding, file: 'the folder of the project' }];
}

/** A setting behind the mark that some editors begin UTF-8 with: it is read as a part of its name. */
const MARKED_SETTING = /^\uFEFF[ \t]*(?:export[ \t]+)?(\w+)[ \t]*=/;

const hiddenSetting = (name: string) =>
  error(
    `The file begins with an invisible mark (BOM), so that its setting ${name} is not read.`,
    'Save it as UTF-8 without BOM: in Windows’ Notepad choose Save As and the encoding UTF-8, not “UTF-8 with BOM”.',
  );

/** A file of settings, as they are written on one's own computer; hosts have a page for them. */
interface SettingsFile {
  file: string;
  text: string;
  /** What hides its settings from the build. */
  faults: Problem[];
}

async function readSettingsFile(root: string, file: string, env: NodeJS.ProcessEnv): Promise<SettingsFile> {
  const bytes = await readFile(join(root, file)).catch(() => Buffer.alloc(0));
  const utf16 = utf16Finding(bytes);
  if (utf16) return { file, text: '', faults: [{ ...utf16, file }] };
  const text = bytes.toString('utf8');
  const [, marked = ''] = MARKED_SETTING.exec(text) ?? [];
  const isHidden = marked !== '' && env[marked] === undefined;
  return { file, text, faults: isHidden ? [{ ...hiddenSetting(marked), file, line: 1 }] : [] };
}

/** What a file named `.env` becomes in Windows' Notepad, which adds an ending that Explorer hides. */
const MISNAMED_FILES = ['.env.txt', 'env.txt'];
const SETTING =
  /^\s*(?:export[ \t]+)?(SITE_URL|BASE_PATH|VITALS_URL|SERVICE_WORKER|ADMIN(?:_\w+)?|EMAILJS_\w+)[ \t]*=[ \t]*\S/gm;

/** A problem where such a file says a setting that the build has from nowhere. */
async function misnamedFile(root: string, file: string, settings: NodeJS.ProcessEnv): Promise<Problem[]> {
  const bytes = await readFile(join(root, file)).catch(() => Buffer.alloc(0));
  // UTF-16 without its zeros is text enough to know a setting by.
  const names = [...bytes.toString('utf8').replaceAll('\0', '').matchAll(SETTING)].map(([, name = '']) => name);
  const unread = names.find((name) => !settings[name]);
  if (unread === undefined) return [];
  const cause =
    `The setting ${unread} is not read from this file: it would be from one named .env, to which Windows’ Notepad ` +
    'adds .txt.';
  const remedy = (await exists(join(root, '.env')))
    ? 'Move its lines into .env, and delete this file.'
    : `Rename it to .env. In Windows’ command window, in the project’s folder: ren ${file} .env`;
  return [{ ...error(cause, remedy), file }];
}

/** The line, counted from 1, in which a text of settings says the one of this name; 0 where none does. */
const lineOf = (text: string, name: string): number =>
  text.split('\n').findIndex((each) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(each)) + 1;

/** @param env the environment of the build, which goes before what the project's files of settings say */
export async function checkSettings(root: string, env: NodeJS.ProcessEnv): Promise<Problem[]> {
  const settings = await buildSettings(root, env);
  const files = await Promise.all(SETTINGS_FILES.map((file) => readSettingsFile(root, file, env)));
  const misnamed = await Promise.all(MISNAMED_FILES.map((file) => misnamedFile(root, file, settings)));
  const problem = (name: string, { cause, remedy }: { cause: string; remedy: string }): Problem => {
    const said = env[name] === undefined ? files.findLast(({ text }) => lineOf(text, name) > 0) : undefined;
    return {
      ...error(cause, remedy),
      file: said?.file ?? 'settings of the build',
      line: said && lineOf(said.text, name),
    };
  };
  const address = siteAddress(settings);
  const path = basePathFault(settings);
  const vitals = vitalsFault(settings);
  const worker = serviceWorkerFault(settings);
  const editor = adminFault(settings);
  return [
    ...files.flatMap(({ faults }) => faults),
    ...misnamed.flat(),
    ...('cause' in address ? [problem('SITE_URL', address)] : []),
    ...(path ? [problem('BASE_PATH', path)] : []),
    ...(vitals ? [problem('VITALS_URL', vitals)] : []),
    ...(worker ? [problem('SERVICE_WORKER', worker)] : []),
    ...(editor ? [problem('ADMIN', editor)] : []),
    ...emailjsFaults(settings).map(({ name, ...fault }) => problem(name, fault)),
  ];
}
