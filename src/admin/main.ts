/** The editor's script: shows how to sign in, then tells the editor how the site's files are written, and starts it. */
import { adoptStyles } from './adopt-styles.ts';
import { withNewerToken } from './api-failure/newer-token.ts';
import { hideFailure, showFailure } from './api-failure/notice.ts';
import { withFailureReports } from './api-failure/report-failures.ts';
import { ignoreSecondTaps } from './element.ts';
import { closeableBanner } from './setup/setup-banner.ts';
import { ENTRY_FIELDS, holdEntry } from './held-entry.ts';
import { editorLanguage, type EditorLanguage } from './language.ts';
import { type EditorSettings, SETTINGS_ELEMENT } from './settings.ts';
import type { Fields } from './entry-file/data.ts';
import type { SavedEntry } from './entry-file/entry-rules.ts';
import { numberNames, showDigits } from './number-keyboard.ts';
import { saveError } from './save-error.ts';
import { showEditorOrSteps } from './sign-in/open-editor.ts';
import { storedToken } from './sign-in/session.ts';
import touchTargets from './touch-targets.css?inline';

declare global {
  /** The language of the owner's pages: the editor asks for it (integrations/admin/patches/add-hindi.ts). */
  var ownerLanguage: EditorLanguage | undefined;
  /** Whether a file names a gallery's picture: the editor asks before it deletes one (keep-other-pictures.ts there). */
  var isPictureNamed: (path: string) => boolean;
  /** The editor tells of each file that it has deleted (report-deleted-files.ts there). */
  var onDeleted: (path: string) => void;
  /** What an entry said when the draft of it was begun that is restored (keep-draft-origins.ts there). */
  var draftOrigins: WeakMap<object, unknown>;
}

/** What the editor's font draws as a cross: the button that takes an entry out of its list. */
const REMOVE_ICON = 'close';

const { repository, configs, formats, pages, pictures } = JSON.parse(
  document.getElementById(SETTINGS_ELEMENT)?.textContent ?? '',
) as EditorSettings;
const language = editorLanguage();
globalThis.ownerLanguage = language;

/** The editor itself is heavy, and fetched for those who come in. */
async function open(): Promise<void> {
  const [
    { default: CMS },
    { entryFormat },
    { newlyBrokenRule },
    { relatedFiles },
    { entryRules },
    { pictureUses },
    { repeatedKeySentence },
    { schemaOfFormat },
    { registerPhotoField },
  ] = await Promise.all([
    import('@sveltia/cms'),
    import('./entry-file/format.ts'),
    import('./entry-file/broken-rules.ts'),
    import('./entry-file/related-files.ts'),
    import('./entry-file/entry-rules.ts'),
    import('./entry-file/picture-uses.ts'),
    import('./entry-file/rule-sentences.ts'),
    import('./config/files.ts'),
    import('./photo-field/index.ts'),
  ]);
  const related = relatedFiles(language);
  const rules = entryRules({ pages, pictures }, language);
  const uses = pictureUses();
  globalThis.isPictureNamed = uses.isNamed;
  globalThis.onDeleted = rules.forget;
  globalThis.holdEntry = holdEntry;
  globalThis.draftOrigins = new WeakMap();
  adoptStyles(touchTargets);
  // The next entry of a list comes to the place of the one that is taken out, and its button below the finger.
  ignoreSecondTaps(
    document,
    (button) => button.closest(ENTRY_FIELDS) !== null && button.textContent.trim() === REMOVE_ICON,
  );
  showDigits(new Set(formats.flatMap(({ structure }) => numberNames(structure))));
  registerPhotoField(CMS, { ...repository, language });
  for (const { name, extension, structure, identity } of formats) {
    const schema = schemaOfFormat(name);
    const refusal = (data: Fields, before: Fields | undefined) =>
      newlyBrokenRule(schema, data, before, language)?.sentence ?? related.refusal(name, data, before);
    const onKnown = (data: Fields) => {
      for (const each of [related, rules, uses]) each.remember(name, data);
    };
    const keyRefusal = repeatedKeySentence(language);
    const format = entryFormat({ structure, ending: extension, identity, refusal, onKnown, keyRefusal });
    CMS.registerCustomFormat(name, extension, format);
  }
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const sentence = rules.refusal(JSON.parse(JSON.stringify(entry)) as SavedEntry);
      if (sentence !== undefined) throw saveError(sentence);
    },
  });
  await CMS.init({ config: configs[language] });
}

const ask = withNewerToken(globalThis.fetch.bind(globalThis), storedToken);
// Sveltia CMS takes no fetch of one's own: it calls the global one.
globalThis.fetch = withFailureReports(new URL(repository.apiRoot).origin, ask, {
  show: (failure, answer) => showFailure(failure, language, answer),
  hide: hideFailure,
});
closeableBanner();
showEditorOrSteps(open, () => showFailure('broken-line', language));
