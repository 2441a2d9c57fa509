/** Where the e-mail provider takes a form, at its own origin as at that of its stand-in (integrations/inbox). */
export const MAIL_PATH = '/api/v1.0/email/send-form';
