import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createTerminalAsk } from './terminal.ts';

function terminal() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const { ask, close } = createTerminalAsk(input, output);
  let shown = '';
  output.on('data', (data) => {
    shown += String(data);
  });
  return { ask, close, type: (keys: string) => input.write(keys), end: () => input.end(), shown: () => shown };
}

test('answers come without their spaces; an empty one is an answer', async () => {
  const { ask, close, type, shown } = terminal();
  const first = ask('1: ');
  type('  Red \r');
  expect(await first).toBe('Red');
  const second = ask('2: ');
  type('\r');
  expect(await second).toBe('');
  expect(shown()).toMatch(/one line that says what it shows[^]*1: [^]*2: /);
  close();
});

test.each([
  ['Ctrl-C', '\x03'],
  ['Ctrl-D', '\x04'],
])('%s ends the questions, not the command', async (_, key) => {
  const { ask, type } = terminal();
  const answer = ask('1: ');
  type(key);
  expect(await answer).toBeUndefined();
  expect(await ask('2: ')).toBeUndefined();
});

test('a line that comes together with Ctrl-C is kept', async () => {
  const { ask, type } = terminal();
  const answer = ask('1: ');
  type('Red\r\x03');
  expect(await answer).toBe('Red');
  expect(await ask('2: ')).toBeUndefined();
});

test('a terminal that goes away ends the questions', async () => {
  const { ask, end } = terminal();
  const answer = ask('1: ');
  end();
  expect(await answer).toBeUndefined();
});
