/**
 * Names of encoded pictures, in the site and in the cache: `01-rani.Tv3X2A27_1ksDkQ.avif` says what the owner's file is
 * called, which bytes it has, and how it was encoded. Astro puts the last part behind the name that it is given.
 */

/** Characters of the hash of a file's bytes: as many as the bundler takes. */
export const HASH_LENGTH = 8;

const VARIANT = new RegExp(`\\.[\\w-]{${HASH_LENGTH}}_\\w+\\.\\w+$`);

/**
 * @returns what two encoded pictures have in common that hold the same, whatever the owner's file is called:
 * `.Tv3X2A27_1ksDkQ.avif`; nothing for a name of another form
 */
export const variantOf = (name: string): string | undefined => VARIANT.exec(name)?.[0];
