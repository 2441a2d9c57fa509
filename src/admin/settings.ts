/** What the build tells the editor, in the page itself. */
import type { CmsConfig } from '@sveltia/cms';
import type { Structure } from './entry-file/structure.ts';

/** The languages that the editor's own words are written in. */
export const EDITOR_LANGUAGES = ['en', 'hi'] as const;
export type EditorLanguage = (typeof EDITOR_LANGUAGES)[number];

/** How the files of one kind are read and written. */
export interface FileFormat {
  name: string;
  extension: 'yaml' | 'md';
  structure?: Structure;
}

export interface EditorSettings {
  /** Where the files are kept, and the address of the interface of their host, without a slash at its end. */
  place: { repo: string; branch: string; apiRoot: string };
  /** The settings of the editor, with words in each language. */
  configs: Record<EditorLanguage, CmsConfig>;
  formats: readonly FileFormat[];
}

/** The element of the page that holds them. */
export const SETTINGS_ELEMENT = 'editor-settings';
