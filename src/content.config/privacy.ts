/** What the page about privacy says. */
import { z } from 'astro/zod';
import { drawnTitle, sentence, text, words } from './fields.ts';

/** What the owner adds to it in a language. Its text follows below the second line `---`. */
export const privacySchema = z.strictObject({ title: text.describe('the title over your own words') });

const section = <Name extends string>(...names: Name[]) => words<'title' | Name>('title', ...names);
/** How the studio is reached. */
const reached = sentence('email', 'phone');

/** The site's own words of the page. Which sentences it says depends on what the site does (src/lib/privacy.ts). */
export const privacyWords = words('title', 'description', 'form').extend({
  title: drawnTitle,
  who: z.strictObject({ title: text, text: sentence('name', 'address', 'email', 'phone') }),
  given: section('form', 'chat'),
  purpose: section('text'),
  carried: section('mail', 'handedOver', 'whatsapp'),
  browser: section('draft', 'draftForChat', 'visit', 'offline', 'nothingElse', 'speed', 'map', 'server'),
  kept: section('needed', 'month').extend({ months: sentence('months') }),
  deleted: z.strictObject({ title: text, text: reached }),
  photos: z.strictObject({ title: text, text: reached }),
  complaint: section('text'),
});
