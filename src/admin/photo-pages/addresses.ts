/** Where the owner's pages for photos lead to. */
import type { EditorLanguage } from '../language.ts';
import type { PhotoPageSettings } from './settings.ts';

/** The language of the site that the owner reads and writes: the owner's own, where the site has it. */
export const siteLanguage = ({ languages }: PhotoPageSettings, language: EditorLanguage): EditorLanguage =>
  languages.includes(language) ? language : 'en';

/** @returns the address of a gallery's page in the owner's language */
export const galleryHref = (settings: PhotoPageSettings, language: EditorLanguage, gallery: string): string =>
  `${settings.base}${siteLanguage(settings, language) === 'hi' ? 'hi/' : ''}${gallery}`;

/** @returns the address at which the repository's host tells how a commit's build goes */
export const checksAddress = ({ repository }: PhotoPageSettings, commit: string): string =>
  `https://github.com/${repository.repo}/commit/${commit}/checks`;
