/** Small pictures of the photos: those that the site has published, and of newer ones the photo itself. */

interface Sources {
  /** @returns the addresses of the published ones, by the hash of the photo */
  published: () => Promise<Readonly<Record<string, string>>>;
  /** Fetches the photo itself, which weighs a hundred times as much. */
  blob: (sha: string) => Promise<Blob>;
}

/** @returns what shows a photo in an image, once it is in sight */
export function thumbnails({ published, blob }: Sources): (image: HTMLImageElement, sha: string) => void {
  let list: ReturnType<Sources['published']> | undefined;
  const wanted = new WeakMap<Element, string>();
  const addressOf = async (sha: string): Promise<string | undefined> => {
    try {
      return (await (list ??= published()))[sha];
    } catch {
      // Asked for again with the next photo that comes into sight.
      list = undefined;
      return undefined;
    }
  };
  const show = async (image: HTMLImageElement, sha: string) => {
    const showPhoto = async () => {
      const address = URL.createObjectURL(await blob(sha));
      image.onload = image.onerror = () => URL.revokeObjectURL(address);
      image.src = address;
    };
    const address = await addressOf(sha);
    if (address === undefined) return showPhoto();
    // The live site may be older than this page, and lack the file.
    image.onerror = () => void showPhoto().catch(() => undefined);
    image.src = address;
  };
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const sha = wanted.get(target);
        if (!isIntersecting || sha === undefined || !(target instanceof HTMLImageElement)) continue;
        sight.unobserve(target);
        // Not essential: after a failure the photo is tried again when it next comes into sight.
        show(target, sha).catch(() => sight.observe(target));
      }
    },
    { rootMargin: '50%' },
  );
  return (image, sha) => {
    wanted.set(image, sha);
    sight.observe(image);
  };
}
