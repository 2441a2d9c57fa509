/** Questions on the terminal, or to whatever stands in its place. */
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';

/**
 * Puts a question to the owner: her answer, empty when she leaves it for later; undefined when she wants no more
 * questions (Ctrl-C, Ctrl-D) or nobody can be asked.
 */
export type Ask = (question: string) => Promise<string | undefined>;

/**
 * Asks on the terminal, until Ctrl-C or Ctrl-D; the command then goes on without asking.
 * @param introduction what is said before the first question
 */
export function createTerminalAsk(
  introduction: string,
  input: NodeJS.ReadableStream = stdin,
  output: NodeJS.WritableStream = stdout,
): { ask: Ask; close: () => void } {
  let ended = false;
  const open = () => {
    output.write(`${introduction}\n`);
    const terminal = createInterface({ input, output, terminal: true });
    const closed = new Promise<undefined>((resolve) =>
      terminal.once('close', () => {
        ended = true;
        // Delayed, so that a line that arrived together with Ctrl-C still counts.
        setImmediate(resolve, undefined);
      }),
    );
    return { terminal, closed };
  };
  let opened: ReturnType<typeof open> | undefined;
  return {
    ask: async (question) => {
      if (ended) return undefined;
      // Opened for the first question only: until then Ctrl-C ends the command, as everywhere.
      opened ??= open();
      const { terminal, closed } = opened;
      // Ctrl-C rejects the question and closes the terminal: the rejection itself needs no message.
      const answer = terminal.question(question).then(
        (line) => line.trim(),
        () => undefined,
      );
      const line = await Promise.race([answer, closed]);
      if (line === undefined) {
        ended = true;
        terminal.close();
        output.write('\n');
      }
      return line;
    },
    close: () => opened?.terminal.close(),
  };
}

/** Takes the answers from piped lines, and prints each after its question. */
export function createPipedAsk(
  introduction: string,
  input: NodeJS.ReadableStream = stdin,
  output: NodeJS.WritableStream = stdout,
): { ask: Ask; close: () => void } {
  const reader = createInterface({ input, terminal: false });
  // Asked for at once: lines that come before the first question are answers too.
  const lines = reader[Symbol.asyncIterator]();
  let introduced = false;
  return {
    ask: async (question) => {
      if (!introduced) output.write(`${introduction}\n`);
      introduced = true;
      output.write(question);
      const { value, done } = await lines.next();
      const line = done ? undefined : value.trim();
      output.write(`${line ?? ''}\n`);
      return line;
    },
    close: () => reader.close(),
  };
}
