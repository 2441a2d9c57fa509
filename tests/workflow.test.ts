/** What the host does with a push: the owner's is checked, built and published; a change of code is tested. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import { WEBKIT_PACKAGES } from './engines/installed.ts';
import { PROJECT } from './fixtures/project-root.ts';
import { readWorkflow, runsOf, type Workflow } from './fixtures/workflow.ts';

const { scripts } = JSON.parse(readFileSync(join(PROJECT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const site = await readWorkflow('site.yml');
const code = await readWorkflow('code.yml');

/** Whether a change of `file` starts a workflow with these paths: the last of them that fits decides. */
const starts = (paths: string[], file: string) =>
  paths.reduce((started, path) => (matchesGlob(file, path.replace(/^!/, '')) ? !path.startsWith('!') : started), false);

test('the owner’s push is checked, then built, and no test stands in its way', () => {
  expect(site.on.push?.branches).toEqual(['main']);
  expect(site.on.push).not.toHaveProperty('paths');
  expect(runsOf(site, 'build').filter((run) => run.startsWith('npm '))).toEqual([
    'npm ci',
    'npm run check',
    'npm run build',
  ]);
  expect(
    Object.values(site.jobs)
      .flatMap(({ steps }) => steps)
      .filter(({ run }) => /test|unit|e2e/.test(run ?? '')),
  ).toEqual([]);
  expect(site.jobs['deploy']?.needs).toBe('build');
});

test('where another host publishes the site, the push is checked and built all the same', () => {
  const steps = [...site.jobs['build']!.steps, { ...site.jobs['deploy']!, uses: 'deploy' }];
  const unlessOff = steps.filter((step) => step.if?.includes("vars.PAGES != 'off'"));
  const needsPages = steps.filter(
    ({ uses, run }) => run?.includes('GITHUB_ENV') || /^deploy$|configure-pages|upload-pages-artifact/.test(uses ?? ''),
  );
  expect(needsPages).toHaveLength(4);
  expect(unlessOff).toEqual(needsPages);
});

test.each([
  ['https://asha.github.io', '/studio', 'SITE_URL=https://asha.github.io\nBASE_PATH=/studio\n'],
  ['http://www.asha.in', '', 'SITE_URL=https://www.asha.in\nBASE_PATH=\n'],
])('check and build are told where the pages are published: %s%s', (origin, basePath, told) => {
  const { steps, permissions } = site.jobs['build']!;
  // Without this right GitHub does not say where that is.
  expect(permissions).toEqual({ contents: 'read', pages: 'read' });
  const asks = steps.findIndex(({ uses }) => uses?.startsWith('actions/configure-pages@'));
  const tells = steps.findIndex(({ run }) => run?.includes('GITHUB_ENV'));
  const check = steps.findIndex(({ run }) => run === 'npm run check');
  expect([asks, tells, check].toSorted((a, b) => a - b)).toEqual([asks, tells, check]);
  const outputs: Record<string, string> = { origin, base_path: basePath };
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  const env = Object.entries(steps[tells]!.env!).map(([name, value]) => [
    name,
    value.replace(/^\$\{\{ steps\.pages\.outputs\.(\w+) \}\}$/, (_, output: string) => outputs[output] ?? '?'),
  ]);
  execFileSync('bash', ['-e', '-c', steps[tells]!.run!], {
    env: { ...process.env, ...(Object.fromEntries(env) as Record<string, string>), GITHUB_ENV: join(folder, 'env') },
  });
  expect(readFileSync(join(folder, 'env'), 'utf8')).toBe(told);
  rmSync(folder, { recursive: true });
  expect(steps[asks]!.id).toBe('pages');
});

test('every setting of the README reaches the check and the build, and the editor changes the branch that is published', () => {
  const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8');
  const table = /^\| setting [^]*?\n\n/m.exec(readme)![0];
  const settings = [...table.matchAll(/^\| .*? \|/gm)].flatMap(([cell]) =>
    [...cell.matchAll(/`([A-Z_]+)/g)].map(([, name = '']) => name),
  );
  expect(settings).toEqual(expect.arrayContaining(['SITE_URL', 'SERVICE_WORKER', 'ADMIN_BRANCH']));
  const { env = {}, steps } = site.jobs['build']!;
  const published = [...steps.find(({ run }) => run?.includes('GITHUB_ENV'))!.run!.matchAll(/"(\w+)=/g)].map(
    ([, name = '']) => name,
  );
  const keys = Object.keys(steps.find(({ run }) => run === 'npm run build')!.env!);
  expect([...Object.keys(env), ...published, ...keys].toSorted()).toEqual(settings.toSorted());
  for (const name of ['EMAILJS_ORIGIN', 'VITALS_URL', 'SERVICE_WORKER', 'ADMIN'])
    expect(env[name]).toBe(`\${{ vars.${name} }}`);
  expect(env['ADMIN_BRANCH']).toBe(site.on.push?.branches?.[0]);
});

test('pictures that were encoded once are kept for the next push, before anything is installed', () => {
  const { steps } = site.jobs['build']!;
  const at = (name: string) => steps.findIndex(({ uses, run }) => run === name || uses?.replace(/@.*/, '') === name);
  expect(at('actions/cache/restore')).toBeGreaterThan(-1);
  expect(at('actions/cache/restore')).toBeLessThan(at('npm ci'));
  expect(at('actions/cache/save')).toBeGreaterThan(at('npm run build'));
  expect(at('actions/upload-pages-artifact')).toBeGreaterThan(at('npm run build'));
  const [restore, save] = [steps[at('actions/cache/restore')]!, steps[at('actions/cache/save')]!];
  expect(save.with!['path']).toBe(restore.with!['path']);
  // The key ends with a hash of the content. Else the newest cache of the same code is taken, else the newest of all.
  const key = restore.with!['key']!;
  expect(key).toMatch(/-\$\{\{ hashFiles\('src\/content\/\*\*'\) \}\}$/);
  const [sameRecipe = '', any = ''] = restore.with!['restore-keys']!.trim().split('\n');
  expect(key.startsWith(sameRecipe)).toBe(true);
  // All that a picture follows from besides the photo itself.
  for (const part of ['astro.config.mjs', 'integrations/**', 'src/lib/**', 'src/shared/**', 'package-lock.json'])
    expect(sameRecipe).toContain(`'${part}'`);
  expect(sameRecipe.startsWith(any)).toBe(true);
  expect(any).not.toContain('hashFiles');
});

/** What the key of a job's cache follows from, as `hashFiles` is told. */
const cacheInputs = (workflow: Workflow, job: string): string[] => {
  const { key = '' } = workflow.jobs[job]!.steps.find(({ uses }) => uses?.startsWith('actions/cache'))!.with!;
  return [...key.matchAll(/hashFiles\((.*?)\)/g)].flatMap(([, list = '']) =>
    list.split(', ').map((one) => one.slice(1, -1)),
  );
};

test('a change of what the site’s pictures follow from gives the tests’ cache a new name too', () => {
  const inputs = cacheInputs(code, 'test');
  const wanted = cacheInputs(site, 'build');
  expect(wanted).toContain('integrations/**');
  expect(wanted.filter((path) => !inputs.some((input) => matchesGlob(path, input)))).toEqual([]);
});

test('a build that fails, is overtaken or takes too long keeps what it has encoded, under a name of its own', () => {
  const { steps } = site.jobs['build']!;
  const save = steps.find(({ uses }) => uses?.startsWith('actions/cache/save'))!;
  expect(save.if).toMatch(/^always\(\) && /);
  for (const [, id] of `${save.if} ${save.with!['key']}`.matchAll(/steps\.(\w+)\./g))
    expect(steps.map((step) => step.id)).toContain(id);
  expect(save.with!['key']).toMatch(/cache-primary-key.*!= 'success' && .*github\.run_id/);
});

test('what is handed in for approval is checked and built too', () => {
  expect(site.on).toHaveProperty('pull_request');
});

test.each(['push', 'pull_request'] as const)('a %s with changes of code is tested, one of content is not', (event) => {
  const { paths = [] } = code.on[event] ?? {};
  for (const file of [
    'src/lib/galleries.ts',
    'src/content.config.ts',
    'src/pages/index.astro',
    'scripts/check/main.ts',
    'tests/fixtures/sites.ts',
    'integrations/headers.ts',
    'package.json',
    'package-lock.json',
    'astro.config.mjs',
    'playwright.config.ts',
    'public/favicon.svg',
  ]) {
    expect(starts(paths, file), file).toBe(true);
  }
  for (const file of [
    'src/content/studio.yaml',
    'src/content/en/about.md',
    'src/content/gallery/portfolio/12-name.jpg',
    'src/content/gallery/portfolio/12-name.yaml',
    'README.md',
  ]) {
    expect(starts(paths, file), file).toBe(false);
  }
});

test('code is tested with other content and settings, in edge cases, with the owner’s tools, and on another studio', () => {
  expect(code.jobs['test']?.strategy?.matrix.command).toEqual([
    'npm test',
    'npm run test:configurations',
    'npm run test:edge-cases',
    'npm run test:tools',
    'npm run test:own',
  ]);
  expect(runsOf(code, 'test')).toEqual(['npm ci', '${{ matrix.command }}']);
});

test('what runs side by side writes no store of the content: two writers take it from each other', () => {
  expect(scripts['test']).toMatch(/^npm run -s sync && concurrently /);
  expect(scripts['lint:synced']).not.toContain('astro');
  expect(scripts['types:synced']).toMatch(/^astro check --noSync /);
  for (const name of ['lint', 'types']) expect(scripts[name]).toBe(`npm run -s sync && npm run -s ${name}:synced`);
});

test('no test is left out: each kind and each folder belongs to a command that the workflow runs', () => {
  const partsOf = (name: string) => [...scripts[name]!.matchAll(/npm(?::| run )([\w:]+)/g)].map(([, part]) => part);
  expect(partsOf('test')).toEqual(['lint:synced', 'types:synced', 'unit', 'e2e']);
  expect(partsOf('test:tools')).toEqual(['unit:tools', 'integration', 'e2e:admin']);
  const units = [...readFileSync(join(PROJECT, 'vitest.config.ts'), 'utf8').matchAll(/name: '(.+)'/g)];
  const kinds = units.map(([, kind = '']) => kind);
  expect(kinds).toEqual(['unit', 'unit:tools', 'integration']);
  for (const kind of kinds) expect(scripts[kind]).toBe(`vitest run --project ${kind}`);
  expect(scripts['e2e']).toMatch(/ playwright test$/);
  expect(scripts['e2e:admin']).toMatch(/ playwright test --config tests\/admin$/);
  for (const folder of ['configurations', 'edge-cases'])
    expect(scripts[`test:${folder}`]).toMatch(new RegExp(` playwright test --config tests/${folder}$`));
  const folders = globSync('**/*.spec.ts', { cwd: join(PROJECT, 'tests') }).map((file) => dirname(file));
  expect([...new Set(folders)].toSorted()).toEqual(['.', 'admin', 'configurations', 'edge-cases']);
});

test('code is tried in old browsers, which are kept from one time to the next, in Firefox and in WebKit', () => {
  const [install = '', ...runs] = runsOf(code, 'engines');
  for (const name of WEBKIT_PACKAGES) expect(install).toContain(name);
  expect(runs).toEqual(['npm ci', 'npm run test:engines']);
  expect(code.jobs['engines']?.steps.map(({ uses }) => uses?.replace(/@.*/, ''))).toContain('actions/cache');
});

test('every command that a workflow runs is one of package.json', () => {
  for (const file of readdirSync(join(PROJECT, '.github/workflows'))) {
    const text = readFileSync(join(PROJECT, '.github/workflows', file), 'utf8');
    for (const [, name = ''] of text.matchAll(/npm run ([\w:-]+)/g)) expect(scripts, file).toHaveProperty([name]);
  }
});
