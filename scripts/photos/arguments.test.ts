import { expect, test } from 'vitest';
import { parsePhotoArguments } from './arguments.ts';

const hang = (words: string[] = [], to?: string, yes = false) => ({ kind: 'add', words, to, yes });
const order = (photo: string, before?: string) => ({ kind: 'move', move: { photo, before } });

test.each<[string, Record<string, string>, object]>([
  ['', {}, hang()],
  ['constructor', {}, hang(['constructor'])],
  ['a.jpg b.jpg --to portfolio', {}, hang(['a.jpg', 'b.jpg'], 'portfolio')],
  ['a.jpg to portfolio', {}, hang(['a.jpg'], 'portfolio')],
  ['a.jpg to Nail Art', {}, hang(['a.jpg'], 'Nail Art')],
  ['a to the wedding 1.jpg', {}, hang(['a', 'to', 'the', 'wedding', '1.jpg'])],
  ['a.jpg to', {}, hang(['a.jpg', 'to'])],
  ['--yes', {}, hang([], undefined, true)],
  ['', { npm_config_yes: 'true' }, hang([], undefined, true)],
  ['', { npm_config_yes: '' }, hang()],
  ['a.jpg', { npm_config_token_description: 'portfolio' }, hang(['a.jpg'], 'portfolio')],
  ['a.jpg', { npm_config_to: 'portfolio' }, hang(['a.jpg'], 'portfolio')],
  ['a.jpg portfolio', { npm_config_to: 'true' }, hang(['a.jpg'], 'portfolio')],
  ['--describe', {}, { kind: 'describe' }],
  ['describe', {}, { kind: 'describe' }],
  ['', { npm_config_describe: 'true' }, { kind: 'describe' }],
  ['--first 27-a', {}, order('27-a')],
  ['first 27-a', {}, order('27-a')],
  ['27-a', { npm_config_first: 'true' }, order('27-a')],
  ['--move 27-a --before 3', {}, order('27-a', '3')],
  ['move 27-a before 3', {}, order('27-a', '3')],
  ['--help', {}, { kind: 'help' }],
  ['help', {}, { kind: 'help' }],
])('%s %j', (line, env, wishes) => {
  expect(parsePhotoArguments(line.split(' ').filter(Boolean), env)).toEqual(wishes);
});

test('of what Node says of an unknown option only the reason is told', () => {
  expect(parsePhotoArguments(['--unknown'], {})).toEqual({ kind: 'invalid', reason: "Unknown option '--unknown'" });
});

test.each([
  ['descibe 3', 'descibe', 'describe'],
  ['Describe', 'Describe', 'describe'],
  ['frist 27-a', 'frist', 'first'],
  ['mvoe 27-a before 3', 'mvoe', 'move'],
  ['hlep', 'hlep', 'help'],
])('of the misspelt command in %s the right one is said', (line, verb, meant) => {
  const reason = `There is no file ${verb}. Did you mean \`${meant}\`?`;
  expect(parsePhotoArguments(line.split(' '), {})).toEqual({ kind: 'invalid', reason });
});

test.each(['delete 3', 'remove 27-a', 'rm 3'])('for %s there is no command, and that is said', (line) => {
  const reason = 'No command takes a photo down: delete its .jpg and its .yaml.';
  expect(parsePhotoArguments(line.split(' '), {})).toEqual({ kind: 'invalid', reason });
});

test.each([
  ['swap 1 2', 'No command exchanges two photos.'],
  ['exchange 1 2', '`npm run photos move 27-haldi before 03-rose`'],
  ['add a.jpg to portfolio', '`npm run photos my-photo.jpg to portfolio`'],
  ['hang a.jpg', '`npm run photos my-photo.jpg to portfolio`'],
  ['27-a first', 'Write the command before the photo: `npm run photos first 27-a`.'],
  ['27-a last', 'No command puts a photo last.'],
])('%s hangs nothing, and the right command is said', (line, said) => {
  expect(parsePhotoArguments(line.split(' '), {})).toEqual({ kind: 'invalid', reason: expect.stringContaining(said) });
});

test('files that are named like words for what no command does are hung', () => {
  expect(parsePhotoArguments(['a', 'first'], {}, () => true)).toEqual(hang(['a', 'first']));
  expect(parsePhotoArguments(['Add', 'to', 'portfolio'], {}, () => true)).toEqual(hang(['Add'], 'portfolio'));
});

test.each([
  ['last 3', {}],
  ['Last 27-a', {}],
  ['3', { npm_config_last: 'true' }],
])('for %s %j there is no command, and it is said how the same is done', (line, env) => {
  const reason = expect.stringMatching(
    /^No command puts a photo last\. .* `npm run photos move 27-haldi before 30-rose`/,
  );
  expect(parsePhotoArguments(line.split(' '), env)).toEqual({ kind: 'invalid', reason });
});

test.each<[Record<string, string>, string]>([
  [{ npm_config_descibe: 'true' }, 'npm run photos describe'],
  [{ npm_config_frist: 'true' }, 'npm run photos first 27-name'],
  [{ npm_config_first: '27-a' }, 'npm run photos first 27-name'],
  [{ npm_config_mvoe: '27-a' }, 'npm run photos move 27-name before 03-other'],
  [{ npm_config_yess: 'true' }, 'npm run photos -- --yes'],
])('of what npm has kept, %j, the right command is said', (env, command) => {
  const reason = expect.stringContaining(`nothing was done. Did you mean \`${command}\`?`);
  expect(parsePhotoArguments([], env)).toEqual({ kind: 'invalid', reason });
});

test('what npm has kept of --delete is told as no command', () => {
  const reason = 'No command takes a photo down: delete its .jpg and its .yaml.';
  expect(parsePhotoArguments(['3'], { npm_config_delete: 'true' })).toEqual({ kind: 'invalid', reason });
});

test.each(['registry', 'loglevel', 'save', 'before', 'cafile'])('the setting %s of npm stops nothing', (setting) => {
  expect(parsePhotoArguments([], { [`npm_config_${setting}`]: 'true' })).toEqual(hang());
});

test('a file or a folder that is named like a command is no misspelt one', () => {
  expect(parsePhotoArguments(['Moves', 'to', 'portfolio'], {}, () => true)).toEqual(hang(['Moves'], 'portfolio'));
});

test.each<[string, Record<string, string>]>([
  ['--move 27-a', {}],
  ['--before 3', {}],
  ['move 27-a', {}],
  ['27-a', { npm_config_move: 'true' }],
  ['--first 27-a --before 3', {}],
  ['--first 27-a --move 28-b', {}],
  ['first 27-a --before 3', {}],
  ['describe 3', {}],
  ['--describe 27-a', {}],
  ['27-a', { npm_config_describe: 'true' }],
  ['describe a.jpg to portfolio', {}],
  ['first', {}],
  ['first 27-a 28-b', {}],
  ['--first', {}],
  ['--unknown', {}],
])('%s %j is refused', (line, env) => {
  expect(parsePhotoArguments(line.split(' '), env)).toEqual({ kind: 'invalid', reason: expect.stringMatching(/./) });
});
