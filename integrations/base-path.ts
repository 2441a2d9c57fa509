/** The path that the site is hosted under, which its owner says in the build's environment where it is not the root. */

/** Letters with which Astro builds every page and the links between them. */
const PART = /^[\w.~+:'-]+$/;
const UNSAFE = /[^\w.~-]+/g;
/** A path that would lead elsewhere. */
const DOTS = /^\.+$/;

const isPart = (part: string): boolean => PART.test(part) && !DOTS.test(part);

/** The path that was meant: of an address its path, and of every other character a hyphen. */
function proposed(given: string): string {
  const path = /^\w+:\/\//.test(given) && URL.canParse(given) ? new URL(given).pathname : given;
  const parts = path
    .split(/[/\\]/)
    .map((part) => part.replace(UNSAFE, '-').replace(/^[-.]+|[-.]+$/g, ''))
    .filter((part) => part !== '');
  return `/${parts.join('/') || 'studio'}`;
}

/**
 * What is wrong with the path that is given; nothing where it is right, or none is given.
 * @param env the environment of the build, with what a file .env adds to it
 */
export function basePathFault(
  env: Readonly<Record<string, string | undefined>>,
): { cause: string; remedy: string } | undefined {
  const given = env['BASE_PATH'];
  if (!given || given === '/') return undefined;
  if (
    given
      .replace(/^\/|\/$/g, '')
      .split('/')
      .every(isPart)
  )
    return undefined;
  return {
    cause: `BASE_PATH is ‘${given}’, which is no path that a site can lie under.`,
    remedy: `Write the path alone, with letters from a to z, figures and hyphens, such as BASE_PATH=${proposed(given)}`,
  };
}
