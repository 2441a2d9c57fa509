/**
 * What was typed behind `npm run doctor`. Windows PowerShell drops the `--`, and npm then keeps what has hyphens for
 * itself and tells of it in the environment; so `mail` is understood without hyphens as well.
 */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nearest } from '../../src/shared/did-you-mean.ts';
import { argumentError } from '../terminal/argument-error.ts';
import { keptOption, keptOptionReason } from '../terminal/npm-option.ts';

export const USAGE = `To look at the live site:    npm run doctor -- https://www.example.in
At the folder of a build:    npm run doctor -- dist
To see whether mail arrives: npm run doctor -- https://www.example.in --mail`;

export type DoctorArguments =
  | { kind: 'help' }
  /** `reason` says what cannot be understood. */
  | { kind: 'invalid'; reason: string }
  | { kind: 'look'; target: { address: URL } | { folder: string }; mail: boolean };

type Env = Record<string, string | undefined>;

/** `www.example.in` is an address where no folder has that name. */
function targetOf(word: string, root: string): { address: URL } | { folder: string } | undefined {
  const scheme = /^(\w+):\/\//.exec(word)?.[1]?.toLowerCase();
  if (scheme) {
    const isWeb = scheme === 'http' || scheme === 'https';
    return isWeb && URL.canParse(word) ? { address: new URL(word) } : undefined;
  }
  if (existsSync(resolve(root, word))) return { folder: word };
  if (/^(localhost|127\.0\.0\.1)(:\d+)?(\/|$)/.test(word)) return { address: new URL(`http://${word}`) };
  const isHost = /^[^\s./\\][^\s/\\]*\.[^\s./\\]{2,}(:\d+)?(\/|$)/.test(word) && URL.canParse(`https://${word}`);
  return isHost ? { address: new URL(`https://${word}`) } : { folder: word };
}

/** @param root the folder that a folder is named from */
export function parseDoctorArguments(args: readonly string[], env: Env, root = process.cwd()): DoctorArguments {
  let parsed;
  try {
    parsed = parseArgs({
      args: [...args],
      options: { mail: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
  } catch (error) {
    return { kind: 'invalid', reason: argumentError(error) };
  }
  const kept = keptOption(env, (word) => nearest(word, ['mail']), ['mail']);
  if (kept)
    return { kind: 'invalid', reason: keptOptionReason(kept, 'npm run doctor -- https://www.example.in --mail') };
  const { values, positionals } = parsed;
  if (values.help) return { kind: 'help' };
  const words = positionals.filter((word) => word !== 'mail');
  if (words.length > 1) return { kind: 'invalid', reason: `One site at a time: what is ${words.slice(1).join(' ')}?` };
  const [word = 'dist'] = words;
  const target = targetOf(word, root);
  if (!target) return { kind: 'invalid', reason: `${word} is neither an address nor a folder.` };
  const mail = values.mail === true || positionals.includes('mail') || env['npm_config_mail'] === 'true';
  return { kind: 'look', target, mail };
}
