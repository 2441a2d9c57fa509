/**
 * What has hyphens and was typed before a lone `--` is kept by npm for itself, also where npm has no such setting: the
 * command hears of it in its environment alone, as `npm_config_describe=true`.
 */
const KEPT = /^npm_config_(.+)$/i;
/** Settings of npm, and of what npm installs, that look like words of a command. */
const NPM_SETTINGS = new Set(['before', 'cafile', 'call', 'cert', 'devdir', 'make', 'nodedir', 'save', 'shell', 'yes']);

export interface KeptOption {
  /** As it was typed, but for its value: `--descibe`. */
  option: string;
  /** The word of the command that is meant by it. */
  meant: string;
}

/**
 * The option that npm has kept, and that was meant for the command; undefined where there is none.
 * @param meantBy gives the word of the command that is nearest to another one
 * @param understood words that it takes from its environment by itself, where they have no value
 */
export function keptOption(
  env: Readonly<Record<string, string | undefined>>,
  meantBy: (word: string) => string | undefined,
  understood: readonly string[] = [],
): KeptOption | undefined {
  for (const [name, value] of Object.entries(env)) {
    const [, kept] = KEPT.exec(name) ?? [];
    // npm says so of `--no-yes`, and of its own settings that are left empty.
    if (kept === undefined || !value || value === 'false') continue;
    const word = kept.toLowerCase().replaceAll('_', '-');
    // npm once kept the address of an account by this name.
    const isSetting = NPM_SETTINGS.has(word) || (word === 'email' && value.includes('@'));
    const meant = isSetting ? undefined : meantBy(word);
    const isTaken = meant === word && value === 'true' && understood.includes(word);
    if (meant !== undefined && !isTaken) return { option: `--${word}`, meant };
  }
  return undefined;
}

/** @param line the whole command that is meant */
export const keptOptionReason = ({ option }: KeptOption, line: string): string =>
  `npm has kept \`${option}\` for itself, and nothing was done. Did you mean \`${line}\`?`;
