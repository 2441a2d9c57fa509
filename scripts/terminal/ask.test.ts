import { PassThrough } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createPipedAsk, createTerminalAsk } from './ask.ts';

function terminal() {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const { ask, close } = createTerminalAsk('Say one line.', input, output);
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
  expect(shown()).toMatch(/^Say one line\.\n[^]*1: [^]*2: /);
  close();
});

test('many questions are asked without a warning of Node’s between them', async () => {
  const warned = vi.spyOn(process, 'emitWarning').mockReturnValue();
  onTestFinished(() => warned.mockRestore());
  const { ask, close, type } = terminal();
  for (let at = 1; at <= 30; at += 1) {
    const answer = ask(`${at}: `);
    type('Red\r');
    expect(await answer).toBe('Red');
  }
  close();
  expect(warned).not.toHaveBeenCalled();
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

test('lines that are piped in are answers, one after the other, until they end', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const { ask, close } = createPipedAsk('Say one line.', input, output);
  input.write('Red\r\n\n  Bl');
  input.end('ue');
  expect([await ask('1: '), await ask('2: '), await ask('3: '), await ask('4: ')]).toEqual([
    'Red',
    '',
    'Blue',
    undefined,
  ]);
  expect(String(output.read())).toBe('Say one line.\n1: Red\n2: \n3: Blue\n4: \n');
  close();
});
