import { expect, test } from 'vitest';
import { scriptNamesIn } from './script-names.ts';

test.each([
  ['<astro-island component-url="/a/_astro/Lightbox.DmCYz.js" renderer-url="/a/_astro/client.C-l_Q.js">', 2],
  ['import{t as e}from"./react.C4hyv.js";', 1],
  ['u=`/_astro/email.min.CGwom.js`', 1],
  ['import(`./Viewer.N8m_53JH.js`),(m.f=["_astro/Toasts.C3aq1b4-.js"])', 2],
  ['"https://elsewhere.example/x.js" "./x.json" ./x.js', 0],
])('%s', (text, count) => {
  expect(scriptNamesIn(text)).toHaveLength(count);
});

test('a script is named as it lies in its folder', () => {
  expect(scriptNamesIn('u=`/_astro/email.min.CGwom.js`')).toEqual(['email.min.CGwom.js']);
});
