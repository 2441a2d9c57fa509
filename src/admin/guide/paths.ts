/** Where the guide lies. */
import type { EditorLanguage } from '../language.ts';

/** Below the site's own address, without a slash at the beginning: also the file's name without `.html`. */
export const guidePath = (language: EditorLanguage): string => (language === 'en' ? 'admin/guide' : 'admin/guide/hi');
