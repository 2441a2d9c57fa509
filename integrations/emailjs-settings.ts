/** The e-mail provider's keys and address, which the site's owner may say in the build's environment. */
import { EMAILJS_KEYS } from '../src/shared/emailjs-key-names.ts';
import { isHttpAddress } from './http-address.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A character that no key has. Owners may choose theirs, but these come with copying alone. */
const FOREIGN = /[^!-~]|["'`<>=]/u;

function named(character: string): string {
  if (/\s/.test(character)) return 'a space';
  return /\p{C}/u.test(character) ? 'an invisible character' : `‘${character}’`;
}

/**
 * What is wrong with each setting that the provider's server would not understand, or the form not reach it by.
 * @param env the environment of the build, with what a file .env adds to it
 */
export function emailjsFaults(env: Environment): { name: string; cause: string; remedy: string }[] {
  const keys = EMAILJS_KEYS.flatMap((name) => {
    const [character] = FOREIGN.exec(env[name] ?? '') ?? [];
    return character === undefined
      ? []
      : {
          name,
          cause: `${name} has ${named(character)} in it, and no key of the e-mail provider has.`,
          remedy: 'Write the key alone, as it stands on the provider’s account page, or delete the setting.',
        };
  });
  const origin = env['EMAILJS_ORIGIN'];
  return !origin || isHttpAddress(origin)
    ? keys
    : [
        ...keys,
        {
          name: 'EMAILJS_ORIGIN',
          cause: `EMAILJS_ORIGIN is ‘${origin}’, which is no address that begins with https://.`,
          remedy:
            'Write it as EMAILJS_ORIGIN=https://api.emailjs.com, or delete the setting: that is where mail goes anyway.',
        },
      ];
}
