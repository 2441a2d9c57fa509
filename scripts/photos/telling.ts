/** What the photo command says to the owner, and what it asks. */
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { basename, relative, sep } from 'node:path';
import type { Left } from './drop.ts';
import type { Ask, Outcome } from './hanging.ts';
import { ORIGINALS } from './hanging.ts';
import type { Mended } from './mending.ts';

/** Where the command's lines go. */
export type Say = (line: string) => void;

/** A path as the owner sees it: from the project's folder, with slashes. */
const shown = (root: string, path: string) => {
  const inside = relative(root, path);
  return (inside.startsWith('..') ? path : inside).split(sep).join('/');
};

/** 1 photo, 2 photos */
export const photos = (count: number) => `${count} ${count === 1 ? 'photo' : 'photos'}`;

/** Asks on the terminal. An empty line leaves the description out; Ctrl-D leaves out all that follow. */
export function terminalAsk(say: Say): { ask: Ask; close: () => void } {
  const terminal = createInterface({ input: stdin, output: stdout });
  let open = true;
  terminal.on('close', () => { open = false; });
  say('Each photo wants one line that says what it shows, such as “Bridal look in red with a gold nath”. Enter leaves it for later.');
  return {
    ask: async (picture, original) => {
      if (!open) return undefined;
      const closed = new Promise<string>((resolve) => terminal.once('close', () => resolve('')));
      const answer = terminal.question(`${basename(picture)} (from ${basename(original)}) shows: `);
      const line = (await Promise.race([answer, closed])).trim();
      return line === '' ? undefined : line;
    },
    close: () => terminal.close(),
  };
}

/** The line of one photo in the list of progress. */
export function progressLine(root: string, outcome: Outcome, number: number, total: number): string {
  const name = basename(outcome.drop.path);
  const place = `${number} of ${total}  ${name}`;
  if (outcome.state === 'left') return `${place}: left where it was`;
  const picture = shown(root, outcome.picture);
  return outcome.state === 'twin' ? `${place}: the same photo hangs already, ${picture}` : `${place} → ${picture}`;
}

function hungLines(root: string, outcomes: Outcome[]): string[] {
  const hung = outcomes.filter((outcome) => outcome.state === 'hung');
  const twins = outcomes.filter((outcome) => outcome.state === 'twin');
  const alike = hung.filter(({ lookalike }) => lookalike);
  const bare = hung.filter(({ described }) => !described);
  return [
    ...(hung.length > 0 ? [`${photos(hung.length)} hung. The originals are kept in the folder ${ORIGINALS}.`] : []),
    ...(twins.length > 0 ? [`${photos(twins.length)} dropped twice, so not hung again:`] : []),
    ...twins.map(({ drop, picture }) => `  ${basename(drop.path)} is ${shown(root, picture)}`),
    ...(alike.length > 0 ? ['These look like a photo that hangs already. If one is too many, delete its .jpg and its .yaml:'] : []),
    ...alike.map(({ picture, lookalike }) => `  ${shown(root, picture)} looks like ${shown(root, lookalike ?? '')}`),
    ...(bare.length > 0 ? ['These want a description. Open the file and add a line such as `alt: Bridal look in red`:'] : []),
    ...bare.map(({ entry }) => `  ${shown(root, entry)}`),
  ];
}

/** Everything that was done, and what is left to do. */
export function summary(root: string, outcomes: Outcome[], mended: Mended[], left: Left[]): string[] {
  const allLeft = [...left, ...outcomes.flatMap((outcome) => (outcome.state === 'left' ? [outcome.left] : []))];
  const lines = [
    ...hungLines(root, outcomes),
    ...(mended.length > 0 ? [`${photos(mended.length)} hung by hand, made safe (turned upright, made smaller, freed of the place where they were taken):`] : []),
    ...mended.map(({ picture }) => `  ${shown(root, picture)}`),
    ...(allLeft.length > 0 ? [`Left where they were (${allLeft.length}):`] : []),
    ...allLeft.map(({ path, reason }) => `  ${shown(root, path)}: ${reason}.`),
  ];
  return lines.length > 0 ? lines : ['Nothing to do: every photo hangs.'];
}
