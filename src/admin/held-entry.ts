/** Keeps an entry from being written in while it is saved: what is written then is in no commit. */

/** An entry whose save has begun. */
interface HeldEntry {
  /** Whether the editor is at another place by now. */
  isLeft: () => boolean;
  /** Called once, however the save has ended. */
  release: () => void;
}

declare global {
  /** Called when a save begins (integrations/admin/patches/hold-entry.ts). */
  var holdEntry: () => HeldEntry;
}

/** All of an open entry but its buttons, which the editor holds itself. */
export const ENTRY_FIELDS = '.content-editor .body';

/** The address of each entry that is being saved. */
const held: string[] = [];

function mark(): void {
  for (const fields of document.querySelectorAll<HTMLElement>(ENTRY_FIELDS))
    fields.inert = held.includes(location.hash);
}

/** An entry may be left and opened again while it is saved. */
const observer = new MutationObserver(mark);

export function holdEntry(): HeldEntry {
  const { hash } = location;
  const focused = document.activeElement;
  held.push(hash);
  mark();
  observer.observe(document.body, { childList: true, subtree: true });
  return {
    isLeft: () => location.hash !== hash,
    release: () => {
      held.splice(held.indexOf(hash), 1);
      if (held.length === 0) observer.disconnect();
      mark();
      // The save may have been asked for by keys, from within a field.
      if (focused instanceof HTMLElement && focused.closest(ENTRY_FIELDS) && document.activeElement === document.body)
        focused.focus();
    },
  };
}
