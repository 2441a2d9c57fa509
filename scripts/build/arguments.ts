/** What was typed behind `npm run build`. */
import { parseArgs } from 'node:util';
import { argumentError } from '../terminal/argument-error.ts';
import { DIST } from './output-folder.ts';

/** The options of Astro's own build that are handed on to it: how much it says. */
export const ASTRO_OPTIONS = { silent: { type: 'boolean' }, verbose: { type: 'boolean' } } as const;
const OPTIONS = { outDir: { type: 'string', default: DIST }, ...ASTRO_OPTIONS } as const;

/** Options of Astro's that would pass the check of settings by, and the setting that says the same. */
const SETTINGS: Record<string, string> = { '--site': 'SITE_URL', '--base': 'BASE_PATH' };

export type BuildArguments =
  /** `args` are the options for Astro, each as one word. */
  | { kind: 'build'; outDir: string; args: string[] }
  /** `reason` says what cannot be understood. */
  | { kind: 'invalid'; reason: string };

export function parseBuildArguments(args: readonly string[]): BuildArguments {
  try {
    const { values, tokens } = parseArgs({ args: [...args], options: OPTIONS, tokens: true });
    const handedOn = tokens.flatMap((token) =>
      token.kind === 'option' && token.name !== 'outDir' ? [token.rawName] : [],
    );
    return { kind: 'build', outDir: values.outDir, args: handedOn };
  } catch (error) {
    const message = argumentError(error);
    const [option, setting] = Object.entries(SETTINGS).find(([name]) => message.includes(`'${name}'`)) ?? [];
    if (option)
      return { kind: 'invalid', reason: `${option} is not taken. Say it in the setting ${setting} (README, “Keys”).` };
    const known = Object.keys(OPTIONS).map((name) => `--${name}`);
    return { kind: 'invalid', reason: `${message}. What can stand behind \`npm run build --\`: ${known.join(', ')}.` };
  }
}
