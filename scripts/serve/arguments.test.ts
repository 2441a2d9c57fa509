import { expect, test } from 'vitest';
import { INBOX_FOLDER } from '../../integrations/inbox/settings.ts';
import { parseStartArguments } from './arguments.ts';

test.each([
  [[], {}, { port: 4321 }],
  [[], { PORT: '8080' }, { port: 8080 }],
  [
    ['--port', '5000', '--folder=site', '--inbox=mail'],
    { PORT: '8080' },
    { port: 5000, folder: 'site', inbox: 'mail' },
  ],
])('%j %j is understood', (args, env, wanted) =>
  expect(parseStartArguments(args, env)).toEqual({
    kind: 'start',
    folder: '.local/site',
    inbox: INBOX_FOLDER,
    ...wanted,
  }),
);

test.each([['--prot=5000'], ['--port'], ['--port', '--folder=x'], ['5000']])(
  '%s is not passed over: what can be asked for is said',
  (...args) =>
    expect(parseStartArguments(args, {})).toEqual({
      kind: 'invalid',
      reason: expect.stringMatching(/^[^\n]{10,}\. What can stand behind .*--port, --folder, --inbox\.$/),
    }),
);

test('a port that is none is said', () =>
  expect(parseStartArguments(['--port=abc'], {})).toEqual({
    kind: 'invalid',
    reason: 'abc is no port. Write a number such as 4321.',
  }));
