/**
 * Removes the batches that have begun from the course's page, by India's calendar whatever the phone's zone: the cards
 * and the chat links are then about the next batch, or about none. Inlined right after the dates and again right after
 * the cards, so that nothing moves.
 */
import { todayInIndia } from '../../shared/calendar-date.ts';
import { everyMinute } from '../every-minute.ts';

const section = document.querySelector<HTMLElement>('[data-batches]');

/** The chat link that names no batch. Every chat link on the page begins with it. */
const plain = section?.dataset['batches'] ?? '';

function hidePastBatches(): void {
  const today = todayInIndia();
  const batches = [...document.querySelectorAll<HTMLElement>('[data-starts]')];
  for (const batch of batches) batch.hidden = (batch.dataset['starts'] ?? '') <= today;
  const next = batches.find((batch) => !batch.hidden);
  if (section) section.hidden = !next;
  for (const dates of document.querySelectorAll<HTMLElement>('[data-batch]'))
    dates.hidden = dates.dataset['batch'] !== next?.dataset['starts'];
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a'))
    // `getAttribute`, not `.href`: the browser encodes the address in `.href` anew.
    if (link.getAttribute('href')?.startsWith(plain) && !section?.contains(link))
      link.href = next?.dataset['chat'] ?? plain;
}

everyMinute(hidePastBatches);
// The sticky button is parsed after this script.
addEventListener('DOMContentLoaded', hidePastBatches);
