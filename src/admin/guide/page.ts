/** The guide as a page: HTML alone, with its pictures inside, so that one file is all that an owner has to keep. */
import { fileLabel, labelOf } from '../config/labels.ts';
import { wordsIn as photoFieldWords } from '../photo-field/words/index.ts';
import { EDITOR_LANGUAGES, OWN_NAMES, type EditorLanguage } from '../language.ts';
import { PHOTO_ORDER_PATH } from '../photo-order/paths.ts';
import { PHOTO_UPLOAD_PATH } from '../photo-upload/paths.ts';
import { wordsIn as orderWords } from '../photo-order/words/index.ts';
import { wordsIn as uploadWords } from '../photo-upload/words/index.ts';
import { guidePath } from './paths.ts';
import { BUTTONS, EXAMPLE, TASKS, wordsIn, type TaskName } from './words/index.ts';

type ButtonName = keyof (typeof BUTTONS)['en'];

/** What the pages for photos say, by the word that a name of a text begins with. */
const PAGE_WORDS: Readonly<Record<string, (language: EditorLanguage) => Readonly<Record<string, string>>>> = {
  upload: uploadWords,
  order: orderWords,
};

/** A picture of the editor, in pixels. */
export interface GuidePicture {
  data: Buffer;
  width: number;
  height: number;
}

export interface Guide {
  language: EditorLanguage;
  pictures: Readonly<Record<TaskName, GuidePicture>>;
  /** The path that the site is hosted under, with a slash at its end. */
  base: string;
  /** Owner and name at GitHub, where they are known. */
  repo?: string;
}

function nameIn(token: string, language: EditorLanguage): string {
  if (token === 'choose') return photoFieldWords(language).choose;
  const [, page = '', text = ''] = /^(\w+):(\w+)$/.exec(token) ?? [];
  const said = PAGE_WORDS[page]?.(language)[text];
  if (said !== undefined) return said;
  return page === 'file' ? fileLabel(text, language) : labelOf(token.split('.'), language);
}

/** A word of the editor as it shows it, with the English one for whoever has a phone in English. */
const withEnglish = (own: string, english: string, language: EditorLanguage) =>
  language === 'en' ? own : `${own} (<span lang="en">${english}</span>)`;

const named = (token: string, language: EditorLanguage) =>
  withEnglish(`<b>${nameIn(token, language)}</b>`, nameIn(token, 'en'), language);

const button = (name: ButtonName, language: EditorLanguage) =>
  withEnglish(`<b class="button">${BUTTONS[language][name]}</b>`, name, language);

/** What stands in quotation marks in the letters of the other language is of that language. */
const QUOTED: Readonly<Record<EditorLanguage, [words: RegExp, lang: EditorLanguage]>> = {
  en: [/“([\u0900-\u097f][^”]*)”/g, 'hi'],
  hi: [/“([a-z][^”]*)”/gi, 'en'],
};

/** @param links the beginning of each link that the text may hold, by the name of its place */
function filled(text: string, language: EditorLanguage, links: Readonly<Record<string, string>> = {}): string {
  const [quoted, other] = QUOTED[language];
  return text
    .replaceAll(quoted, `“<span lang="${other}">$1</span>”`)
    .replaceAll(/\[(Save|Delete|Add)\]/g, (_, name: ButtonName) => button(name, language))
    .replaceAll(/\{\/\w+\}/g, '</a>')
    .replaceAll(/\{([^}]+)\}/g, (_, token: string) => links[token] ?? named(token, language));
}

const list = (steps: readonly string[]) => `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`;

function task(name: TaskName, { language, pictures, base }: Guide): string {
  const { title, steps, note, picture } = wordsIn(language).tasks[name];
  const { data, width, height } = pictures[name];
  const links = { upload: `<a href="${base}${PHOTO_UPLOAD_PATH}">`, order: `<a href="${base}${PHOTO_ORDER_PATH}">` };
  const text = (each: string) => filled(each, language, links);
  return (
    `<section id="${name}"><h2>${title}</h2><div class="task"><div>${list(steps.map(text))}<p>${text(note)}</p></div>` +
    `<img src="data:image/webp;base64,${data.toString('base64')}" alt="${picture}" width="${width}" height="${height}"></div></section>`
  );
}

function red({ language, repo }: Guide): string {
  const { title, why, steps, example, note } = wordsIn(language).red;
  // Where the repository is unknown, the words stand without a link.
  const changes = repo === undefined ? '<a>' : `<a href="https://github.com/${repo}/commits" rel="noopener">`;
  const text = (each: string) => filled(each, language, { changes });
  return (
    `<section id="red"><h2>${title}</h2><p>${text(why)}</p>${list(steps.map(text))}` +
    `<p>${example}</p><pre lang="en">${EXAMPLE}</pre><p>${text(note)}</p></section>`
  );
}

/** @returns what stands in the page's body */
export function guideBody(guide: Guide): string {
  const { language, base } = guide;
  const words = wordsIn(language);
  const address = (each: EditorLanguage) => base + guidePath(each);
  const others = EDITOR_LANGUAGES.filter((each) => each !== language).map(
    (each) => `<a href="${address(each)}" lang="${each}" hreflang="${each}">${OWN_NAMES[each]}</a>`,
  );
  const chapters = [...TASKS.map((name) => [name, words.tasks[name].title]), ['red', words.red.title]];
  const save = `<a href="${address(language)}" download="guide-${language}.html">`;
  return (
    `<header><p><a href="${base}admin#/">${words.editor}</a> <a href="${base}${PHOTO_UPLOAD_PATH}">${words.photos}</a> ${others.join(' ')}</p></header><main><h1>${words.title}</h1>` +
    `<p>${filled(words.why, language)}</p><p>${words.names}</p>` +
    `<nav aria-labelledby="chapters"><h2 id="chapters">${words.chapters}</h2><ul>` +
    `${chapters.map(([id = '', title = '']) => `<li><a href="#${id}">${title}</a></li>`).join('')}</ul></nav>` +
    `${TASKS.map((name) => task(name, guide)).join('')}${red(guide)}` +
    `<p class="offline">${filled(words.offline, language, { save })}</p></main>`
  );
}

export const guideTitle = (language: EditorLanguage): string => wordsIn(language).title;

/** In the site's colours, which stand before it. */
export const GUIDE_STYLE =
  'body{max-width:60rem;margin:0 auto;padding:0 1rem 3rem;font:1.05rem/1.6 system-ui,sans-serif;color:var(--ink);background:var(--page)}' +
  ':lang(hi){line-height:1.7}h1{font-size:1.7rem;line-height:1.35}h2{font-size:1.3rem;line-height:1.4}' +
  'a{color:var(--action)}header a,nav a{display:inline-block;padding:.6rem 0}header a{min-width:2.75rem;margin-right:1.5rem}nav ul{padding:0;list-style:none}nav li{margin:0}' +
  'section{margin-top:2.5rem;padding-top:1rem;border-top:1px solid var(--line);scroll-margin-top:1rem}' +
  'li{margin:.5rem 0}ol{padding-left:1.5rem}img{display:block;width:100%;max-width:412px;height:auto;border:1px solid var(--line);border-radius:.5rem}' +
  '.button{padding:.1rem .45rem;border-radius:.3rem;white-space:nowrap;color:var(--paper);background:var(--action)}' +
  'pre{padding:1rem;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--tint);font-size:.9rem;line-height:1.6}' +
  '.offline{margin-top:2.5rem;padding:1rem;background:var(--tint)}' +
  '@media(min-width:48rem){.task{display:grid;grid-template-columns:1fr 22rem;gap:2.5rem;align-items:start}.task ol{margin-top:0}nav ul{columns:2}}';
