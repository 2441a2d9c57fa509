/** What stands at the foot of the screen: what to tap next, the buttons that move a photo, and the one that saves. */
import { button, element } from '../element.ts';
import type { EditorLanguage } from '../language.ts';
import type { StatusBar } from '../photo-pages/status-bar.ts';
import type { GalleryOrder } from './gallery-order.ts';
import type { OrderStore } from './order-store.ts';
import { wordsIn } from './words/index.ts';

interface BarContext {
  language: EditorLanguage;
  /** What has just become of a tap. */
  said: string | undefined;
  /** Moves the photo that is picked up. @param to its new place in its group, from 0 */
  move: (to: number) => void;
}

function stepButtons(order: GalleryOrder, { language, move }: BarContext): HTMLElement | undefined {
  const words = wordsIn(language);
  const at = order.pickedPlace;
  if (!at) return undefined;
  const isFirst = at.place === 0;
  const isLast = at.place === at.group.photos.length - 1;
  return element(
    'div',
    { class: 'steps' },
    button(words.first, () => move(0), { disabled: isFirst, id: 'first' }),
    button(words.earlier, () => move(at.place - 1), { disabled: isFirst, id: 'earlier' }),
    button(words.later, () => move(at.place + 1), { disabled: isLast, id: 'later' }),
  );
}

function statusOf({ order, state }: OrderStore, { language, said }: BarContext): string {
  const words = wordsIn(language);
  if (state.step === 'saving') return words.saving;
  if (!order) return state.step === 'failed' ? '' : words.reading;
  return said ?? (order.pickedPlace ? words.place : words.pick);
}

/** Draws the bar for the gallery that is looked at. */
export function drawActionBar(bar: StatusBar, store: OrderStore, context: BarContext): void {
  const { language } = context;
  const { order, state } = store;
  const words = wordsIn(language);
  const isSaving = state.step === 'saving';
  const failure = state.step === 'failed' ? state : undefined;
  const main = (label: string, press: () => void) =>
    button(label, press, { class: 'action', id: 'save', disabled: isSaving });
  const save = order?.isChanged && main(failure ? words.again : words.save, () => void store.save());
  const retry = failure && main(words.again, () => void store.goOn());
  const undo = order?.isChanged
    ? button(words.undo, () => void store.undo(), { class: 'plain', id: 'undo', disabled: isSaving })
    : undefined;
  bar.element.hidden = order !== undefined && order.seen.length < 2 && !failure;
  bar.draw({
    language,
    state: state.step,
    failure,
    // Before anything is changed, there is nothing to keep.
    words: order?.isChanged ? words : { ...words, expired: words.expiredBefore },
    said: statusOf(store, context),
    controls: [order && !isSaving ? stepButtons(order, context) : undefined, save || retry || undefined, undo],
  });
}
