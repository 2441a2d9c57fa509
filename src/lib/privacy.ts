/** The page about privacy: what this very site does with what visitors give it. */
import { SERVICE_WORKER } from 'astro:env/server';
import { getEntry } from 'astro:content';
import type { Locale } from './locales.ts';
import { getMailSettings } from './mail-settings.ts';
import { getMarkdownText } from './markdown-text.ts';
import { getStudio, type Studio } from './studio.ts';
import { getVitalsAddress } from './web-vitals.ts';
import { getWords } from './words.ts';

type Words = Awaited<ReturnType<typeof getWords>>['privacy'];

/** What the site does; each decides on a sentence. */
interface Practice {
  /** Whether the form has an e-mail provider; without one it hands over to the chat. */
  mail: boolean;
  /** Whether pages are kept for visits without internet. */
  worker: boolean;
  /** Whether the speed of pages is reported. */
  vitals: boolean;
}

/** A part of a sentence, linked if it leads somewhere. */
interface Part {
  text: string;
  to?: string | undefined;
}

type Facts = Pick<Studio, 'name' | 'addressLine' | 'email' | 'mailLink' | 'phoneText' | 'callLink' | 'keepMonths'>;

/** A sentence with the studio's facts in their places: mail address and phone number are links. */
function partsOf(
  sentence: string,
  { name, addressLine, email, mailLink, phoneText, callLink, keepMonths }: Facts,
): Part[] {
  const values: Record<string, Part> = {
    name: { text: name },
    address: { text: addressLine },
    email: { text: email, to: mailLink },
    phone: { text: phoneText, to: callLink },
    months: { text: String(keepMonths) },
  };
  return sentence
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) => values[part.slice(1, -1)] ?? { text: part });
}

/** The sections of the page: each has a title and sentences, one a paragraph. */
export function privacySections(words: Words, studio: Facts, { mail, worker, vitals }: Practice) {
  const { who, given, purpose, carried, browser, kept, deleted, photos, complaint } = words;
  const { keepMonths } = studio;
  const longest = keepMonths === 1 ? kept.month : kept.months;
  const sections: [title: string, ...sentences: (string | false)[]][] = [
    [who.title, who.text],
    [given.title, given.form, given.chat],
    [purpose.title, purpose.text],
    [carried.title, mail ? carried.mail : carried.handedOver, carried.whatsapp],
    [kept.title, keepMonths ? longest : kept.needed],
    [
      browser.title,
      mail ? browser.draft : browser.draftForChat,
      worker && browser.offline,
      browser.visit,
      vitals ? browser.speed : browser.nothingElse,
      browser.map,
      browser.server,
    ],
    [deleted.title, deleted.text],
    [photos.title, photos.text],
    [complaint.title, complaint.text],
  ];
  return sections.map(([title, ...sentences]) => ({
    title,
    paragraphs: sentences.filter((said) => said !== false).map((said) => partsOf(said, studio)),
  }));
}

/** What the owner has added in a language, if anything. */
async function ownWords(locale: Locale) {
  const entry = await getEntry('privacy', `${locale}/privacy.md`);
  return entry && { title: entry.data.title, text: await getMarkdownText(entry) };
}

export async function getPrivacy(locale: Locale) {
  const [studio, { privacy: words }, own] = await Promise.all([getStudio(locale), getWords(locale), ownWords(locale)]);
  const { title, description } = words;
  const practice = {
    mail: getMailSettings() !== null,
    worker: SERVICE_WORKER === 'on',
    vitals: getVitalsAddress() !== undefined,
  };
  return { title, description, sections: privacySections(words, studio, practice), own };
}
