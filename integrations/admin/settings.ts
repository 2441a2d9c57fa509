/** What the build's environment says of the owner's pages. */
import type { RepositoryConfig } from '../../src/admin/repository/config.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that is wrong, in the words of both languages. */
export interface SettingProblem {
  en: string;
  hi: string;
}

/**
 * - `off`: there is no page at all;
 * - `local`: the page edits the working copy of the computer that it runs on, and nothing else;
 * - `unset`: the page says how to set the repository;
 * - `repository`: the page signs in to one.
 */
export type AdminSettings =
  | { mode: 'off' }
  | { mode: 'local' }
  | { mode: 'unset'; problem?: SettingProblem }
  | { mode: 'repository'; repository: RepositoryConfig };

/** With the editor, without it, or with one that edits the working copy. */
const ADMIN_VALUES = ['on', 'off', 'local'];
/** Names as GitHub gives them: an account has no dots, a repository may. */
const REPOSITORY = /^[a-z\d](?:-?[a-z\d]){0,38}\/(?!\.{1,2}$)[\w.-]{1,100}$/i;
/** What git takes as the name of a branch, without its rarest characters. */
const BRANCH = /^(?![./-])(?!.*(?:\.\.|\/\/|\.lock$|[./]$))[\w./-]{1,200}$/;

const isLocal = (hostname: string) => hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]';

/** Whether the token may be sent there: over https, or to one's own computer. */
export function isSafeApi(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, search, hash } = new URL(address);
  return (protocol === 'https:' || (protocol === 'http:' && isLocal(hostname))) && !username && !search && !hash;
}

/**
 * What is wrong with the setting that leaves the editor out; nothing where it is right, or none is given.
 * @param env the environment of the build, with what a file .env adds to it
 */
export function adminFault(env: Environment): { cause: string; remedy: string } | undefined {
  const given = env['ADMIN']?.trim();
  return !given || ADMIN_VALUES.includes(given)
    ? undefined
    : {
        cause: `ADMIN is ‘${given}’, and can be on or off.`,
        remedy: 'Write ADMIN=off to build the site without the editor, or delete the setting.',
      };
}

const wrong = (name: string, given: string, en: string, hi: string): AdminSettings => ({
  mode: 'unset',
  problem: { en: `${name} is ‘${given}’, ${en}`, hi: `${name} ‘${given}’ है, ${hi}` },
});

/**
 * @param env the environment of the build, with what a file .env adds to it
 * @param local whether the site is made for the computer that it is made on: then no repository need be known
 */
export function adminSettings(env: Environment, local = false): AdminSettings {
  if (env['ADMIN']?.trim() === 'off') return { mode: 'off' };
  const unset: AdminSettings = local || env['ADMIN']?.trim() === 'local' ? { mode: 'local' } : { mode: 'unset' };
  const repo = env['ADMIN_REPO']?.trim();
  if (!repo) return unset;
  if (!REPOSITORY.test(repo))
    return wrong(
      'ADMIN_REPO',
      repo,
      'which is not an owner and a name with one slash between them.',
      'जिसमें मालिक का नाम, एक स्लैश और रिपॉज़िटरी का नाम नहीं है।',
    );
  const branch = env['ADMIN_BRANCH']?.trim() || 'main';
  if (!BRANCH.test(branch))
    return wrong('ADMIN_BRANCH', branch, 'which no branch can be called.', 'जो किसी ब्रांच का नाम नहीं हो सकता।');
  const api = env['ADMIN_API']?.trim().replace(/\/+$/, '');
  if (api && !isSafeApi(api))
    return wrong(
      'ADMIN_API',
      api,
      'which is neither an address with https:// nor one of your own computer.',
      'जो न https:// वाला पता है, न आपके अपने कंप्यूटर का।',
    );
  return { mode: 'repository', repository: { repo, branch, ...(api && { api }) } };
}
