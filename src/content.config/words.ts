/** Every other word on the site. */
import { z } from 'astro/zod';
import { batchesWords, courseWords } from './course.ts';
import { dayPlanWords } from './day-plan.ts';
import { drawnTitle, link, perDay, pluralSentence, sentence, text, words } from './fields.ts';
import { privacyWords } from './privacy.ts';
import { questionsWords } from './questions.ts';
import { reviewsWords } from './reviews.ts';
import { servicesWords } from './services.ts';
import { openStatusWords } from './studio.ts';

export const wordsSchema = z.strictObject({
  site: words('skip'),
  language: z.strictObject({
    name: text.describe("the language's own name, such as English"),
    label: text,
    read: text.describe('what offers this language to a reader of another page'),
  }),
  bar: z.strictObject({ label: text, links: z.array(link) }),
  footer: words('book', 'bookBar', 'bookText').extend({
    hours: sentence('opens', 'closes'),
    social: sentence('handle', 'network'),
  }),
  hours: z.strictObject({
    everyDayBut: sentence('days', 'opens', 'closes'),
    onDays: sentence('days', 'opens', 'closes'),
    closedOn: sentence('days'),
    days: z.strictObject(perDay(text)),
  }),
  slideshow: words('label', 'pause', 'play'),
  occasions: words('title', 'titleOfGalleries'),
  contact: words(
    'title',
    'description',
    'intro',
    'subject',
    'name',
    'phone',
    'message',
    'optional',
    'trap',
    'question',
    'send',
    'sending',
    'patience',
    'whatsapp',
    'sent',
    'thanks',
    'another',
    'failed',
    'withoutScript',
    'toasts',
    'offline',
    'back',
    'offlineReason',
    'silentReason',
    'refusedReason',
    'unreachableReason',
    'robotReason',
    'kept',
    'again',
    'sameText',
    'chat',
  ).extend({ title: drawnTitle, call: sentence('phone') }),
  course: courseWords,
  gallery: words('tap', 'empty', 'ask', 'groups').extend({
    count: pluralSentence,
    askText: sentence('gallery'),
    photo: sentence('id'),
    photoWith: sentence('id', 'description'),
  }),
  viewer: words('close', 'previous', 'next', 'failed', 'again', 'ask', 'share', 'copied', 'notCopied', 'toasts').extend(
    {
      position: sentence('n', 'total'),
      askText: sentence('gallery', 'photo', 'address'),
    },
  ),
  services: servicesWords,
  questions: questionsWords,
  reviews: reviewsWords,
  batches: batchesWords,
  openNow: openStatusWords,
  dayPlan: dayPlanWords,
  privacy: privacyWords,
  pages: words('label').extend({ page: sentence('n') }),
  map: words('title', 'frame', 'directions', 'load', 'failed'),
  offline: words('title', 'text', 'home', 'course'),
  notFound: words('title', 'description', 'text', 'home', 'gallery'),
});
