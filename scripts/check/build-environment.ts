/** Settings of the build that it would refuse: said here too, before a build is begun. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { basePathFault } from '../../integrations/base-path.ts';
import { siteAddress } from '../../integrations/site-address.ts';
import { error } from './problem.ts';
import type { Problem } from './problem.ts';

/** Where settings are written on one's own computer; hosts have a page for them. */
const FILE = '.env';

/** @param env the environment of the build, which goes before what the project's file .env says */
export async function checkSettings(root: string, env: NodeJS.ProcessEnv): Promise<Problem[]> {
  const text = await readFile(join(root, FILE), 'utf8').catch(() => '');
  const settings = { ...parseEnv(text), ...env };
  const problem = (name: string, { cause, remedy }: { cause: string; remedy: string }): Problem => {
    const line = text.split('\n').findIndex((each) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(each));
    const here = env[name] === undefined && line >= 0;
    return { ...error(cause, remedy), file: here ? FILE : 'settings of the build', line: here ? line + 1 : undefined };
  };
  const address = siteAddress(settings);
  const fault = basePathFault(settings);
  return [
    ...('cause' in address ? [problem('SITE_URL', address)] : []),
    ...(fault ? [problem('BASE_PATH', fault)] : []),
  ];
}
