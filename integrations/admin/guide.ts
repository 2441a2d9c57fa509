/** The owner's guide below /admin, in each language of the editor: one file with its pictures inside, and no script. */
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { GUIDE_STYLE, guideBody, guideTitle, type GuidePicture } from '../../src/admin/guide/page.ts';
import { guidePath } from '../../src/admin/guide/paths.ts';
import { TASKS, type TaskName } from '../../src/admin/guide/words/index.ts';
import { EDITOR_LANGUAGES, type EditorLanguage } from '../../src/admin/language.ts';
import { cspHash } from '../../src/shared/csp-hash.ts';
import { COLORS, htmlDocument } from './html-document.ts';
import { guidePolicy } from './content-security-policy.ts';
import type { AdminSettings } from './settings.ts';

/** Made by `npm run guide`, a file for each task and language. */
const PICTURES = 'src/admin/guide/pictures';

async function readPicture(root: string, name: TaskName, language: EditorLanguage): Promise<GuidePicture> {
  const data = await readFile(join(root, PICTURES, `${name}.${language}.webp`));
  const { width, height } = await sharp(data).metadata();
  return { data, width, height };
}

async function pageIn(
  language: EditorLanguage,
  settings: AdminSettings,
  { root, base }: { root: string; base: string },
): Promise<string> {
  const pictures = await Promise.all(
    TASKS.map(async (name) => [name, await readPicture(root, name, language)] as const),
  );
  const style = COLORS + GUIDE_STYLE;
  return htmlDocument({
    lang: language,
    policy: guidePolicy(cspHash(style)),
    title: guideTitle(language),
    base,
    head: `<style>${style}</style>`,
    body: guideBody({
      language,
      pictures: Object.fromEntries(pictures) as Record<TaskName, GuidePicture>,
      base,
      ...(settings.mode === 'repository' && { repo: settings.repository.repo }),
    }),
  });
}

/**
 * @param path of a request, with the path that the site is hosted under
 * @returns the page of that address, or nothing when it is none of the guide's
 */
export async function guideAt(
  path: string,
  settings: AdminSettings,
  at: { root: string; base: string },
): Promise<string | undefined> {
  const language = EDITOR_LANGUAGES.find((each) => path.replace(/\/$/, '') === at.base + guidePath(each));
  return language && pageIn(language, settings, at);
}

/** Writes the guide into the folder of a build in which admin.html stands already. */
export async function writeGuide(
  folder: string,
  settings: AdminSettings,
  at: { root: string; base: string },
): Promise<void> {
  for (const language of EDITOR_LANGUAGES) {
    const file = join(folder, `${guidePath(language)}.html`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await pageIn(language, settings, at));
  }
  // A host that finds the folder of this name beside a page may ask for the page in it, as for /hi/.
  for (const page of ['admin', guidePath('en')])
    await copyFile(join(folder, `${page}.html`), join(folder, page, 'index.html'));
}
