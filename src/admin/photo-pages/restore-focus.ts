/**
 * Puts the focus where it was before the page was drawn anew. A button that can no longer be pressed hands it to the
 * next one beside it that can.
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
  const card = old.closest('.card')?.id;
  const selector =
    old instanceof HTMLInputElement && old.type === 'radio'
      ? '[name=gallery]:checked'
      : card && `#${CSS.escape(card)} button:not(:disabled)`;
  if (selector) document.querySelector<HTMLElement>(selector)?.focus();
}
