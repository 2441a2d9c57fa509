/** Makes an element with properties and what is in it; nothing in the place of a child is left out. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | string | undefined)[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children.filter((child) => child !== undefined));
  return made;
}

export const button = (label: string, onclick: () => void, properties: Partial<HTMLButtonElement> = {}) =>
  element('button', { type: 'button', onclick, ...properties }, label);
