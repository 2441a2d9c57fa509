/** Where an enquiry goes: to the e-mail provider, or, without its keys, to the chat. */
import { EMAILJS_ORIGIN, EMAILJS_PUBLIC_KEY, EMAILJS_SERVICE_ID, EMAILJS_TEMPLATE_ID } from 'astro:env/server';
import { MAIL_PATH } from './mail-path.ts';

/** The version that the provider is told: the one that package.json pins. */
const LIB_VERSION = '4.4.1';

export interface MailKeys {
  publicKey?: string | undefined;
  serviceId?: string | undefined;
  templateId?: string | undefined;
  /** The provider's origin; `/` is the site's own, where a stand-in listens. */
  origin: string;
}

/** @returns what the form needs to post, or `null` when a key is missing. */
export function toMailSettings({ publicKey, serviceId, templateId, origin }: MailKeys) {
  if (!publicKey || !serviceId || !templateId) return null;
  const server = origin.replace(/\/+$/, '');
  return {
    publicKey,
    serviceId,
    templateId,
    origin: server,
    action: `${server}${MAIL_PATH}`,
    /** What the library adds to the fields; a form that posts by itself carries them as hidden inputs. */
    extras: { lib_version: LIB_VERSION, service_id: serviceId, template_id: templateId, user_id: publicKey },
  };
}

export type MailSettings = NonNullable<ReturnType<typeof toMailSettings>>;

/** The settings from the build's environment; `null` when a key is missing. */
export const getMailSettings = () =>
  toMailSettings({
    publicKey: EMAILJS_PUBLIC_KEY,
    serviceId: EMAILJS_SERVICE_ID,
    templateId: EMAILJS_TEMPLATE_ID,
    origin: EMAILJS_ORIGIN,
  });
