/**
 * Short names for the attributes by which Astro keeps a component's styles to itself. They stand in every element: as
 * `data-astro-cid-xxxxxxxx` they are a fortieth of a compressed page.
 */
import type { Plugin } from 'vite';

const ASTRO_NAME = /data-astro-cid-(\w{8})/g;
/** Letters of the component's own eight that are kept: 32 768 names, for a few dozen components. */
const KEPT = 3;

/** @returns what gives a component's hash its short name, the same in every build. Throws when two would have one. */
export function shortNames(): (hash: string) => string {
  const owners = new Map<string, string>();
  return (hash) => {
    const name = `data-s-${hash.slice(0, KEPT)}`;
    const owner = owners.get(name) ?? hash;
    if (owner !== hash) {
      throw new Error(`Two components have the scope ${name}. Raise KEPT in integrations/scope-names.ts.`);
    }
    owners.set(name, hash);
    return name;
  };
}

/** Of pages alone: under `astro dev` the names stay as Astro's own tools know them. */
export function scopeNames(): Plugin[] {
  const nameOf = shortNames();
  const transform = (code: string) =>
    code.includes('data-astro-cid-')
      ? { code: code.replace(ASTRO_NAME, (_, hash: string) => nameOf(hash)), map: null }
      : undefined;
  // The styles before they are bundled; the markup after it has become a module.
  return [
    { name: 'scope-names:styles', apply: 'build', enforce: 'pre', transform },
    { name: 'scope-names:markup', apply: 'build', enforce: 'post', transform },
  ];
}
