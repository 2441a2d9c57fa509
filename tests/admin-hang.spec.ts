/** Several photos hung at once on a phone, in the owner's language. */
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from './fixtures/admin.ts';
import { cameraPhoto } from './fixtures/camera-photo.ts';
import { PORTFOLIO } from './fixtures/desk-content.ts';
import { HEIC, photo } from './fixtures/small-project.ts';
import { addressOf } from './fixtures/sites.ts';
import { TOKEN } from './fixtures/repository-api/server.ts';

const jpeg = async (name: string, seed: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await photo({ seed, phone: true, width: 1200, height: 900 }),
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('three photos hang with face, group and words by one commit, and the check has nothing to say', async ({
    desk,
    page,
  }) => {
    const photos = [
      { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: await readFile(HEIC) },
      await jpeg('Rose look.jpg', 41),
      { name: 'Haldi.jpg', mimeType: 'image/jpeg', buffer: await cameraPhoto({ phone: true }) },
    ];
    await page.goto(`${addressOf('full')}/admin/photos`);
    await page.getByLabel('आपका टोकन').fill(TOKEN);
    await page.getByRole('button', { name: 'साइन इन करें' }).click();
    await page.getByRole('radio', { name: /\(3\)/ }).check();
    await page.locator('input[type=file]').setInputFiles(photos);
    const cards = page.locator('.card');
    const hang = page.getByRole('button', { name: '3 फ़ोटो लगाएं' });
    await expect(hang).toBeEnabled();
    for (const [at, card] of (await cards.all()).entries()) {
      await card.getByRole('button', { name: /चेहरे पर टैप/ }).click({ position: { x: 60, y: 40 } });
      await card.getByRole('textbox').fill(`नया लुक ${at + 1}`);
    }
    await hang.click();
    await expect(page.getByRole('heading', { name: '3 फ़ोटो लग गईं।' })).toBeVisible();
    const [last, before] = await desk.api.repository.history();
    expect(before?.message).toBe('Begin');
    const added = last?.paths.map((path) => path.replace(`${PORTFOLIO}/`, '')) ?? [];
    expect(added.filter((name) => name.endsWith('.jpg'))).toEqual([
      expect.stringMatching(/^04-[a-z\d-]+\.jpg$/),
      '05-rose-look.jpg',
      '06-haldi.jpg',
    ]);
    expect(added).toHaveLength(6);
    expect(await desk.read(`${PORTFOLIO}/05-rose-look.yaml`)).toMatch(
      /^image: 05-rose-look\.jpg\nalt_hi: नया लुक 2\nfocus: \d+% \d+%\n$/,
    );
    for (const name of added.filter((each) => each.endsWith('.jpg'))) {
      const { width, height, ...rest } = await sharp(await desk.api.repository.read(`${PORTFOLIO}/${name}`)).metadata();
      expect(Math.max(width, height), name).toBeLessThanOrEqual(2400);
      expect(height, name).toBeGreaterThan(width);
      for (const carried of ['exif', 'xmp', 'iptc', 'orientation'] as const)
        expect(rest[carried], name).toBeUndefined();
    }
    expect(await desk.problems()).toEqual([]);
  });
});
