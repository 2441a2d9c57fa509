/**
 * Inlined right behind the parts of the page for wrong addresses, one in each language: below a language's path that
 * part becomes the first, with the mark, the page's title and the strong button.
 */
const parts = document.currentScript!.previousElementSibling!;
const [first, ...others] = parts.children;
const homeLinkOf = (part: Element) => part.querySelector('a')!;
const own = others.find((part) => `${location.pathname}/`.startsWith(`${homeLinkOf(part).pathname}/`));
if (first && own) {
  const [title, other] = [first.querySelector('h1')!, own.querySelector('h2')!];
  [title.innerHTML, other.innerHTML] = [other.innerHTML, title.innerHTML];
  const head = other.parentElement!;
  title.parentElement!.prepend(other);
  head.prepend(title);
  homeLinkOf(first).classList.add('quiet');
  homeLinkOf(own).classList.remove('quiet');
  own.prepend(first.querySelector('svg')!);
  parts.prepend(own);
}
