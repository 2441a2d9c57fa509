/** What lies in public/ and goes out as it is: what the build would refuse is refused here. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codeInPublicPage } from '../../src/lib/public-folder-html.ts';
import { displayPath } from '../files/display-path.ts';
import { isSystemFile } from '../files/ignored-files.ts';
import { everyFileBelow } from '../files/list-files.ts';
import { noneIfMissing } from '../files/none-if-missing.ts';
import { readableBytes } from '../files/read.ts';
import { verifyOutput } from '../pictures/verify-output.ts';
import { PUBLIC } from '../files/project-folders.ts';
import { publicRemedy } from '../pictures/public-remedy.ts';
import { filesIn } from './folders.ts';
import { advice, error } from './problem.ts';
import type { Problem } from './problem.ts';

/** Files that the build writes itself once what lies in public/ is in its place. */
const WRITTEN_BY_THE_BUILD: Readonly<Record<string, string>> = {
  _headers: 'integrations/headers/header-rules.ts',
  'nginx.conf': 'integrations/headers/nginx.template.conf',
  'sw.js': 'src/client/service-worker/',
};

/** The files that never go out, because others take their place. */
const overwrittenFiles = (folder: string): Problem[] =>
  Object.entries(WRITTEN_BY_THE_BUILD)
    .filter(([name]) => existsSync(join(folder, name)))
    .map(([name, source]) => ({
      ...advice(
        `This file does not go out: the build writes a ${name} of its own in its place.`,
        `Delete it; what it should say is to be put into ${source}.`,
      ),
      file: `${PUBLIC}/${name}`,
    }));

/** The pages that would run code of their own. */
async function pagesWithCode(root: string, folder: string): Promise<Problem[]> {
  const pages = (await everyFileBelow(folder)).filter(
    (path) => /\.html?$/i.test(path) && !isSystemFile(basename(path)),
  );
  return pages.flatMap((path) => {
    const code = codeInPublicPage(readableBytes(path)?.toString('utf8') ?? '');
    const cause = `This page holds what no page of this site may run or load: ${code}.`;
    return code === undefined
      ? []
      : [{ ...error(cause, 'Take it out, or delete the file.'), file: displayPath(root, path) }];
  });
}

/** The problems of the project's public folder; none when there is no such folder. */
export async function checkPublic(root: string): Promise<Problem[]> {
  const folder = join(root, PUBLIC);
  const { problems } = await filesIn(root, folder);
  if (problems.length > 0) return problems;
  const rejected = await verifyOutput(folder, root).catch(noneIfMissing);
  const pages = await pagesWithCode(root, folder).catch(noneIfMissing);
  return [
    ...rejected.map((picture) => ({
      ...error(`This file must not go out: ${picture.reason}.`, publicRemedy(picture)),
      file: `${PUBLIC}/${picture.file}`,
    })),
    ...pages,
    ...overwrittenFiles(folder),
  ];
}
