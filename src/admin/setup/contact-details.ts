/** Phone numbers, codes and profiles as people write them → as the content wants them. */
import { INDIAN_DIGITS } from '../../content.config/studio-rules.ts';
import { plainDigits } from './clock-time.ts';

/** `098765-43210` → `+91 98765 43210`. What is none is left for the check to explain. */
export function readPhone(answer: string): string {
  const text = plainDigits(answer).replace(/^(tel:|00(?=\d))/i, (start) => (start === '00' ? '+' : ''));
  const digits = text.replace(/[\s().\-–/]/g, '');
  if (!/^\+?\d+$/.test(digits)) return answer;
  const own = digits.replace(/^(\+91|91(?=\d{10}$)|0(?=\d{10}$))/, '').replace(/^0(?=\d{10}$)/, '');
  if (own.length === INDIAN_DIGITS && !own.startsWith('+')) return `+91 ${own.slice(0, 5)} ${own.slice(5)}`;
  if (digits.startsWith('+91')) return `+91 ${digits.slice(3)}`;
  return digits.startsWith('+')
    ? text
        .replace(/[().\-–/]/g, ' ')
        .replace(/\s+/g, ' ')
        .trim()
    : answer;
}

export const readEmail = (answer: string): string => answer.replace(/^mailto:/i, '').replace(/^<|>$/g, '');

/** `२८४ ००१` → `284001` */
export const readPostalCode = (answer: string): string => plainDigits(answer).replace(/[\s-]/g, '');

/** The networks by their hosts; on others the name stays what it was. */
const NETWORKS: Readonly<Record<string, string>> = {
  'instagram.com': 'Instagram',
  'facebook.com': 'Facebook',
  'youtube.com': 'YouTube',
};

export interface Profile {
  name?: string | undefined;
  handle: string;
  url: string;
}

/**
 * A profile by its handle or by its whole address.
 * @param current the handle and the address that studio.yaml has; the new address is made like it
 */
export function readProfile(answer: string, current: Omit<Profile, 'name'>): Profile {
  const link = /^(?:https?:\/\/)?(?:(?:www|m)\.)?([\w-]+(?:\.[\w-]+)*\.[a-z]{2,})\/(@?)([\w.]+)\/?(?:[?#].*)?$/i.exec(
    answer,
  );
  if (link) {
    const [, host = '', at = '', name = ''] = link;
    return {
      name: NETWORKS[host.toLowerCase()],
      handle: `@${name}`,
      url: `https://www.${host.toLowerCase()}/${at}${name}/`,
    };
  }
  const handle = `@${answer.replace(/^@+/, '')}`;
  const [old, own] = [current.handle.replace(/^@/, ''), handle.slice(1)];
  const url =
    old !== '' && current.url.includes(old) ? current.url.replace(old, () => own) : `https://www.instagram.com/${own}/`;
  return { handle, url };
}
