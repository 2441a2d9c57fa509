/** What modules of this project import, read from their sources. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const STATEMENT = /^\s*(?:import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]/gm;
const CALL = /\bimport\(\s*['"]([^'"]+)['"]\s*\)/g;
/** A file beside the source. Folders have no ending: what is read there is not imported. */
const URLS = /\bnew URL\(\s*['"](\.[^'"]+\.\w+)['"]/g;
const PATHS = /\bjoin\(\s*import\.meta\.dirname,\s*['"](\.[^'"]+\.\w+)['"]/g;
const GLOBS = /\bimport\.meta\.glob(?:<[^(]*>)?\(\s*(\[[^]*?['"],?\s*\]|['"][^'"]+['"])/g;
const SCRIPTS = /<script\b[^>]*?\ssrc=['"]([^'"]+)['"]/g;

/**
 * Everything that a source imports, statically or dynamically; of `import.meta.glob` the patterns. `import type` is
 * erased, and left out.
 */
export function importsOf(source: string): string[] {
  const statements = [...source.matchAll(STATEMENT)].filter(([, type]) => !type).map(([, , target = '']) => target);
  const later = [CALL, URLS, PATHS, SCRIPTS].flatMap((form) =>
    [...source.matchAll(form)].map(([, target = '']) => target),
  );
  const globs = [...source.matchAll(GLOBS)].flatMap(([, patterns = '']) =>
    [...patterns.matchAll(/['"]([^'"]+)['"]/g)].map(([, pattern = '']) => pattern),
  );
  return [...statements, ...later, ...globs];
}

/** @param module its full path; @returns its source and that of all modules of this project that it needs, by path */
export function sourcesOf(module: string, known = new Map<string, string>()): Map<string, string> {
  if (known.has(module)) return known;
  const source = readFileSync(module, 'utf8');
  known.set(module, source);
  for (const target of importsOf(source)) if (target.startsWith('.')) sourcesOf(join(dirname(module), target), known);
  return known;
}
