/** The photo command against the table that the editor's photo field is held against too. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PHOTO_CASES } from '../../tests/fixtures/photo-cases.ts';
import { UNATTENDED, beforeEachProject } from '../../tests/fixtures/photo-command.ts';
import { put } from '../../tests/fixtures/content-project.ts';
import { jpegParts } from '../../src/shared/jpeg.ts';
import { REFUSALS } from '../../src/shared/photo-rules.ts';
import { addPhotos } from './command.ts';

const PORTFOLIO = 'src/content/gallery/portfolio';
let root: string;
let said: string[];
beforeEachProject((fresh) => ({ root, said } = fresh));

test('every file becomes what the table says', async () => {
  for (const { file, make } of PHOTO_CASES) await put(root, join(PORTFOLIO, file), await make());
  await addPhotos({ ...UNATTENDED, root, say: (line) => said.push(line) });
  const names = await readdir(join(root, PORTFOLIO));
  for (const { file, outcome } of PHOTO_CASES) {
    if ('refused' in outcome) {
      expect(said.join('\n')).toContain(`${PORTFOLIO}/${file}: it ${REFUSALS[outcome.refused]}. `);
      continue;
    }
    const name = names.find((each) => each.replace(/^\d+-/, '') === `${outcome.slug}.jpg`);
    expect(name, [file, ...said].join('\n')).toBeDefined();
    const bytes = await readFile(join(root, PORTFOLIO, name!));
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect({ file, width: info.width, height: info.height }).toEqual({
      file,
      width: outcome.width,
      height: outcome.height,
    });
    expect({ file, ...jpegParts(bytes) }).toEqual({ file, extras: [], trailing: 0, complete: true });
    for (const [band, value] of (outcome.corner ?? []).entries())
      expect(Math.abs((data[(info.width * 4 + 4) * info.channels + band] ?? 0) - value), file).toBeLessThan(6);
  }
});
