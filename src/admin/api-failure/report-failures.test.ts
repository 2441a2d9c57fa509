import { expect, test, vi } from 'vitest';
import type { HostFailure } from './failure.ts';
import { withFailureReports } from './report-failures.ts';

const API = 'https://api.github.com';
const commit = { method: 'POST', body: '{"query":"mutation { createCommitOnBranch }"}' };
const read = { method: 'POST', body: '{"query":"query { repository }"}' };

/** Asks one thing after the other; gives what is shown after each. */
async function shownAfter(...steps: [init: RequestInit, answer: [status: number, said: object] | 'broken'][]) {
  let shown: HostFailure | undefined;
  const after: (HostFailure | undefined)[] = [];
  let next: (typeof steps)[number][1] = 'broken';
  const fetch = () =>
    next === 'broken'
      ? Promise.reject(new TypeError('Failed to fetch'))
      : Promise.resolve(Response.json(next[1], { status: next[0] }));
  const ask = withFailureReports(API, fetch, { show: (failure) => (shown = failure), hide: () => (shown = undefined) });
  for (const [init, answer] of steps) {
    next = answer;
    await ask(`${API}/graphql`, init).catch(() => undefined);
    after.push(shown);
  }
  return after;
}
const refused = (type: string, ...path: string[]): [number, object] => [200, { errors: [{ type, path }] }];
const saying = (message: string, type: string): [number, object] => [
  200,
  { errors: [{ type, message, path: ['createCommitOnBranch'] }] },
];
const ARCHIVED = 'Repository was archived so is read-only.';
const well: [number, object] = [200, { data: {} }];

test('each refusal has its own sentence', async () => {
  const cases: [RequestInit, [number, object] | 'broken', HostFailure | undefined][] = [
    [read, [401, { message: 'Bad credentials' }], 'expired'],
    [read, [403, { message: 'API rate limit exceeded' }], 'limited'],
    [read, [429, {}], 'limited'],
    [read, refused('RATE_LIMITED'), 'limited'],
    [read, refused('RATE_LIMIT'), 'limited'],
    [read, [404, { message: 'Not Found' }], 'gone'],
    [read, [502, {}], 'down'],
    [read, refused('NOT_FOUND', 'repository'), 'gone'],
    [read, 'broken', 'broken-line'],
    [commit, 'broken', 'broken-save'],
    [commit, [502, {}], 'broken-save'],
    [commit, refused('STALE_DATA', 'createCommitOnBranch'), 'overtaken'],
    [commit, refused('FORBIDDEN', 'createCommitOnBranch'), 'read-only'],
    [commit, refused('NOT_FOUND', 'createCommitOnBranch'), 'gone'],
    [commit, saying("Could not resolve to a Repository with the name 'asha/branch'.", 'NOT_FOUND'), 'gone'],
    [commit, saying('No such branch in the repository', 'NOT_FOUND'), 'no-branch'],
    [read, [404, { message: 'Branch not found' }], 'no-branch'],
    [commit, saying('Changes must be made through a pull request.', 'BRANCH_PROTECTION_RULE_VIOLATION'), 'protected'],
    [commit, [403, { message: ARCHIVED }], 'refused'],
    [commit, saying(ARCHIVED, 'FORBIDDEN'), 'refused'],
    [commit, saying("Could not resolve to a Repository with the name 'asha/archived'.", 'NOT_FOUND'), 'gone'],
    [commit, saying('Repository rule violations found', 'UNPROCESSABLE'), 'protected'],
    [commit, saying('A path was requested for deletion which does not exist', 'UNPROCESSABLE'), 'deleted'],
    [commit, saying('Something else', 'UNPROCESSABLE'), undefined],
    // The editor also asks whether the site was built, which needs another permission.
    [read, refused('FORBIDDEN', 'repository', 'commit_0', 'status'), undefined],
    [read, well, undefined],
  ];
  for (const [init, answer, failure] of cases)
    expect(await shownAfter([init, answer]), JSON.stringify(answer)).toEqual([failure]);
});

test('a failed commit is shown until the next commit is answered, a failed read until any next answer', async () => {
  expect(await shownAfter([commit, 'broken'], [read, well], [commit, well])).toEqual([
    'broken-save',
    'broken-save',
    undefined,
  ]);
  expect(await shownAfter([read, 'broken'], [read, well])).toEqual(['broken-line', undefined]);
  expect(await shownAfter([commit, refused('STALE_DATA', 'createCommitOnBranch')], [read, 'broken'])).toEqual([
    'overtaken',
    'overtaken',
  ]);
});

test('a refusal that only the host explains is shown with its words', async () => {
  const shown: unknown[] = [];
  const show = (...told: unknown[]) => shown.push(told);
  for (const [status, said] of [[403, { message: ARCHIVED }] as const, saying(ARCHIVED, 'FORBIDDEN')]) {
    const fetch = () => Promise.resolve(Response.json(said, { status }));
    await withFailureReports(API, fetch, { show, hide: () => undefined })(`${API}/graphql`, commit);
  }
  expect(shown).toEqual([
    ['refused', ARCHIVED],
    ['refused', ARCHIVED],
  ]);
});

test('a host that says nothing is given up, a commit by its size, and what comes slowly is waited for', async () => {
  vi.useFakeTimers();
  try {
    /** After how many seconds what is shown; the host says nothing, or begins an answer of JSON and goes no further. */
    const givenUp = async (body: string, begins = false) => {
      let shown: HostFailure | undefined;
      const fetch: typeof globalThis.fetch = (_, init) => {
        const gone = new Promise<never>((_, fail) =>
          init?.signal?.addEventListener('abort', () => fail(new DOMException('aborted', 'AbortError'))),
        );
        gone.catch(() => undefined);
        const stream = new ReadableStream({ pull: () => gone });
        const headers = { 'content-type': 'application/json' };
        return begins ? Promise.resolve(new Response(stream, { headers })) : gone;
      };
      const ask = withFailureReports(API, fetch, { show: (failure) => (shown = failure), hide: () => undefined });
      let ended = false as boolean;
      ask(`${API}/graphql`, { method: 'POST', body })
        .catch(() => undefined)
        .finally(() => (ended = true));
      let seconds = 0;
      for (; !ended && seconds < 3000; seconds += 5) await vi.advanceTimersByTimeAsync(5000);
      return [seconds, shown];
    };
    expect(await givenUp(read.body)).toEqual([35, 'broken-line']);
    expect(await givenUp(commit.body)).toEqual([35, 'broken-save']);
    expect(await givenUp(commit.body, true)).toEqual([35, 'broken-save']);
    // Photos of four megabytes, on a line of 40 kilobits a second, and of half an hour of a longer list.
    expect(await givenUp(commit.body + 'a'.repeat(4_000_000))).toEqual([835, 'broken-save']);
    expect(await givenUp(read.body, true)).toEqual([3000, undefined]);
  } finally {
    vi.useRealTimers();
  }
});

test('half an answer to a commit is said to have landed or not; to a read the editor says what it makes of it', async () => {
  const half = async (init: RequestInit) => {
    const shown: HostFailure[] = [];
    const headers = { 'content-type': 'application/json' };
    const fetch = () => Promise.resolve(new Response('{"data":{"createCommitOnBranch":{"com', { headers }));
    const ask = withFailureReports(API, fetch, { show: (failure) => shown.push(failure), hide: () => undefined });
    await ask(`${API}/graphql`, init);
    return shown;
  };
  expect(await half(commit)).toEqual(['broken-save']);
  expect(await half(read)).toEqual([]);
});

test('answers are passed on unchanged, and requests to other addresses are ignored', async () => {
  const shown: HostFailure[] = [];
  const fetch = () => Promise.resolve(Response.json({ message: 'Bad credentials' }, { status: 401 }));
  const ask = withFailureReports(API, fetch, { show: (failure) => shown.push(failure), hide: () => undefined });
  expect(await (await ask(`${API}/user`)).json()).toEqual({ message: 'Bad credentials' });
  expect((await ask('https://elsewhere.test/')).status).toBe(401);
  expect((await ask('/page.html')).status).toBe(401);
  expect(shown).toEqual(['expired']);
});
