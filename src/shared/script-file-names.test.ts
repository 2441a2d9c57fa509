import { expect, test } from 'vitest';
import { scriptFileNamesIn } from './script-file-names.ts';

test.each([
  ['<astro-island component-url="/a/_astro/Lightbox.DmCYz.js" renderer-url="/a/_astro/client.C-l_Q.js">', 2],
  ['import{t as e}from"./react.C4hyv.js";', 1],
  ['u=`/_astro/email.min.CGwom.js`', 1],
  ['import(`./Viewer.N8m_53JH.js`),(m.f=["_astro/Toasts.C3aq1b4-.js"])', 2],
  ['"https://elsewhere.example/x.js" "./x.json" ./x.js', 0],
])('%s', (text, count) => {
  expect(scriptFileNamesIn(text)).toHaveLength(count);
});

test('a script is named as it lies in its folder', () => {
  expect(scriptFileNamesIn('u=`/_astro/email.min.CGwom.js`')).toEqual(['email.min.CGwom.js']);
});
