/** The ids of the page's title, and of the field that photos are chosen by. */
export const TITLE_ID = 'title';
export const CHOOSE_ID = 'choose';

/** The first button that can be pressed in a photo's card, else in the next one's. @param old the card as it was */
function buttonFrom(old: Element): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(`#${CSS.escape(old.id)}:not([inert]) button:not(:disabled)`);
  return found ?? (old.nextElementSibling && buttonFrom(old.nextElementSibling));
}

/**
 * Puts the focus where it was before the page was drawn anew. A button that can no longer be pressed hands it to the
 * next one beside it that can; a photo that was taken out to the next photo, or to the field for more; what has no
 * such heir, to the page's title.
 * @param old the element that had it, which is gone
 */
export function restoreFocus(old: Element | null): void {
  if (!old || old.isConnected) return;
  const again = old.id === '' ? null : document.getElementById(old.id);
  if (old instanceof HTMLTextAreaElement && again instanceof HTMLTextAreaElement) {
    again.focus();
    again.setSelectionRange(old.selectionStart, old.selectionEnd);
    return;
  }
  if (again instanceof HTMLButtonElement) {
    const other = again.disabled && again.parentElement?.querySelector<HTMLElement>('button:not(:disabled)');
    (other || again).focus();
    return;
  }
  const card = old.closest('.card');
  const isRadio = old instanceof HTMLInputElement && old.type === 'radio';
  const heir = isRadio ? document.querySelector<HTMLElement>('[name=gallery]:checked') : card && buttonFrom(card);
  if (!again && heir) heir.focus();
  // Where neither a photo nor a choice was touched, what is being looked at stays in sight.
  else (again ?? document.getElementById(card ? CHOOSE_ID : TITLE_ID))?.focus({ preventScroll: true });
}
