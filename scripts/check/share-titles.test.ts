import { expect, test } from 'vitest';
import { EN, STUDIO, useTestProject } from '../../tests/fixtures/content-check.ts';

const { testProject, one } = useTestProject();
const HI = EN.replace(/en$/, 'hi');

test.each([
  [
    STUDIO,
    /name: .*/,
    'name: Ruby 💄 Studio',
    /^error .*studio.yaml:\d+ ‘Ruby 💄 Studio’ is drawn .* no font there has ‘💄’. Write it without/,
  ],
  [`${HI}/about.md`, /title: .*/, 'title: हमारे बारे में 👩‍🎨', /^error .*about.md:\d+ .*has ‘👩‍🎨’\./],
  [`${EN}/course.yaml`, /title: .*/, 'title: マスター', /^error .*course.yaml:\d+ .*has ‘マ’, ‘ス’/],
  [`${EN}/words.yaml`, /contact:\n {2}title: .*/, 'contact:\n  title: Связь ✉', /^error .*words.yaml:\d+ .*has ‘С’/],
  [`${EN}/galleries.yaml`, /title: Nail Art/, 'title: Nail Art ✨', /^error .*galleries.yaml:\d+ .*has ‘✨’/],
])('%s with %s as %s cannot be drawn', async (file, from, to, cause) => {
  await testProject().edit(file, from, to);
  expect(await one()).toMatch(cause);
});

test('every script that the fonts have passes, and emoji where nothing is drawn', async () => {
  await testProject().edit(STUDIO, /name: .*/, 'name: Śrī गुलमोहर “Mehndi” – ₹500');
  await testProject().edit(`${HI}/about.md`, /title: .*/, 'title: हमारे बारे में ज़्यादा');
  await testProject().edit(`${EN}/words.yaml`, /skip: .*/, 'skip: Skip 💄');
  expect(await testProject().found()).toEqual([]);
});
