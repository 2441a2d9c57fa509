/**
 * Names of encoded pictures, in the site and in the cache: `01-rani.Tv3X2A27_1ksDkQ.avif` says what the owner's file is
 * called, which bytes it has, and how it was encoded. Astro puts the last part behind the name that it is given.
 */

/** Letters that stand for the bytes of a picture: as many as the bundler takes. */
export const HASH_LETTERS = 8;

const VARIANT = new RegExp(`\\.[\\w-]{${HASH_LETTERS}}_\\w+\\.\\w+$`);

/**
 * @returns what two encoded pictures have in common that hold the same, whatever the owner's file is called:
 * `.Tv3X2A27_1ksDkQ.avif`; nothing for a name of another form
 */
export const variantOf = (name: string): string | undefined => VARIANT.exec(name)?.[0];

/** @returns the beginning of a variant: what stands for the bytes of the owner's file, `.Tv3X2A27` */
export const bytesOf = (variant: string): string => variant.slice(0, 1 + HASH_LETTERS);
