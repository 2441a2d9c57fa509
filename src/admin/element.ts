/** Elements of the owner's pages, made without a framework. */

type Child = Node | string | undefined;
type Attributes = Readonly<Record<string, string | number | boolean>>;

/** @param attributes written as HTML has them; `true` is an attribute without a value, `false` none */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes))
    if (value !== false) made.setAttribute(key, value === true ? '' : String(value));
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

/** @param pressed what a press does */
export function button(label: string, pressed: (event: MouseEvent) => void, attributes: Attributes = {}) {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', pressed);
  return made;
}

/** Milliseconds after which a tap is meant for what it hits, though a browser may still count it as a double one. */
const DOUBLE_TAP = 300;
/** When a tap was last found to be no second one. */
let tapped = -Infinity;

/**
 * Whether a click is the second of a double tap, which hits what the first one has brought to its place. To be asked
 * once for each click on such a button. A key that is pressed twice makes no double tap.
 */
export function isSecondTap({ detail, timeStamp }: MouseEvent): boolean {
  if (detail > 1 && timeStamp - tapped < DOUBLE_TAP) return true;
  tapped = timeStamp;
  return false;
}

/** Lets no second tap of a double one reach a button within `root`. @param counts whether it would do harm there */
export function ignoreSecondTaps(root: Node, counts: (button: HTMLButtonElement) => boolean = () => true): void {
  const ignore = (event: MouseEvent) => {
    const pressed = (event.target as Element).closest('button');
    if (!pressed || !counts(pressed) || !isSecondTap(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  root.addEventListener('click', (event) => ignore(event as MouseEvent), true);
}

/** @returns what is written in a form's field, or chosen; empty when nothing is */
export function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
