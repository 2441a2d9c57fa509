/** The editor's script: tells it how the site's files are written, chooses the language of its words, and starts it. */
import CMS from '@sveltia/cms';
import { entryFormat } from './entry-file/format.ts';
import { EDITOR_LANGUAGES, type EditorLanguage, type EditorSettings, SETTINGS_ELEMENT } from './settings.ts';

/** @returns the first of the browser's languages that the editor's words are written in */
function editorLanguage(): EditorLanguage {
  const wanted = navigator.languages.map((tag) => tag.split('-')[0]);
  const known = wanted.flatMap((code) => EDITOR_LANGUAGES.find((language) => language === code) ?? []);
  return known[0] ?? EDITOR_LANGUAGES[0];
}

const { configs, formats } = JSON.parse(document.getElementById(SETTINGS_ELEMENT)?.textContent ?? '') as EditorSettings;

for (const { name, extension, structure } of formats)
  CMS.registerCustomFormat(name, extension, entryFormat(structure, extension));

void CMS.init({ config: configs[editorLanguage()] });
