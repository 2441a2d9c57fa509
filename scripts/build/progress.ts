/** How far a build has come: one line that is written anew on a terminal, now and then a line where lines are kept. */

/** Where progress is shown: `process.stdout`, or a stand-in. */
export interface Screen {
  isTTY?: boolean;
  write: (text: string) => unknown;
}

export interface Progress {
  /** @param fresh whether it had to be made, not only found in the cache */
  picture: (done: number, total: number, fresh: boolean) => void;
  /** Clears the line, so that others can be written. */
  end: () => void;
}

/** Milliseconds between two lines of a log, and between two of a terminal. */
const PATIENCE = { log: 3000, terminal: 100 } as const;
/** A log gets a line for every tenth. */
const TENTHS = 10;
/** Back to the line's beginning, and the line emptied. */
const CLEAR = '\r\u001b[2K';

/** @param now milliseconds on any clock */
export function createProgress(screen: Screen, now: () => number = () => performance.now()): Progress {
  const begun = now();
  let last = begun;
  let tenth = 0;
  let fresh = 0;
  let dirty = false;
  return {
    picture: (done, total, isFresh) => {
      if (isFresh) fresh += 1;
      const line = `Pictures: ${done} of ${total}${fresh > 0 ? `, ${fresh} of them new` : ''}`;
      if (screen.isTTY) {
        if (now() - last < PATIENCE.terminal && done < total) return;
        screen.write(`${CLEAR}${line}`);
        dirty = true;
      } else {
        // A build in which nothing is new is over before anybody wonders.
        if (Math.floor((done * TENTHS) / total) === tenth || now() - last < PATIENCE.log) return;
        tenth = Math.floor((done * TENTHS) / total);
        screen.write(`${line}\n`);
      }
      last = now();
    },
    end: () => {
      if (dirty) screen.write(CLEAR);
      dirty = false;
    },
  };
}
