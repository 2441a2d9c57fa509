/**
 * The fonts that draw the share pictures. They are found from the folder that the command was started in. Which letters
 * they have is known without them: src/shared/share-font-coverage.ts.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** In the order of preference: a letter is drawn in the first font that has it. */
const FILES = {
  Cormorant: '@fontsource/cormorant/files/cormorant-latin-600-normal.woff',
  'Cormorant Extended': '@fontsource/cormorant/files/cormorant-latin-ext-600-normal.woff',
  'Tiro Devanagari': '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff',
};

export interface LoadedFont {
  name: string;
  /** WOFF. */
  data: Buffer;
}

let loaded: LoadedFont[] | undefined;

/** Where a package's file lies: beside this module, or, once the build has bundled it elsewhere, in the project. */
function fileOf(path: string): string {
  try {
    return createRequire(import.meta.url).resolve(path);
  } catch {
    return createRequire(join(process.cwd(), 'package.json')).resolve(path);
  }
}

/** The fonts of the share pictures. Read from the disk once. */
export function loadFonts(): LoadedFont[] {
  return (loaded ??= Object.entries(FILES).map(([name, file]) => ({ name, data: readFileSync(fileOf(file)) })));
}
