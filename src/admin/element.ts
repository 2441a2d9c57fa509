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
export function button(label: string, pressed: () => void, attributes: Attributes = {}) {
  const made = element('button', { type: 'button', ...attributes }, label);
  made.addEventListener('click', pressed);
  return made;
}

/** @returns what is written in a form's field, or chosen; empty when nothing is */
export function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}
