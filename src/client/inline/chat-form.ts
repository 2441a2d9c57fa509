/**
 * Inlined right behind the island of a form that hands over to the chat. What a browser sends there of a form by itself
 * is no message: without the island, now or for good, the address with the text is opened instead.
 */
import { enquiryChatLink, readEnquiry } from '../../shared/enquiry.ts';

const form = document.querySelector<HTMLFormElement>('[data-enquiry]')!;

// Called by early-submit.ts as well.
form.submit = () => location.assign(enquiryChatLink(form.action, readEnquiry(form)));

document.addEventListener('submit', (event) => {
  // An island has taken it over.
  if (event.defaultPrevented) return;
  event.preventDefault();
  form.submit();
});
