/** Small pictures of the photos: those that the site has published, and of newer ones the photo itself. */

interface Sources {
  /** The addresses of the published ones, by the hash of the photo. */
  published: Promise<Readonly<Record<string, string>>>;
  /** Fetches the photo itself, which weighs a hundred times as much. */
  blob: (sha: string) => Promise<Blob>;
}

/** @returns what shows a photo in an image, once it is in sight */
export function thumbnails({ published, blob }: Sources): (image: HTMLImageElement, sha: string) => void {
  const addresses = new Map<string, Promise<string>>();
  const addressOf = (sha: string): Promise<string> => {
    const known = addresses.get(sha);
    if (known) return known;
    const found = published.then(async ({ [sha]: address }) => address ?? URL.createObjectURL(await blob(sha)));
    addresses.set(sha, found);
    // What is shown is a courtesy: a line that breaks here is tried again with the next look.
    found.catch(() => addresses.delete(sha));
    return found;
  };
  const wanted = new WeakMap<Element, string>();
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const sha = wanted.get(target);
        if (!isIntersecting || sha === undefined) continue;
        sight.unobserve(target);
        addressOf(sha).then(
          (address) => ((target as HTMLImageElement).src = address),
          () => undefined,
        );
      }
    },
    { rootMargin: '50%' },
  );
  return (image, sha) => {
    wanted.set(image, sha);
    sight.observe(image);
  };
}
