/** One enquiry through the e-mail provider, as the form would post it, to see whether mail arrives. */
import { formOf, sendsEmail, staysLocal } from './enquiry-form.ts';
import { advice, wrong, type DoctorFinding } from './finding.ts';
import type { CheckedSite } from './checked-site.ts';
import { networkFailure } from './network-failure.ts';
import type { EnquiryForm } from './html-page.ts';

/** Puts a question that is answered with yes or no; undefined when nobody can be asked. */
export type Confirm = (question: string) => Promise<boolean | undefined>;

/** Milliseconds that the provider gets. */
const TIMEOUT_MS = 30_000;
/** Letters of the provider's answer that are quoted. */
const QUOTED = 120;

const MARK = 'TEST of the website (npm run doctor)';

function testForm({ hidden }: EnquiryForm, from: string): FormData {
  const form = new FormData();
  const fields = {
    user_name: MARK,
    user_phone: '0000000000',
    ...hidden,
    message: `${MARK}: sent from ${from} to see whether enquiries arrive. Nobody waits for an answer.`,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

async function post(form: EnquiryForm, site: CheckedSite, timeout: number): Promise<DoctorFinding> {
  const to = new URL(form.action, site.client.origin);
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(to, {
      method: 'POST',
      body: testForm(form, site.client.name),
      // The provider takes enquiries from browsers only, and tells them by this.
      headers: { origin: site.client.origin },
      redirect: 'error',
      signal,
    });
    const answer = (await response.text()).replace(/\s+/g, ' ').slice(0, QUOTED);
    if (response.ok)
      return advice(
        `The provider has taken the test enquiry (“${MARK}”).`,
        'Look whether it has arrived; if not in ten minutes, look into the spam folder and the provider’s history.',
      );
    return wrong(
      `The provider refuses enquiries: ${response.status}${answer ? ` ‘${answer}’` : ''}.`,
      'Compare the three keys with the provider’s account page, and see there whether this month’s enquiries are used up.',
    );
  } catch (error) {
    if (signal.aborted)
      return wrong(
        `The provider has not answered within ${Math.ceil(timeout / 1000)} seconds; the test enquiry may arrive or not.`,
        'Look at the provider’s status page, then do this again.',
      );
    const { cause, remedy } = networkFailure(error, to.host);
    return wrong(`The test enquiry was not sent. ${cause}`, remedy);
  }
}

/** Sends nothing before `confirm` has said yes. */
export async function sendTestEnquiry(
  site: CheckedSite,
  confirm: Confirm,
  timeout = TIMEOUT_MS,
): Promise<DoctorFinding[]> {
  const form = formOf(site);
  if (!form) return [];
  if (!sendsEmail(form))
    return [
      wrong('No test enquiry was sent: the form hands over to WhatsApp.', 'Set the three keys first (README, “Keys”).'),
    ];
  if (staysLocal(form) && site.client.kind !== 'local')
    return [
      wrong('No test enquiry was sent: this build has no keys of a provider.', 'Build it with your own keys first.'),
    ];
  const { host } = new URL(form.action, site.client.origin);
  const agreed = await confirm(
    `Send one enquiry, marked as a test, through ${host}? It counts as one of this month’s. (yes/no)`,
  );
  if (agreed === undefined)
    return [
      wrong(
        'No test enquiry was sent: nobody could be asked first.',
        'Run this in a terminal of your own, and answer yes.',
      ),
    ];
  return agreed ? [await post(form, site, timeout)] : [];
}
