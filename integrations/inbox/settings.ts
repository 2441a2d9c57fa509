/** How a site on one's own computer finds the inbox. */
import { join } from 'node:path';

/** Git-ignored: enquiries are personal. */
export const INBOX_FOLDER = join(import.meta.dirname, '../../.local/inbox');

/**
 * The environment of a build whose enquiries go to the inbox at the site's own origin. Keys that are set stay as they
 * are.
 */
export const inboxEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  ...env,
  EMAILJS_PUBLIC_KEY: env['EMAILJS_PUBLIC_KEY'] || 'local-public-key',
  EMAILJS_SERVICE_ID: env['EMAILJS_SERVICE_ID'] || 'local-service',
  EMAILJS_TEMPLATE_ID: env['EMAILJS_TEMPLATE_ID'] || 'local-template',
  EMAILJS_ORIGIN: '/',
});
