/** Settings of the build that it would refuse: said here too, before a build is begun. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { siteAddress } from '../../integrations/site-address.ts';
import { error } from './problem.ts';
import type { Problem } from './problem.ts';

/** Where settings are written on one's own computer; hosts have a page for them. */
const FILE = '.env';

/** @param env the environment of the build, which goes before what the project's file .env says */
export async function checkSettings(root: string, env: NodeJS.ProcessEnv): Promise<Problem[]> {
  const text = await readFile(join(root, FILE), 'utf8').catch(() => '');
  const answer = siteAddress({ ...parseEnv(text), ...env });
  if (!('cause' in answer)) return [];
  const line = text.split('\n').findIndex((each) => /^\s*(export\s+)?SITE_URL\s*=/.test(each));
  const here = env['SITE_URL'] === undefined && line >= 0;
  return [
    {
      ...error(answer.cause, answer.remedy),
      file: here ? FILE : 'settings of the build',
      line: here ? line + 1 : undefined,
    },
  ];
}
