/** Links to groups of a gallery's photos, such as `/portfolio#group-wedding`. Free of Astro. */
import { nearest } from '../shared/did-you-mean.ts';
import { decodedAddress, groupAnchor } from '../shared/urls.ts';
import { LOCALES } from './locales.ts';
import { addressIn } from './routes.ts';

/** What else than groups a page of a gallery has: photos, and its beginning. `:~:` comes before words to be found. */
const NO_GROUP = /^(post-|main$|:~:)/;

/** A link to a group that its gallery does not have. */
export interface DeadGroupLink {
  gallery: string;
  /** The link without the group. */
  page: string;
  /** The links to the groups that there are. */
  others: readonly string[];
  meant: string | undefined;
}

/**
 * @param to a link on whichever page of whichever language
 * @param groups the keys of each gallery's groups, by the gallery's name
 * @returns nothing where it leads to a group, or to no gallery
 */
export function deadGroupLink(
  to: string,
  groups: Readonly<Record<string, readonly string[]>>,
): DeadGroupLink | undefined {
  const [page = '', anchor] = to.replace(/\?[^#]*/, '').split('#');
  const address = `${decodedAddress(page)}/`;
  const gallery = Object.keys(groups).find((name) =>
    LOCALES.some((code) => address.startsWith(`${addressIn(`/${name}`, code)}/`)),
  );
  if (!anchor || gallery === undefined || NO_GROUP.test(anchor)) return undefined;
  const keys = groups[gallery] ?? [];
  const anchors = keys.map(groupAnchor);
  if (anchors.includes(anchor)) return undefined;
  const meant = nearest(anchor, anchors) ?? keys.filter((key) => key === nearest(anchor, keys)).map(groupAnchor)[0];
  return {
    gallery,
    page,
    others: anchors.map((one) => `${page}#${one}`),
    meant: meant === undefined ? undefined : `${page}#${meant}`,
  };
}
