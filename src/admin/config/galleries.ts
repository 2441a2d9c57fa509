/** The galleries that there are: their folders, and what galleries.yaml calls them and their groups. */
import { glob, readFile, readdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { parse } from 'yaml';
import { CONTENT, GALLERIES } from '../content-folders.ts';
import { isFields, type Data, type Fields } from '../entry-file/data.ts';
import { EDITOR_LANGUAGES, type EditorLanguage } from '../language.ts';
import { ENTRY_ENDINGS, type EntryEnding } from '../photo-collections.ts';
import { isSitePicture } from '../../shared/path.ts';

type Names = Partial<Record<EditorLanguage, string>>;

export interface GalleryFolder {
  /** The folder's name, and the last part of the page's address. */
  name: string;
  titles: Names;
  groups: readonly { key: string; names: Names }[];
  /** Of the entries in it; `yaml` also while there are none. */
  endings: readonly EntryEnding[];
}

/** The names of the folders that hold photos, with the endings of the entries in each. */
type EndingsByFolder = Readonly<Record<string, ReadonlySet<string>>>;

/** The fields of what may be none. */
const fields = (value: Data): Fields => (isFields(value) ? value : {});

/** What galleries.yaml says in a language. Nothing when it cannot be read: the content check says why. */
async function readNames(root: string, language: string): Promise<Fields> {
  try {
    return fields(parse(await readFile(join(root, CONTENT, language, 'galleries.yaml'), 'utf8')) as Data);
  } catch {
    return {};
  }
}

/** @param texts galleries.yaml in each language */
export function galleriesFrom(
  texts: Readonly<Record<EditorLanguage, Fields>>,
  folders: EndingsByFolder,
): GalleryFolder[] {
  const titled = EDITOR_LANGUAGES.flatMap((language) => Object.keys(texts[language]));
  const ordered = [...new Set([...titled, ...Object.keys(folders)])];
  const named = (of: (language: EditorLanguage) => unknown): Names =>
    Object.fromEntries(
      EDITOR_LANGUAGES.flatMap((language) => {
        const name = of(language);
        return typeof name === 'string' ? [[language, name]] : [];
      }),
    );
  return ordered.map((name) => {
    const gallery = (language: EditorLanguage) => fields(texts[language][name]);
    const groups = (language: EditorLanguage) => fields(gallery(language)['groups']);
    const keys = [...new Set(EDITOR_LANGUAGES.flatMap((language) => Object.keys(groups(language))))];
    return {
      name,
      titles: named((language) => gallery(language)['title']),
      groups: keys.map((key) => ({ key, names: named((language) => groups(language)[key]) })),
      endings: ENTRY_ENDINGS.filter((ending) => ending === 'yaml' || folders[name]?.has(ending)),
    };
  });
}

/** The pictures of src/content, as a file of it names them: `gallery/studio/01-vanity.jpg`. */
export async function readPictures(root: string): Promise<string[]> {
  const content = join(root, CONTENT);
  const files = await Array.fromAsync(glob('{pictures,gallery/*}/*.*', { cwd: content }));
  return files
    .filter(isSitePicture)
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

export async function readGalleryFolders(root: string): Promise<GalleryFolder[]> {
  const items = await readdir(join(root, GALLERIES), { withFileTypes: true }).catch(() => []);
  const names = items.filter((item) => item.isDirectory()).map(({ name }) => name);
  const [en, hi, ...files] = await Promise.all([
    readNames(root, 'en'),
    readNames(root, 'hi'),
    ...names.sort().map((name) => readdir(join(root, GALLERIES, name))),
  ]);
  const endings = files.map((inFolder) => new Set(inFolder.map((file) => extname(file).slice(1))));
  return galleriesFrom({ en, hi }, Object.fromEntries(names.map((name, at) => [name, endings[at] ?? new Set()])));
}
