/** Says in the build's output what happens to enquiries when the e-mail provider's keys are not set. */
import type { AstroIntegration } from 'astro';
import { EMAILJS_KEYS } from '../src/shared/emailjs-key-names.ts';

/** @param env the environment of the build, with what a file .env adds to it */
export function missingKeys(env: Record<string, string | undefined>): string[] {
  return EMAILJS_KEYS.filter((key) => !env[key]);
}

/** Warns after a build when one of the provider's keys is missing. @param env as above */
export function missingKeysWarning(env: Record<string, string | undefined>): AstroIntegration {
  return {
    name: 'keys',
    hooks: {
      'astro:build:done': ({ logger }) => {
        const missing = missingKeys(env);
        if (missing.length === 0) return;
        logger.warn(
          `${missing.join(', ')} not set: the form does not send e-mail but hands the enquiry to WhatsApp. ` +
            'To receive e-mail, set all three (README, “Keys”) and build again.',
        );
      },
    },
  };
}
