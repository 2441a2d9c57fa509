/**
 * Inlined right behind the island of a form that hands over to the chat. What a browser sends there of a form by itself
 * is no message: without the island, now or for good, the address with the text is opened instead.
 */
import { enquiryChatLink, readEnquiry } from '../../shared/enquiry.ts';
import { isPlainClick } from '../../shared/plain-click.ts';
import { KEEPS_PAGE } from '../early-submit.ts';
import { withoutFragment } from '../prefetch.ts';

const form = document.querySelector<HTMLFormElement>('[data-enquiry]')!;

// Called by early-submit.ts as well.
form.submit = () => location.assign(enquiryChatLink(form.action, readEnquiry(form)));

document.addEventListener('submit', (event) => {
  // An island has taken it over.
  if (event.defaultPrevented) return;
  event.preventDefault();
  form.submit();
});

// Whoever presses a link to another page waits for the chat no longer. Safari on a phone knows no `beforeunload`.
addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a');
  if (!link || KEEPS_PAGE.test(link.href) || event.defaultPrevented || !isPlainClick(event)) return;
  if (withoutFragment(link.href) !== withoutFragment(location.href)) delete form.dataset['early'];
});
