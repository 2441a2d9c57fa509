import { expect, test } from 'vitest';
import { openerOf } from './desktop.ts';

test.each<[NodeJS.Platform, NodeJS.ProcessEnv, string[] | undefined]>([
  ['linux', { DISPLAY: ':0' }, ['xdg-open', '/a b.jpg']],
  ['linux', { WAYLAND_DISPLAY: 'wayland-0' }, ['xdg-open', '/a b.jpg']],
  ['linux', {}, undefined],
  ['darwin', {}, ['open', '/a b.jpg']],
  ['win32', {}, ['rundll32', 'url.dll,FileProtocolHandler', '/a b.jpg']],
  ['darwin', { SSH_CONNECTION: '10.0.0.1 22' }, undefined],
  ['linux', { DISPLAY: ':0', CI: 'true' }, undefined],
])('%s %j', (platform, env, command) => {
  expect(openerOf(platform, env, '/a b.jpg')).toEqual(command);
});
