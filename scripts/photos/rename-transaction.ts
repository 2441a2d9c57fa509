/**
 * Many files that change their names at once, some into names that others leave. A record says what is to be done; a
 * run that was cut short is finished by the next. Step by step: everything aside, everything to its new name, and
 * then the lines that name pictures.
 */
import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { writeAtomic } from '../files/atomic-write.ts';
import { exists } from '../files/exists.ts';
import { hasCode } from '../files/error-code.ts';
import { sha256 } from '../files/hash.ts';
import { renameWithRetry } from '../files/rename-with-retry.ts';
import { readReferences, withNewPaths } from '../gallery/references.ts';

/** Where the record lies, from the project's folder. */
const JOURNAL = join('.local', 'photo-moves.json');
/** What a file ends in while it is aside; it begins with a dot, so that the site does not read it. */
const ASIDE = '.moving';

interface Move {
  from: string;
  to: string;
}

/** A text whose lines name other pictures now; `before` is the hash of what it was. */
interface Edit {
  file: string;
  before: string;
  text: string;
}

/** What is to be done. Paths are from the project's folder, for it may lie elsewhere when a run is finished. */
interface Journal {
  step: 'aside' | 'place' | 'edit';
  moves: Move[];
  edits: Edit[];
}

const asidePath = (path: string) => join(dirname(path), `.${basename(path)}${ASIDE}`);

async function runJournal(root: string, journal: Journal): Promise<void> {
  const path = (name: string) => join(root, name);
  const save = (step: Journal['step']) => writeAtomic(path(JOURNAL), JSON.stringify({ ...journal, step }));
  const step = async (from: string, to: string) => {
    if (await exists(path(from))) await renameWithRetry(path(from), path(to));
  };
  if (journal.step === 'aside') {
    await save('aside');
    for (const { from } of journal.moves) await step(from, asidePath(from));
    await save('place');
  }
  if (journal.step !== 'edit') {
    for (const { from, to } of journal.moves) await step(asidePath(from), to);
    await save('edit');
  }
  for (const { file, before, text } of journal.edits) {
    // A file that was changed in between by hand stays as it is; the content check says what is wrong in it.
    const now = await readFile(path(file)).catch(() => undefined);
    if (now && sha256(now) === before) await writeAtomic(path(file), text);
  }
  await rm(path(JOURNAL), { force: true });
}

/** Moves files; every line that names one as a picture follows. `to` must be free or be left by another. */
export async function moveFiles(root: string, moves: Move[]): Promise<void> {
  const places = new Map(moves.map(({ from, to }) => [from, to]));
  const files = [
    ...new Set((await readReferences(root)).filter(({ picture }) => places.has(picture)).map(({ file }) => file)),
  ];
  const edits = await Promise.all(
    files.map(async (file): Promise<Edit> => {
      const bytes = await readFile(file);
      return {
        file: relative(root, places.get(file) ?? file),
        before: sha256(bytes),
        text: withNewPaths(file, bytes.toString('utf8'), places),
      };
    }),
  );
  await mkdir(join(root, '.local'), { recursive: true });
  await runJournal(root, {
    step: 'aside',
    moves: moves.map(({ from, to }) => ({ from: relative(root, from), to: relative(root, to) })),
    edits,
  });
}

/** Finishes what an earlier run began; true when there was something. */
export async function finishMoves(root: string): Promise<boolean> {
  try {
    const journal = JSON.parse(await readFile(join(root, JOURNAL), 'utf8')) as Journal;
    await runJournal(root, journal);
    return true;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}
