import { describe, expect, test } from 'vitest';
import { ORDER, photoPage, UPLOAD } from './photo-pages.ts';
import { adminPolicy } from './content-security-policy.ts';
import { editorPage, noRepositoryPage } from './editor-page.ts';
import { adminSettings, isSafeApi } from './settings.ts';

const repository = { mode: 'repository', repository: { repo: 'asha/studio', branch: 'main' } } as const;

describe('settings', () => {
  test('off is off, whatever else is set', () => {
    expect(adminSettings({ ADMIN: 'off', ADMIN_REPO: 'asha/studio' })).toEqual({ mode: 'off' });
    expect(adminSettings({ ADMIN: 'off' }, true)).toEqual({ mode: 'off' });
  });

  test('without a repository there is a page that asks for it; on one’s own computer none is needed', () => {
    expect(adminSettings({})).toEqual({ mode: 'unset' });
    expect(adminSettings({}, true)).toEqual({ mode: 'local' });
    expect(adminSettings({ ADMIN: 'local' })).toEqual({ mode: 'local' });
    expect(adminSettings({ ADMIN: 'local', ADMIN_REPO: 'asha/studio' })).toEqual(repository);
  });

  test.each(['asha/studio', 'Asha-K/studio.site', 'a/b', ' asha/studio '])('%j is a repository', (repo) => {
    expect(adminSettings({ ADMIN_REPO: repo })).toMatchObject({
      mode: 'repository',
      repository: { repo: repo.trim() },
    });
  });

  test.each([
    'asha',
    'asha/',
    'asha/studio/x',
    'https://github.com/asha/studio',
    '-a/b',
    'a/..',
    'a b/c',
    'आशा/studio',
    '"/><script>',
  ])('%j is none, which is said in both languages', (repo) => {
    const answer = adminSettings({ ADMIN_REPO: repo });
    expect(answer).toMatchObject({ mode: 'unset', problem: { en: expect.stringContaining(repo) } });
  });

  test.each(['main', 'live', 'feature/desk', 'v1.0'])('%s is a branch', (branch) => {
    expect(adminSettings({ ADMIN_REPO: 'a/b', ADMIN_BRANCH: branch })).toMatchObject({ repository: { branch } });
  });

  test.each(['-x', '../x', 'a b', 'x.lock', 'a..b', 'x/'])('%j is none', (branch) => {
    expect(adminSettings({ ADMIN_REPO: 'a/b', ADMIN_BRANCH: branch })).toMatchObject({ mode: 'unset' });
  });

  test.each([
    ['https://git.example/api/v3', true],
    ['http://localhost:4811', true],
    ['http://127.0.0.1:4811/api', true],
    ['http://git.example', false],
    ['http://localhost.example', false],
    ['https://user@git.example', false],
    ['javascript:alert(1)', false],
    ['git.example', false],
  ])('a token may be sent to %s: %s', (api, safe) => {
    expect(isSafeApi(api)).toBe(safe);
    expect(adminSettings({ ADMIN_REPO: 'a/b', ADMIN_API: api })).toMatchObject({ mode: safe ? 'repository' : 'unset' });
  });
});

describe('the policy', () => {
  const policy = adminPolicy(repository);
  test('runs the site’s own scripts and WebAssembly, and makes no code of texts', () => {
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).not.toContain("'unsafe-eval'");
    expect(policy).toContain("default-src 'none'");
    expect(policy.match(/'unsafe-inline'/g)).toHaveLength(1);
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
  });

  test('speaks with the repository’s API alone', () => {
    expect(policy).toMatch(/connect-src 'self' blob: data: https:\/\/api\.github\.com$/);
    const other = adminPolicy({
      mode: 'repository',
      repository: { ...repository.repository, api: 'http://localhost:1/x' },
    });
    expect(other).toMatch(/connect-src 'self' blob: data: http:\/\/localhost:1$/);
    expect(adminPolicy({ mode: 'local' })).not.toContain('http');
  });
});

describe('the page', () => {
  const editor = { configs: { en: {}, hi: { x: '</script><!--' } }, formats: [] } as unknown as Parameters<
    typeof editorPage
  >[1];
  const page = editorPage(repository, editor, '/studio/_admin/main.x.js', '/studio/');

  test('hands its settings over as data, which cannot end the element', () => {
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    const data = /<script type="application\/json" id="editor-settings">(.*?)<\/script>/.exec(page)?.[1] ?? '';
    expect(JSON.parse(data)).toEqual(editor);
  });

  test('asks not to be found, and runs no inline script', () => {
    expect(page).toContain('<meta name="robots" content="noindex,nofollow">');
    expect(page).toContain('<script type="module" src="/studio/_admin/main.x.js">');
  });

  test('says how to name the repository, in both languages, and loads nothing', () => {
    const setup = noRepositoryPage(undefined, '/');
    expect(setup).toMatch(/<section lang="en">[^]*ADMIN_REPO[^]*<section lang="hi">[^]*ADMIN_REPO/);
    expect(setup).not.toContain('<script');
    expect(setup).not.toContain('unsafe');
  });

  test('says what is wrong with the one given, as text', () => {
    const setup = noRepositoryPage({ en: '<script>1', hi: 'ग़लत' }, '/');
    expect(setup).toContain('&lt;script&gt;1');
    expect(setup).toContain('ग़लत');
  });
});

describe('the page that hangs photos', () => {
  const hang = {
    repository: { repo: 'asha/studio', branch: 'main', apiRoot: 'https://api.github.com' },
    galleries: [],
    languages: ['en', 'hi'],
    base: '/',
  };

  test('may do less than the editor: no inline styles, and the repository’s API alone', () => {
    const page = photoPage(UPLOAD, repository, hang, '/_admin/page-admin-photos.x.js', '/');
    const policy = /content-security-policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(policy).toMatch(/connect-src https:\/\/api\.github\.com$/);
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain("'unsafe-eval'");
    expect(page).toContain('<meta name="robots" content="noindex,nofollow">');
  });

  test('the page for their order may fetch the site’s own list of small pictures besides, and decodes nothing', () => {
    const page = photoPage(ORDER, repository, hang, '/_admin/page-admin-order.x.js', '/');
    const policy = /content-security-policy" content="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(policy).toMatch(/script-src 'self';.*connect-src 'self' https:\/\/api\.github\.com$/);
    expect(policy).not.toContain('unsafe');
  });

  test.each([
    [UPLOAD, 'href="/studio/admin"'],
    [ORDER, 'npm run photos move'],
  ])('where only a working copy is known it says what to do there, in both languages', (kind, way) => {
    const page = photoPage(kind, { mode: 'local' }, undefined, '', '/studio/');
    expect(page).toMatch(/<section lang="en">[^]*npm run photos[^]*<section lang="hi">[^]*npm run photos/);
    expect(page.split(way)).toHaveLength(3);
    expect(page).not.toContain('<script');
  });
});
