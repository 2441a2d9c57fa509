/** Questions on the terminal. */
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';

const INTRODUCTION =
  'Each photo wants one line that says what it shows, such as “Bridal look in red with a gold nath”.\n' +
  'Enter leaves it for later; Ctrl-C leaves all that follow.';

/**
 * Puts a question to the owner: her answer, empty when she leaves it for later; undefined when she wants no more
 * questions (Ctrl-C, Ctrl-D) or nobody can be asked.
 */
export type Ask = (question: string) => Promise<string | undefined>;

/** Asks on the terminal, until Ctrl-C or Ctrl-D; the command then goes on without asking. */
export function createTerminalAsk(
  input: NodeJS.ReadableStream = stdin,
  output: NodeJS.WritableStream = stdout,
): { ask: Ask; close: () => void } {
  let terminal: ReturnType<typeof createInterface> | undefined;
  let ended = false;
  return {
    ask: async (question) => {
      if (ended) return undefined;
      // Opened for the first question only: until then Ctrl-C ends the command, as everywhere.
      if (!terminal) {
        output.write(`${INTRODUCTION}\n`);
        terminal = createInterface({ input, output, terminal: true });
      }
      const opened = terminal;
      const closed = new Promise<undefined>((resolve) =>
        opened.once('close', () => {
          ended = true;
          // A line that came together with Ctrl-C is an answer still.
          setImmediate(resolve, undefined);
        }),
      );
      // Ctrl-C refuses the answer; the close that comes with it has said all there is to say.
      const answer = opened.question(question).then(
        (line) => line.trim(),
        () => undefined,
      );
      const line = await Promise.race([answer, closed]);
      if (line === undefined) {
        ended = true;
        opened.close();
        output.write('\n');
      }
      return line;
    },
    close: () => terminal?.close(),
  };
}
