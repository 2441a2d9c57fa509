/** The way from a page to the same page in the other languages. */
import { DEFAULT_LOCALE, settingsOf, type Locale } from './locales.ts';
import { alternatesOf } from './routes.ts';
import { absolute, href } from './urls.ts';
import { getWords } from './words.ts';

/** The page in another language. */
export interface OtherLanguage {
  code: Locale;
  /** Where it is not that of the page's own language. */
  dir: 'ltr' | 'rtl' | undefined;
  /** The language's own name. */
  name: string;
  /** What offers the page to those who would rather read this language. */
  read: string;
  to: string;
}

/** @param path the page's address in the first language; @param locale the page's language */
export function getOtherLanguages(path: string, locale: Locale): Promise<OtherLanguage[]> {
  return Promise.all(
    alternatesOf(path)
      .filter((other) => other.locale !== locale)
      .map(async (other) => {
        const { language } = await getWords(other.locale);
        const { dir } = settingsOf(other.locale);
        return {
          code: other.locale,
          dir: dir === settingsOf(locale).dir ? undefined : dir,
          name: language.name,
          read: language.read,
          to: href(other.path),
        };
      }),
  );
}

/** What a page tells robots of its languages, where the site's address is known. */
export function languageHead(path: string, locale: Locale, site: URL | undefined) {
  const all = alternatesOf(path);
  // A page in one language alone has no alternates.
  if (all.length === 1) return { ogLocale: settingsOf(locale).ogLocale, alternates: [] };
  const pages = all.map((page): { hreflang: string; to: string | undefined } => ({
    hreflang: page.locale,
    to: absolute(page.path, site),
  }));
  const first = pages.find(({ hreflang }) => hreflang === DEFAULT_LOCALE);
  return {
    ogLocale: settingsOf(locale).ogLocale,
    alternates: [...pages, { hreflang: 'x-default', to: first?.to }].filter(({ to }) => to !== undefined),
  };
}
