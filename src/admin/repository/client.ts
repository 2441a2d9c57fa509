/**
 * The owner's repository by the host's REST API: what it holds, and commits of several files that land whole or not at
 * all. A commit is made of parts that nobody sees (blobs, a tree, the commit); one last small request shows it. So a
 * line that breaks before leaves the branch as it was, and what has been uploaded need not be sent again.
 */
import { hostFailureOf } from '../api-failure/failure.ts';
import { errorOf, RepositoryError, type Purpose } from './error.ts';
import type { ResolvedRepository } from './config.ts';
import { answerTimeoutFor } from './answer-timeout.ts';

/** The branch at one moment. */
export interface Snapshot {
  commit: string;
  tree: string;
  /** The hash of each file's content, by its path. */
  files: ReadonlyMap<string, string>;
}

/** The new content of files by their paths: a text, the hash of what was uploaded, or nothing for a file that goes. */
export type Changes = ReadonlyMap<string, string | { sha: string } | undefined>;

interface Account {
  login: string;
  /** Everything that the host says of the account, for the editor, which keeps it. */
  profile: Readonly<Record<string, unknown>>;
}

/** All of it throws RepositoryError; `commit` throws MissingObject when the host no longer has what was uploaded. */
export interface RepositoryClient {
  /** Whose token it is. */
  account: () => Promise<Account>;
  snapshot: () => Promise<Snapshot>;
  /**
   * The texts of many files by their hashes, by far fewer requests than there are files. What is no text, or too long
   * for the host to give whole, is left out.
   */
  texts: (shas: Iterable<string>) => Promise<ReadonlyMap<string, string>>;
  blob: (sha: string) => Promise<Blob>;
  /** Brings a file's content there, for a commit; gives its hash. */
  upload: (content: Blob) => Promise<string>;
  /**
   * Puts one commit on top of `onto`, and gives its hash. Fails as `overtaken` when the branch has moved on, as
   * `broken-save` when no answer came to the one request that shows it, or a fault: then it has landed or not.
   */
  commit: (changes: Changes, message: string, onto: Snapshot) => Promise<string>;
}

/** Texts that are asked for at once: the host bounds how much one question may want. */
const TEXTS_AT_ONCE = 100;

/** What a token may be made of. The browser sends no request with other letters, as though the line were broken. */
const TOKEN = /^[\x21-\x7e]+$/;

const JSON_TYPE = 'application/vnd.github+json';
const RAW_TYPE = 'application/vnd.github.raw+json';

/** Bytes that `btoa` is given at once: more arguments than this overflow the stack. */
const CHUNK = 0x8000;

async function base64(content: Blob): Promise<string> {
  const bytes = new Uint8Array(await content.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += CHUNK) binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return btoa(binary);
}

/** What the host answers to a question for texts, which it asks by names `t0`, `t1` and so on. */
interface TextsAnswer {
  data?: { repository?: Record<string, { text?: string | null; isTruncated?: boolean } | null> | null };
}

interface Question {
  method?: 'POST' | 'PATCH';
  body?: object;
  accept?: string;
  /** The request only reads, although it is a POST. */
  reads?: true;
}

const purposeOf = ({ method, reads }: Question): Purpose =>
  method === 'PATCH' ? 'commit' : method === undefined || reads ? 'read' : 'part';

/** When no whole answer has come. */
const brokenLine = (purpose: Purpose, error: unknown) =>
  new RepositoryError(purpose === 'commit' ? 'broken-save' : 'broken-line', String(error));

/**
 * @param place where the files are kept
 * @param token gives the newest token there is; nothing when nobody has signed in
 */
export function repositoryClient(
  { repo, branch, apiRoot }: ResolvedRepository,
  token: () => string | undefined,
): RepositoryClient {
  async function ask(path: string, question: Question = {}): Promise<Response> {
    const { method, body, accept = JSON_TYPE } = question;
    const text = body && JSON.stringify(body);
    const held = token() ?? '';
    if (!TOKEN.test(held)) throw new RepositoryError('expired', 'No token has such letters');
    const signal = AbortSignal.timeout(answerTimeoutFor(text));
    let response: Response;
    try {
      response = await fetch(`${apiRoot}${path}`, {
        ...(method && { method }),
        ...(text !== undefined && { body: text }),
        headers: { Authorization: `token ${held}`, Accept: accept },
        // The host allows a minute's keeping, in which another phone may have saved.
        cache: 'no-cache',
        referrerPolicy: 'no-referrer',
        signal,
      });
    } catch (error) {
      throw brokenLine(purposeOf(question), error);
    }
    if (response.ok) return response;
    throw errorOf(response.status, await response.json().catch(() => undefined), purposeOf(question));
  }
  const json = async <Answer>(path: string, question: Question = {}): Promise<Answer> => {
    const response = await ask(path, question);
    return response.json().catch((error: unknown) => {
      throw brokenLine(purposeOf(question), error);
    }) as Promise<Answer>;
  };

  /** The present name: a renamed repository still answers reads under its old name, but refuses writes. */
  let named: Promise<string> | undefined;
  const fullName = (): Promise<string> => {
    named ??= json<{ full_name: string }>(`/repos/${repo}`).then(({ full_name }) => full_name);
    named.catch(() => (named = undefined));
    return named;
  };
  const inside = async (path: string) => `/repos/${await fullName()}/${path}`;
  const raw = async (sha: string) => ask(await inside(`git/blobs/${sha}`), { accept: RAW_TYPE });
  const ref = encodeURIComponent(branch);

  /** @param shas no more than are asked for at once */
  async function someTexts(shas: readonly string[]): Promise<(readonly [sha: string, text: string])[]> {
    const [owner, name] = (await fullName()).split('/');
    const wanted = shas.map((sha, at) => `t${at}:object(oid:"${sha}"){...on Blob{text isTruncated}}`);
    const query = `query($owner:String!,$name:String!){repository(owner:$owner,name:$name){${wanted.join(' ')}}}`;
    const body = { query, variables: { owner, name } };
    const answer = await json<TextsAnswer>('/graphql', { method: 'POST', body, reads: true });
    return shas.flatMap((sha, at) => {
      const blob = answer.data?.repository?.[`t${at}`];
      // A refusal has status 200 too. The hash is from a tree just read, so a missing blob means a refusal.
      if (!blob) throw new RepositoryError(hostFailureOf(200, answer) ?? 'down', JSON.stringify(answer));
      return typeof blob.text === 'string' && !blob.isTruncated ? [[sha, blob.text] as const] : [];
    });
  }

  return {
    async account() {
      const profile = await json<Record<string, unknown>>('/user');
      return { login: String(profile['login']), profile };
    },
    async snapshot() {
      const { commit } = await json<{ commit: { sha: string; commit: { tree: { sha: string } } } }>(
        await inside(`branches/${ref}`),
      );
      const tree = commit.commit.tree.sha;
      const { tree: items, truncated } = await json<{
        tree: { path: string; type: string; sha: string }[];
        truncated: boolean;
      }>(await inside(`git/trees/${tree}?recursive=1`));
      if (truncated) throw new RepositoryError('down', 'The repository’s list is not whole');
      const files = items.filter(({ type }) => type === 'blob').map(({ path, sha }) => [path, sha] as const);
      return { commit: commit.sha, tree, files: new Map(files) };
    },
    async texts(shas) {
      const all = [...new Set(shas)];
      const parts = Array.from({ length: Math.ceil(all.length / TEXTS_AT_ONCE) }, (_, at) =>
        someTexts(all.slice(at * TEXTS_AT_ONCE, (at + 1) * TEXTS_AT_ONCE)),
      );
      return new Map((await Promise.all(parts)).flat());
    },
    blob: async (sha) => (await raw(sha)).blob(),
    async upload(content) {
      const body = { content: await base64(content), encoding: 'base64' };
      return (await json<{ sha: string }>(await inside('git/blobs'), { method: 'POST', body })).sha;
    },
    async commit(changes, message, onto) {
      const items = [...changes].map(([path, content]) => ({
        path,
        mode: '100644',
        type: 'blob',
        ...(content === undefined ? { sha: null } : typeof content === 'string' ? { content } : content),
      }));
      const tree = await json<{ sha: string }>(await inside('git/trees'), {
        method: 'POST',
        body: { base_tree: onto.tree, tree: items },
      });
      const commit = await json<{ sha: string }>(await inside('git/commits'), {
        method: 'POST',
        body: { message, tree: tree.sha, parents: [onto.commit] },
      });
      await json(await inside(`git/refs/heads/${branch.split('/').map(encodeURIComponent).join('/')}`), {
        method: 'PATCH',
        body: { sha: commit.sha, force: false },
      });
      return commit.sha;
    },
  };
}
