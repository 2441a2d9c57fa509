import { expect, test } from 'vitest';
import { EN, HI, STUDIO, useTestProject } from '../../tests/fixtures/content-check.ts';
import { photo, put } from '../../tests/fixtures/small-project.ts';
import { checkContent } from './content.ts';

const { testProject } = useTestProject();
const unlinked = async () =>
  (await checkContent(testProject().root)).problems
    .filter(({ cause }) => cause.startsWith('Nothing leads to'))
    .map(({ level, file, cause, remedy }) => `${level} ${file} ${cause} ${remedy}`);

/** Gives both languages a gallery `mehndi`, and a link to each that the small project has and does not lead to. */
async function addGallery() {
  for (const folder of [EN, HI]) {
    const text = 'mehndi:\n  title: Mehndi\n  intro: Lines.\n  description: Lines and leaves.\n';
    await testProject().edit(`${folder}/galleries.yaml`, /$/, text);
    await testProject().edit(`${folder}/words.yaml`, /\n {2}links:\n/, '$&    - { label: Nails, to: /nail-art }\n');
  }
}
const hang = async () => {
  const folder = 'src/content/gallery/mehndi';
  await put(testProject().root, `${folder}/01-leaf.yaml`, 'image: 01-leaf.jpg\nalt: A leaf\n');
  await put(testProject().root, `${folder}/01-leaf.jpg`, await photo({ seed: 31 }));
};

test('a gallery without a photo has no page that one could miss', async () => {
  await addGallery();
  expect(await unlinked()).toEqual([]);
});

test('a gallery that nothing leads to is told once for each language, until a menu or a text leads there', async () => {
  await addGallery();
  await hang();
  expect(await unlinked()).toEqual([
    `advice ${EN}/words.yaml Nothing leads to the gallery mehndi in English: visitors do not find it. Add a line below \`links:\` of \`bar:\`: \`- { label: …, to: /mehndi }\`.`,
    expect.stringContaining(`advice ${HI}/words.yaml Nothing leads to the gallery mehndi in Hindi`),
  ]);
  await testProject().edit(`${EN}/words.yaml`, /\n {2}links:\n/, '$&    - { label: Henna, to: /mehndi-hands }\n');
  expect(await unlinked()).toHaveLength(2);
  await testProject().edit(`${EN}/words.yaml`, '/mehndi-hands', '/mehndi#post-1');
  expect(await unlinked()).toEqual([expect.stringContaining(HI)]);
});

test('what stands in a file of no language leads there in all of them', async () => {
  await addGallery();
  await hang();
  await testProject().edit(STUDIO, /$/, '# see /mehndi\n');
  expect(await unlinked()).toEqual([]);
});
