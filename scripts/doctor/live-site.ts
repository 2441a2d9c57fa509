/** A site on a server, asked as a browser would, but never for longer or for more than the limits. */
import { TOO_OFTEN } from './refused-status.ts';
import { networkFailure, timedOut, tooLarge } from './network-failure.ts';
import type { FetchResult, SiteClient } from './site-client.ts';

export interface Limits {
  /** Milliseconds for one answer, to its last byte. */
  answerMs: number;
  /** Milliseconds for all of them: what is asked for later gets no answer. */
  totalMs: number;
  /** Bytes of one answer, unpacked. */
  bytes: number;
}

const MEGABYTE = 1_000_000;
/** A slow phone's patience, two minutes in all; the largest picture of the site has a tenth of these bytes. */
const LIMITS: Limits = { answerMs: 10_000, totalMs: 120_000, bytes: 10 * MEGABYTE };

const OWN_COMPUTER = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|.*\.localhost)$/;

/** True for an address that only this computer can reach. */
const isLocal = ({ hostname }: URL) => OWN_COMPUTER.test(hostname);

class TooLarge extends Error {}

/** Reads a body up to a limit; throws TooLarge beyond it. */
async function readBody(response: Response, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > limit) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @param address of any page. @param kind what it is when its name does not tell, for tests */
export function createLiveClient(address: URL, limits: Limits = LIMITS, kind?: SiteClient['kind']): SiteClient {
  const started = performance.now();
  const { origin } = address;

  let isLimited = false;
  const leftMs = () => Math.ceil(limits.totalMs - (performance.now() - started));

  async function ask(path: string): Promise<FetchResult> {
    const left = Math.min(limits.answerMs, leftMs());
    const name = path === '/' ? origin : origin + path;
    const late = () => timedOut(name, Math.ceil(limits.answerMs / 1000));
    if (left <= 0) return late();
    const signal = AbortSignal.timeout(left);
    try {
      const response = await fetch(origin + path, {
        redirect: 'manual',
        signal,
        headers: { 'accept-encoding': 'br, gzip', 'user-agent': 'Mozilla/5.0 (compatible; npm run doctor)' },
      });
      isLimited ||= response.status === TOO_OFTEN;
      return { status: response.status, headers: response.headers, body: await readBody(response, limits.bytes) };
    } catch (error) {
      if (error instanceof TooLarge) return tooLarge(name, Math.ceil(limits.bytes / MEGABYTE));
      return signal.aborted ? late() : networkFailure(error, name);
    }
  }

  const asked = new Map<string, Promise<FetchResult>>();
  return {
    kind: kind ?? (isLocal(address) ? 'local' : 'live'),
    name: address.href.replace(/\/$/, ''),
    origin,
    isTimeOver: () => leftMs() <= 0,
    isLimited: () => isLimited,
    get: (path) => {
      const result = asked.get(path) ?? ask(path);
      asked.set(path, result);
      return result;
    },
  };
}
