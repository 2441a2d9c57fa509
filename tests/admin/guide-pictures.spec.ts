/**
 * The pictures of the owner's guide: `npm run guide` makes them anew, a plain run compares what they show with the
 * editor as it is. What is compared are its words and parts, as a screen reader is told them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import pack from '../../package.json' with { type: 'json' };
import { TASKS } from '../../src/admin/guide/words/index.ts';
import { EDITOR_LANGUAGES } from '../../src/admin/language.ts';
import { expect, test } from '../fixtures/admin.ts';
import { uploadPortrait, SCENES, type Scene } from '../fixtures/guide-scenes.ts';
import { PROJECT } from '../fixtures/project-root.ts';

const PICTURES = join(PROJECT, 'src/admin/guide/pictures');
const EDITOR = pack.devDependencies['@sveltia/cms'];
/** Pixels of the screen that stand around what is shown, and the most that a picture is high. */
const MARGIN = 8;
const HIGHEST = 620;
/** Pixels of the picture: as many as the screen has for each CSS pixel, and the width of a phone in those. */
const SCALE = 1.5;
const WIDTH = SCALE * 412;
/** Bytes. */
const MAX_BYTES = 25_000;

const fileOf = (name: string, ending: string) => join(PICTURES, `${name}.${ending}`);

/** The words on the screen, and whose looks they have: another version of the editor may look another way. */
const recordOf = async (shown: Locator) => `Sveltia CMS ${EDITOR}\n${await shown.ariaSnapshot()}\n`;

/** Has all of it drawn, whatever the screen holds: the editor draws a field once it has been in sight. */
async function renderAllFields({ shown, fromTop }: Scene): Promise<void> {
  if (fromTop) return;
  const fields = shown.getByRole('group');
  for (let at = 0; at < (await fields.count()); at += 1) await fields.nth(at).scrollIntoViewIfNeeded();
  await shown.evaluate((element) => element.scrollIntoView({ block: 'start' }));
}

/** The record once it stays as it is. */
async function settledRecord(shown: Locator): Promise<string> {
  let record = '';
  const stays = async () => record === (record = await recordOf(shown));
  await expect.poll(stays).toBe(true);
  return record;
}

async function takePicture({ shown, marked, fromTop }: Scene): Promise<Buffer> {
  const page = shown.page();
  await marked?.evaluate((element) => element.style.setProperty('outline', '4px solid #c8341b'));
  await page.evaluate(() => document.fonts.ready);
  const [box, screen] = [await shown.boundingBox(), page.viewportSize()];
  if (!box || !screen) throw new Error('What is to be pictured is not on the screen.');
  const y = fromTop ? 0 : Math.max(0, box.y - MARGIN);
  const height = Math.min(screen.height - y, box.y - y + box.height + MARGIN, HIGHEST);
  const taken = await page.screenshot({
    clip: { x: 0, y, width: screen.width, height },
    animations: 'disabled',
    caret: 'hide',
  });
  return sharp(taken).resize({ width: WIDTH }).webp({ quality: 70, effort: 6 }).toBuffer();
}

for (const language of EDITOR_LANGUAGES) {
  test.describe(language, () => {
    test.use({ locale: `${language}-IN`, deviceScaleFactor: SCALE });

    test('the pictures of the guide show the editor as it is', async ({ admin }, { config }) => {
      const anew = ['all', 'changed'].includes(config.updateSnapshots);
      await uploadPortrait(admin);
      for (const name of TASKS) {
        const file = `${name}.${language}`;
        const scene = await SCENES[name](admin, language);
        const { shown } = scene;
        await renderAllFields(scene);
        if (anew) {
          const record = await settledRecord(shown);
          const picture = await takePicture(scene);
          expect(picture.length, file).toBeLessThan(MAX_BYTES);
          await writeFile(fileOf(file, 'webp'), picture);
          await writeFile(fileOf(file, 'txt'), record);
        } else {
          const record = await readFile(fileOf(file, 'txt'), 'utf8');
          const stale = `src/admin/guide/pictures/${file}.webp shows the editor as it was: run \`npm run guide\`, look at the pictures, and commit them.`;
          await expect.poll(() => recordOf(shown), stale).toBe(record);
        }
      }
    });
  });
}
