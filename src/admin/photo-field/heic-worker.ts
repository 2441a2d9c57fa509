/** Decodes a HEIC beside the page, which goes on answering: fifty megapixels take seconds. */
import { heicPixels } from '../../shared/heic-pixels.ts';

/** What the worker answers: the picture's RGBA, already turned by the file's own rotation, or that there is none. */
export type HeicAnswer = { width: number; height: number; data: ArrayBuffer } | { damaged: true };

/** A worker's own global; the project's types are those of pages. */
const worker = globalThis as unknown as {
  onmessage: ((event: MessageEvent<ArrayBuffer>) => void) | null;
  postMessage: (answer: HeicAnswer, transfer: Transferable[]) => void;
};

async function decode(bytes: ArrayBuffer): Promise<HeicAnswer> {
  const pixels = await heicPixels(new Uint8Array(bytes));
  return pixels ? { ...pixels, data: pixels.data.buffer } : { damaged: true };
}

worker.onmessage = ({ data: bytes }) => {
  decode(bytes).then(
    (answer) => worker.postMessage(answer, 'data' in answer ? [answer.data] : []),
    () => worker.postMessage({ damaged: true }, []),
  );
};
