/** The script of the page that hangs photos: it comes without the editor, which is heavy. */
import { editorLanguage } from '../language.ts';
import { prepare } from '../photo-field/prepare.ts';
import { repositoryClient } from '../repository/client.ts';
import { storedToken } from '../sign-in/session.ts';
import { UploadQueue } from './upload-queue.ts';
import { keepDraft, storedDraft } from './draft.ts';
import cardStyles from './card.css?inline';
import controlStyles from './controls.css?inline';
import pageStyles from './photo-upload.css?inline';
import { Page } from './page.ts';
import { PHOTO_UPLOAD_ROOT, PHOTO_UPLOAD_SETTINGS, type PhotoUploadSettings } from './settings.ts';

const settings = JSON.parse(document.getElementById(PHOTO_UPLOAD_SETTINGS)?.textContent ?? '') as PhotoUploadSettings;
const root = document.getElementById(PHOTO_UPLOAD_ROOT);
const { place, galleries } = settings;
const names = galleries.map(({ name }) => name);

// A style sheet that a script makes needs no word in the page's policy.
const sheet = new CSSStyleSheet();
sheet.replaceSync(pageStyles + controlStyles + cardStyles);
document.adoptedStyleSheets.push(sheet);

if (root) {
  const clientFor = (token: () => string | undefined) => repositoryClient(place, token);
  const keep = (draft: Parameters<typeof keepDraft>[0]) =>
    keepDraft(draft).then(
      () => true,
      () => false,
    );
  const client = clientFor(storedToken);
  const page = new Page(root, settings, editorLanguage(), clientFor, (changed) => {
    return new UploadQueue(names[0] ?? '', { client, prepare, keep, changed });
  });
  await page.start(async (queue) => {
    const draft = await storedDraft();
    if (draft) queue.restore(draft, names);
    return draft !== undefined;
  });
}
