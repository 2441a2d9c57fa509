/** A built site as the doctor asks it: a folder, or a server. */

export interface SiteResponse {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** No answer came, or none that can be used. */
export interface NoResponse {
  /** What happened, in a whole sentence. */
  cause: string;
  /** What to do, in a whole sentence. */
  remedy: string;
}

export type FetchResult = SiteResponse | NoResponse;

export const isResponse = (result: FetchResult): result is SiteResponse => 'status' in result;
/** An answer that holds what was asked for. */
export type FoundResponse = SiteResponse & { status: 200 };
/** An answer that names another address. */
export type Redirect = SiteResponse & { status: 301 | 302 | 303 | 307 | 308 };

export const isFound = (result: FetchResult): result is FoundResponse => isResponse(result) && result.status === 200;
export const isRedirect = (result: FetchResult): result is Redirect =>
  isResponse(result) && result.status >= 300 && result.status < 400 && result.headers.has('location');
export const locationOf = ({ headers }: Redirect): string => headers.get('location') ?? '';

export interface SiteClient {
  /** `local` is a server on one's own computer, of which nobody expects https, compression or a name. */
  kind: 'folder' | 'local' | 'live';
  /** What the owner calls it: the folder, or the address without a slash at its end. */
  name: string;
  /** The origin of its addresses. A folder has no address yet: FOLDER_ORIGIN stands in. */
  origin: string;
  /** Where it lies on this computer, when it is a folder. */
  folder?: string;
  /** Whether the time for all questions is over: what is asked for now gets no answer. Of a folder it never is. */
  isTimeOver?: () => boolean;
  /** Whether the host has refused an answer because it is asked too often: others may be refused as well. */
  isLimited?: () => boolean;
  /** Asks for a path, with its query, from the root of the origin. A redirect is an answer. Each is asked for once. */
  get(path: string): Promise<FetchResult>;
}

/** The origin of a site that is only a folder. The ending `.invalid` is reserved: no such host exists. */
export const FOLDER_ORIGIN = 'https://folder.invalid';

/** @returns the path and query of an address of this site, without a fragment; undefined for other sites' and mail */
export function pathOnSite(client: SiteClient, to: string, from = '/'): string | undefined {
  if (!URL.canParse(to, client.origin + from)) return undefined;
  const url = new URL(to, client.origin + from);
  return url.origin === client.origin ? url.pathname + url.search : undefined;
}
