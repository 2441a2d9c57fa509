/** What the build tells the editor, in the page itself. */
import type { CmsConfig } from '@sveltia/cms';
import type { Structure } from './entry-file/structure.ts';
import type { EntryEnding } from './photo-collections.ts';
import type { ResolvedRepository } from './repository/config.ts';
import type { EditorLanguage } from './language.ts';

/** How the files of one kind are read and written. */
export interface FileFormat {
  name: string;
  extension: EntryEnding;
  structure?: Structure;
  /** The field that tells one file from another, where there are many. */
  identity?: string;
}

export interface EditorSettings {
  repository: ResolvedRepository;
  /** The settings of the editor, with words in each language. */
  configs: Record<EditorLanguage, CmsConfig>;
  formats: readonly FileFormat[];
  /** The addresses of the site's pages in its first language, such as `/academy`. */
  pages: readonly string[];
  /** The pictures that the site has, from src/content, such as `pictures/founder.jpg`. */
  pictures: readonly string[];
}

/** The element of the page that holds them. */
export const SETTINGS_ELEMENT = 'editor-settings';
