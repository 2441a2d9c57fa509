/** What the styles of a site with every section ask of the oldest browsers. */
import { test } from '@playwright/test';
import { expectSupportedStyles } from '../fixtures/supported-styles.ts';

test('no style of a site with every section asks for more than they have', () => expectSupportedStyles('full'));
