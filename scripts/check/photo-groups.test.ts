import { beforeEach, describe, expect, test } from 'vitest';
import { EN, HI, useTestProject } from '../../tests/fixtures/content-check.ts';

const { testProject, one } = useTestProject();

const groups = (names: Record<string, string>) =>
  `portfolio:\n  groups:\n${Object.entries(names)
    .map(([key, name]) => `    ${key}: ${name}\n`)
    .join('')}`;
const ENGLISH = groups({ wedding: 'Wedding', party: 'Party' });
const HINDI = groups({ wedding: 'शादी', party: 'पार्टी' });

/** A photo with more lines in its entry than the picture and the description. */
const hang = (more: string, name = '02-rose') =>
  testProject().entry(`image: ${name}.jpg\nalt: A look in rose\nalt_hi: गुलाबी लुक\n${more}\n`, {
    name: `${name}.yaml`,
    picture: `${name}.jpg`,
  });

describe('in a gallery of two groups', () => {
  beforeEach(async () => {
    await testProject().edit(`${EN}/galleries.yaml`, 'portfolio:\n', ENGLISH);
    await testProject().edit(`${HI}/galleries.yaml`, 'portfolio:\n', HINDI);
    await testProject().edit('src/content/gallery/portfolio/01-first.yaml', /$/, 'group: party\n');
  });

  test('a photo may name one, or none', async () => {
    await hang('group: wedding');
    await hang('', '03-lily');
    expect(await testProject().found()).toEqual([]);
  });

  test.each([
    ['weding', /Did you mean wedding\?$/],
    ['Wedding', /Did you mean wedding\?$/],
    ['haldi', /Write one of wedding, party; or add `haldi: …` .* in src\/content\/en\/galleries.yaml/],
  ])('one that is not there, %s, is refused', async (group, remedy) => {
    await hang('group: wedding', '03-veil');
    await hang(`group: ${group}`);
    const found = await one();
    expect(found).toMatch(new RegExp(`^error 02-rose.yaml:4 The gallery portfolio has no group ${group}\\.`));
    expect(found).toMatch(remedy);
  });

  test('what is no key is not offered as one', async () => {
    await hang('group: wedding', '03-veil');
    await hang('group: हल्दी');
    expect(await one()).toMatch(
      /^error 02-rose\.yaml:4 .* Write one of wedding, party; or write a key of small English letters, digits and hyphens here, and add it with the group's name below `groups:` of portfolio in src\/content\/en\/galleries\.yaml/,
    );
  });

  test('one without photos is only advised about', async () => {
    expect(await one()).toMatch(
      /^advice .*en\/galleries.yaml:\d+ No photo of portfolio hangs in the group wedding: it is not shown/,
    );
  });

  test('each needs a name in every language', async () => {
    await hang('group: wedding');
    await testProject().edit(`${HI}/galleries.yaml`, / {4}wedding: .*\n/, '');
    expect(await one()).toMatch(
      /^error .*hi\/galleries.yaml.* The group wedding of portfolio has no name here\. In English it is ‘Wedding’\. Add a line `wedding: …`/,
    );
  });

  test('a slip in the key of another language is said once', async () => {
    await hang('group: wedding');
    await testProject().edit(`${HI}/galleries.yaml`, 'wedding:', 'weding:');
    expect(await one()).toMatch(/has no name here.* Is it the line `weding:`\?/);
  });

  test('one that another language alone names is seen by nobody', async () => {
    await hang('group: wedding');
    await testProject().edit(`${HI}/galleries.yaml`, '    party:', '    haldi: हल्दी\n    party:');
    expect(await one()).toMatch(
      /^advice .*hi\/galleries.yaml:\d+ No group of portfolio is named haldi in src\/content\/en\/galleries.yaml/,
    );
  });
});

test('a group in a gallery without groups is refused, with how to name it there', async () => {
  await hang('group: wedding');
  expect(await one()).toBe(
    'error 02-rose.yaml:4 The gallery portfolio has no groups, and this photo names the group wedding. Delete the ' +
      `line, or add a line \`groups:\` to portfolio in ${EN}/galleries.yaml, and in the other languages, and below ` +
      'it, on a line that begins with two spaces more, `wedding: …` with its name.',
  );
});

test('a group in a gallery in braces without groups is named there in braces', async () => {
  await testProject().edit(
    `${EN}/galleries.yaml`,
    /portfolio:\n {2}title: (.*)\n {2}intro: (.*)\n {2}description: (.*)\n/,
    'portfolio: { title: "$1", intro: "$2", description: "$3" }\n',
  );
  await hang('group: wedding');
  expect(await one()).toContain(
    'Delete the line, or add `groups: { wedding: … },` with its name behind the { of `portfolio` in ' +
      `${EN}/galleries.yaml, and in the other languages.`,
  );
});

test('with the last of its groups a gallery loses `groups` in every language', async () => {
  await testProject().edit(`${EN}/galleries.yaml`, 'portfolio:\n', groups({ wedding: 'Wedding' }));
  await testProject().edit(`${HI}/galleries.yaml`, 'portfolio:\n', groups({ wedding: 'शादी' }));
  expect(await one()).toMatch(
    /or delete the group here and in the other languages; when none is left, `groups` too\.$/,
  );
  await testProject().edit(`${EN}/galleries.yaml`, / {2}groups:\n.*\n/, '');
  expect(await one()).toMatch(/^advice .*hi\/galleries.* or take it out here; when none is left, `groups` too\.$/);
  await testProject().edit(`${HI}/galleries.yaml`, / {2}groups:\n.*\n/, '');
  expect(await testProject().found()).toEqual([]);
});

test('a group in a gallery whose groups are none is refused', async () => {
  for (const folder of [EN, HI])
    await testProject().edit(`${folder}/galleries.yaml`, 'portfolio:\n', 'portfolio:\n  groups: {}\n');
  await hang('group: wedding');
  expect(await one()).toMatch(/^error 02-rose.yaml:4 The gallery portfolio has no groups/);
});

test('in a gallery without groups what is no key is not offered as one', async () => {
  await hang('group: हल्दी');
  expect(await one()).toMatch(/has no groups.* Delete the line, or write a key of small English letters/);
});

test('a key that is no key is refused with what one is', async () => {
  await testProject().edit(`${EN}/galleries.yaml`, 'portfolio:\n', groups({ 'Big Day': 'Wedding' }));
  await testProject().edit(`${HI}/galleries.yaml`, 'portfolio:\n', groups({ 'Big Day': 'शादी' }));
  const found = (await testProject().found()).filter((line) => line.startsWith('error'));
  expect(found[0]).toMatch(/A group cannot be called Big Day before its colon\. Use small English letters/);
});

describe('where the face is', () => {
  test.each(['40% 20%', '0% 100%', '"33.3% 5%"'])('%s is fine', async (focus) => {
    await hang(`focus: ${focus}`);
    expect(await testProject().found()).toEqual([]);
  });

  test.each(['40%', '40 20', '40%, 20%', '120% 20%', 'top', '40'])(
    '%s is refused with how to write it',
    async (focus) => {
      await hang(`focus: ${focus}`);
      expect(await one()).toMatch(
        /^error 02-rose.yaml:4 `Focus` .*where the face is, from the left and from the top, such as 40% 20%/i,
      );
    },
  );

  test('of a slide and of the founder too', async () => {
    await testProject().edit('src/content/pictures.yaml', /(alt_hi: .*\n)/, '$1    focus: left\n');
    expect(await one()).toMatch(
      /^error src\/content\/pictures.yaml:\d+ `focus` \(slides, number 1\).*such as 40% 20%/i,
    );
  });
});
