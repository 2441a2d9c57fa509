import { expect, test } from 'vitest';
import { useSetup } from '../../tests/fixtures/setup-command.ts';

const setup = useSetup();

test('back leads to the question before, and there is none before the first', async () => {
  const { said, asked, run } = setup();
  await run({ 'studio called? (in English)': ['<', 'Ruby'], 'phone number': ['<', ''] });
  const titles = asked.slice(0, 5).map((question) => /(English|Hindi|phone)/.exec(question)?.[1]);
  expect(titles).toEqual(['English', 'English', 'Hindi', 'phone', 'Hindi']);
  expect(said[0]).toContain('first question');
});

test('answers that end early keep what was written', async () => {
  const { said, asked, text, run } = setup();
  await run({ 'city (in English)': ['Orai'], 'postal code': [undefined] });
  expect(await text('studio.yaml')).toContain('city: Orai');
  expect(asked.at(-1)).toContain('postal code');
  expect(said.join('\n')).toContain('The answers ended here');
});

test('characters that a terminal leaves in a paste are taken out', async () => {
  const { text, run } = setup();
  await run({ 'studio called? (in English)': ['\u001b\u200BRuby\u0007'] });
  expect(await text('studio.yaml')).toContain('name: Ruby\n');
});
