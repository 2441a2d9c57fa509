/** Where an enquiry goes, told by the form itself. */
import { emailjsFaults } from '../../integrations/emailjs-settings.ts';
import { inboxEnvironment } from '../../integrations/inbox/settings.ts';
import { advice, listed, wrong, type DoctorFinding } from './finding.ts';
import type { CheckedSite } from './checked-site.ts';
import type { EnquiryForm } from './html-page.ts';

/** What the provider wants, by the setting that it comes from. */
const SETTINGS: Readonly<Record<string, string>> = {
  user_id: 'EMAILJS_PUBLIC_KEY',
  service_id: 'EMAILJS_SERVICE_ID',
  template_id: 'EMAILJS_TEMPLATE_ID',
};
const ALL_KEYS = 'all three keys where the site is built (README, “Keys”) and build again.';
const LOCAL_KEY = inboxEnvironment({})['EMAILJS_PUBLIC_KEY'];

/** True for a form that sends e-mail; another one hands over to the chat. */
export const sendsEmail = ({ method }: EnquiryForm) => method === 'post';
/** True for a form of `npm start`, whose enquiries stay on that computer. */
export const staysLocal = ({ hidden }: EnquiryForm) => hidden['user_id'] === LOCAL_KEY;

/** The form of the first page that has one. */
export const formOf = ({ pages }: CheckedSite): EnquiryForm | undefined =>
  pages.map(({ page }) => page.form).find((form) => form !== undefined);

/** Whether the page's own policy lets the form post. */
function isForbidden(action: string, policy: string | undefined, origin: string): boolean {
  const sources = /form-action ([^;]*)/.exec(policy ?? '')?.[1]?.split(' ');
  const target = new URL(action, origin).origin;
  return sources !== undefined && target !== origin && !sources.includes(target);
}

export function checkEnquiryForm(site: CheckedSite): DoctorFinding[] {
  const form = formOf(site);
  const { client } = site;
  if (!form) return [wrong('No page has the enquiry form.', 'Build the site again and deploy the whole folder.')];
  // Anything else would be a path beside the page that the form stands on.
  if (!/^(https?:\/)?\//.test(form.action) || !URL.canParse(form.action, client.origin))
    return [
      wrong(`The form posts to ‘${form.action}’, which is no address.`, 'Correct EMAILJS_ORIGIN and build again.'),
    ];
  const policy = site.pages.find(({ page }) => page.form === form)?.page.policy;
  const forbidden = isForbidden(form.action, policy, client.origin)
    ? [
        wrong(
          `The page forbids its own form to post to ${new URL(form.action, client.origin).origin}.`,
          'Build again with the same settings from beginning to end, and deploy the whole folder.',
        ),
      ]
    : [];
  if (!sendsEmail(form))
    return [
      ...forbidden,
      advice('The form sends no e-mail, it hands enquiries to WhatsApp.', `To have them by e-mail, set ${ALL_KEYS}`),
    ];
  if (staysLocal(form))
    return client.kind === 'local'
      ? forbidden
      : [
          wrong(
            'This is the site of `npm start`: its enquiries reach nobody but the computer that it was built on.',
            'Deploy what `npm run build` makes in dist, with your own keys.',
          ),
        ];
  const settings = Object.fromEntries(Object.entries(SETTINGS).map(([field, name]) => [name, form.hidden[field]]));
  const missing = Object.keys(settings).filter((name) => !settings[name]);
  return [
    ...forbidden,
    ...(missing.length > 0
      ? [wrong(`The form lacks ${listed(missing)}: the provider refuses every enquiry.`, `Set ${ALL_KEYS}`)]
      : []),
    ...emailjsFaults(settings).map(({ cause, remedy }) => wrong(cause, `${remedy} Then build again.`)),
  ];
}
