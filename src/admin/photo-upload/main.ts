/** The script of the page that hangs photos: it comes without the editor, which is heavy. */
import { adoptStyles } from '../adopt-styles.ts';
import { editorLanguage } from '../language.ts';
import existingPhotosStyles from '../existing-photos.css?inline';
import fileInputStyles from '../file-input.css?inline';
import focalPointStyles from '../focal-point.css?inline';
import { prepare } from '../photo-field/prepare.ts';
import { repositoryClient } from '../repository/client.ts';
import { onSessionChange, storedToken } from '../sign-in/session.ts';
import { UploadQueue } from './upload-queue.ts';
import { keepDraft, storedDraft, type Draft } from './draft.ts';
import cardStyles from './card.css?inline';
import controlStyles from '../photo-pages/controls.css?inline';
import pageStyles from '../photo-pages/page.css?inline';
import { UploadPage } from './page.ts';
import { PHOTO_PAGE_ROOT, readSettings } from '../photo-pages/settings.ts';

const settings = readSettings();
const root = document.getElementById(PHOTO_PAGE_ROOT);
const { repository, galleries } = settings;

adoptStyles(pageStyles, controlStyles, fileInputStyles, existingPhotosStyles, focalPointStyles, cardStyles);

if (root) {
  const clientFor = (token: () => string | undefined) => repositoryClient(repository, token);
  const isKept = (draft: Draft) =>
    keepDraft(draft).then(
      () => true,
      () => false,
    );
  const keep = async (draft: Draft) => {
    if (await isKept(draft)) return true;
    // Where files as they were chosen are too heavy, those that are ready may still fit.
    await isKept({ ...draft, photos: draft.photos.filter((photo) => !('file' in photo)) });
    return false;
  };
  const client = clientFor(storedToken);
  const page = new UploadPage(root, settings, editorLanguage(), clientFor, (changed) => {
    return new UploadQueue(galleries[0]?.name ?? '', { client, prepare, keep, changed });
  });
  onSessionChange(page.tokenChanged);
  await page.start(async (queue) => {
    const draft = await storedDraft();
    if (draft) queue.restore(draft, galleries);
    return draft !== undefined;
  });
}
