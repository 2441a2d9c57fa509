import { expect, test } from 'vitest';
import { codeInPublicPage } from './public-folder-html.ts';

test.each([
  // What Yandex knows the owner of a site by.
  '<html><head><meta http-equiv="Content-Type" content="text/html; charset=UTF-8"></head>' +
    '<body>Verification: 1a2b</body></html>',
  '<style>td { padding: 4px }</style><table style="width: 100%"><tr><td>Bridal</td></tr></table>',
  '<meta http-equiv="refresh" content="0; url=/academy">',
])('what neither runs nor loads passes: %s', (html) => {
  expect(codeInPublicPage(html)).toBeUndefined();
});

test.each([
  '<p style="color: red" onclick="buy()">',
  '<iframe srcdoc="<script>track()</script>"></iframe>',
  '<svg style="fill: red"><title><p onclick="buy()"></p></title></svg>',
  '<img src="https://example.in/a.png" style="width: 100%">',
])('code does not: %s', (html) => {
  expect(codeInPublicPage(html)).toBeDefined();
});
