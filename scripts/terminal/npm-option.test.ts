import { expect, test } from 'vitest';
import { nearest } from '../../src/shared/did-you-mean.ts';
import { keptOption, keptOptionReason } from './npm-option.ts';

/** All words of the owner's commands. */
const WORDS = ['describe', 'first', 'move', 'yes', 'help', 'last', 'delete', 'remove', 'mail', 'hi', 'en', 'hindi'];
const meantBy = (word: string) => nearest(word, WORDS);

test.each([
  ['npm_config_descibe', 'true', { option: '--descibe', meant: 'describe' }],
  ['npm_config_frist', '27-a', { option: '--frist', meant: 'first' }],
  ['npm_config_Yess', 'true', { option: '--yess', meant: 'yes' }],
  ['NPM_CONFIG_MIAL', 'true', { option: '--mial', meant: 'mail' }],
  ['npm_config_describe', 'true', { option: '--describe', meant: 'describe' }],
  ['npm_config_descibe', '', undefined],
  ['npm_config_descibe', 'false', undefined],
  ['descibe', 'true', undefined],
  ['npm_config_email', 'true', { option: '--email', meant: 'mail' }],
  ['npm_config_email', 'on@example.in', undefined],
  ['npm_config_something', 'true', undefined],
])('%s=%s', (name, value, kept) => expect(keptOption({ [name]: value }, meantBy)).toEqual(kept));

test('what the command takes from its environment is left to it, unless it has a value', () => {
  expect(keptOption({ npm_config_first: 'true' }, meantBy, ['first'])).toBeUndefined();
  expect(keptOption({ npm_config_first: '27-a' }, meantBy, ['first'])).toEqual({ option: '--first', meant: 'first' });
});

test('the right command is named', () => {
  expect(keptOptionReason({ option: '--descibe', meant: 'describe' }, 'npm run photos describe')).toBe(
    'npm has kept `--descibe` for itself, and nothing was done. Did you mean `npm run photos describe`?',
  );
});

/** The settings of npm 11 and of node-gyp. */
const SETTINGS =
  '_auth access all allow-directory allow-file allow-git allow-remote allow-same-version allow-scripts also arch audit ' +
  'audit-level auth-type before bin-links browser build-from-source ca cache cache-max cache-min cafile call cert cidr ' +
  'color commit-hooks cpu depth description devdir dev diff diff-name-only diff-text disturl dry-run editor ' +
  'engine-strict ensure expires fetch-retries fetch-timeout force foreground-scripts format-package-lock fund git ' +
  'git-tag-version global global-prefix global-style globalconfig heading https-proxy if-present ignore-scripts include ' +
  'init-module init-private init-type init-version install-links install-strategy jobs json key legacy-bundling ' +
  'legacy-peer-deps libc link local-address local-prefix location lockfile-version loglevel logs-dir logs-max long make ' +
  'maxsockets message min-release-age msvs-version name node-gyp node-options nodedir noproxy npm-version offline omit ' +
  'omit-lockfile-registry-resolved only optional orgs os otp pack-destination package package-lock package-lock-only ' +
  'packages parseable password prefer-dedupe prefer-offline prefer-online prefix preid production progress provenance ' +
  'proxy python read-only rebuild-bundle registry replace-registry-host runtime save save-bundle save-dev save-exact ' +
  'save-optional save-peer save-prefix save-prod sbom-format sbom-type scope scopes script-shell searchexclude ' +
  'searchlimit searchopts searchstaleness shell shrinkwrap sign-git-commit sign-git-tag silent strict-peer-deps ' +
  'strict-ssl tag tag-version-prefix target timing token-description umask unicode update-notifier usage user-agent ' +
  'userconfig verbose version versions viewer which workspace workspaces workspaces-update yes';

test.each(SETTINGS.split(' '))('%s is npm’s own', (setting) => {
  expect(keptOption({ [`npm_config_${setting.replaceAll('-', '_')}`]: 'true' }, meantBy)).toBeUndefined();
});
