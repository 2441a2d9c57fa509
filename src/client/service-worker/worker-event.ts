/** The types of a service worker that are used here: the project's TypeScript settings declare those of a page. */

/** A page that is open. */
export interface OpenPage {
  url: string;
}

export interface WorkerEvent<Data = unknown> extends Event {
  data: Data;
  /** The page that has posted a message. */
  source?: OpenPage | null;
  waitUntil(work: Promise<unknown>): void;
}

/** What workbox asks before it keeps an answer. `state` is the same for all questions about one request. */
export interface CacheUpdate {
  request: Request;
  response: Response;
  event: WorkerEvent;
  state?: Record<string, unknown>;
}
