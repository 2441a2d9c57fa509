import { expect, test } from 'vitest';
import { EN, HI, STUDIO, useTestProject } from '../../tests/fixtures/content-check.ts';
import { put } from '../../tests/fixtures/content-project.ts';

const { testProject } = useTestProject();
const OLDER = 'Bring it back from an older version of the project';
const COPY = (name: string) => `${OLDER}, or copy ${name} from src/content/en and translate it.`;

test.each([
  [STUDIO, `${OLDER}.`],
  [`${EN}/home.yaml`, `${OLDER}.`],
  [`${EN}/about.md`, `${OLDER}.`],
  [`${HI}/home.yaml`, COPY('home.yaml')],
  [`${HI}/about.md`, COPY('about.md')],
  ['src/content/reviews.yaml', 'Fill it as its neighbours are filled, or delete it.'],
  [`${EN}/privacy.md`, 'Fill it as its neighbours are filled, or delete it.'],
])('%s with nothing in it', async (path, remedy) => {
  const texts = path.endsWith('.md') ? ['', '\n\n', '---\n# only a note\n---\n'] : ['', '\n\n', '# only a note\n'];
  for (const text of texts) {
    await put(testProject().root, path, text);
    const found = (await testProject().found()).filter((line) => /The file (is empty|says nothing)/.test(line));
    expect(found).toEqual([expect.stringContaining(remedy)]);
    expect(found[0]).toContain(path);
  }
});
