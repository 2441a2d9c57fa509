/** Every link of the whole build. */
import { test } from '@playwright/test';
import { expectNoBrokenLinks } from './fixtures/broken-links.ts';

test('no link is broken, and none of its own costs a redirect', () => expectNoBrokenLinks('site'));
