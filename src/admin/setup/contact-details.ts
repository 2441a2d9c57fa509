/** Addresses, codes and profiles as people write them → as the content wants them. */
import type { AnswerError } from './answer-error.ts';
import { plainDigits } from '../../shared/plain-digits.ts';

export const readEmail = (answer: string): string => answer.replace(/^mailto:/i, '').replace(/^<|>$/g, '');

/** `२८४ ००१` → `284001` */
export const readPostalCode = (answer: string): string => plainDigits(answer).replace(/[\s-]/g, '');

interface Network {
  name: string;
  /** What the address of a profile begins with. */
  home: string;
}

const X: Network = { name: 'X', home: 'https://x.com/' };
/** Those that owners have, by their hosts. */
const NETWORKS: ReadonlyMap<string, Network> = new Map([
  ['instagram.com', { name: 'Instagram', home: 'https://www.instagram.com/' }],
  ['facebook.com', { name: 'Facebook', home: 'https://www.facebook.com/' }],
  ['youtube.com', { name: 'YouTube', home: 'https://www.youtube.com/' }],
  ['x.com', X],
  ['twitter.com', X],
]);

/** A profile's address: `https://m.facebook.com/asha?x=y`. It captures the host, `@` where it has one, and the name. */
const PROFILE = /^(?:https?:\/\/)?((?:[\w-]+\.)+[a-z]{2,})\/(@?)([\w.-]+)\/?(?:[?#].*)?$/i;
/** What stands where the name would, and is a page of the network: `profile.php?id=100012345`, `watch?v=…`. */
const NO_NAME = /^(.+\.php|watch)$/i;

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '');

export interface Profile {
  name?: string | undefined;
  handle: string;
  url: string;
}

/**
 * A profile by its handle or by its whole address. A network of which only the host is known is called by that, unless
 * studio.yaml has an address there and so a name for it.
 * @param current the handle and the address that studio.yaml has; the new address is made like it
 */
export function readProfile(answer: string, current: Omit<Profile, 'name'>): Profile | AnswerError {
  const [, typed = '', at = '', name = ''] = PROFILE.exec(answer) ?? [];
  if (name !== '' && !NO_NAME.test(name)) {
    const host = typed.toLowerCase();
    const network = NETWORKS.get(host.replace(/^(www|m|mobile)\./, ''));
    const url = `${network?.home ?? `https://${host}/`}${at}${name}/`;
    if (network === undefined && hostOf(current.url) === host) return { handle: `@${name}`, url };
    return { name: network?.name ?? host, handle: `@${name}`, url };
  }
  if (answer.includes('/')) return { error: 'noNameInAddress' };
  const handle = `@${answer.replace(/^@+/, '')}`;
  const [old, own] = [current.handle.replace(/^@/, ''), handle.slice(1)];
  const url =
    old !== '' && current.url.includes(old) ? current.url.replace(old, () => own) : `https://www.instagram.com/${own}/`;
  return { handle, url };
}
