/** The keys of the e-mail provider, which are settings of the build and no content. */
import type { EmailjsKey } from '../../shared/emailjs-key-names.ts';

/** What the provider's keys are made of. */
const KEY = /^[\w-]{3,100}$/;

/** A key as it is pasted, with its name before it and in quotation marks or not. @returns undefined for what is none */
export function readEmailjsKey(name: EmailjsKey, answer: string): string | undefined {
  const value = answer.replace(new RegExp(`^${name}\\s*=\\s*`), '').replace(/^(["'])(.*)\1$/, '$2');
  return KEY.test(value) ? value : undefined;
}
