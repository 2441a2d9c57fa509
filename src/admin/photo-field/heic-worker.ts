/** Decodes a HEIC beside the page, which goes on answering: fifty megapixels take seconds. */
import libheif from 'libheif-js/libheif-wasm/libheif-bundle.mjs';

/** What the worker answers: the picture's RGBA, already turned by the file's own rotation, or that there is none. */
export type HeicAnswer = { width: number; height: number; data: ArrayBuffer } | { damaged: true };

/** A worker's own global; the project's types are those of pages. */
const worker = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ArrayBuffer>) => void) | null;
  postMessage: (answer: HeicAnswer, transfer: Transferable[]) => void;
};

async function decode(bytes: ArrayBuffer): Promise<HeicAnswer> {
  const heif = libheif();
  await heif.ready;
  const [image, ...others] = new heif.HeifDecoder().decode(new Uint8Array(bytes));
  for (const other of others) other.free();
  if (!image) return { damaged: true };
  const [width, height] = [image.get_width(), image.get_height()];
  const data = new Uint8ClampedArray(width * height * 4);
  const decoded = await new Promise((resolve) => {
    image.display({ data, width, height }, resolve);
  });
  image.free();
  return decoded ? { width, height, data: data.buffer } : { damaged: true };
}

worker.onmessage = ({ data: bytes }) => {
  decode(bytes).then(
    (answer) => worker.postMessage(answer, 'data' in answer ? [answer.data] : []),
    () => worker.postMessage({ damaged: true }, []),
  );
};
