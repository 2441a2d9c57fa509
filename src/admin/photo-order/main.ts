/** The script of the page on which the photos of a gallery are put in order. */
import { adoptStyles } from '../adopt-styles.ts';
import { editorLanguage } from '../language.ts';
import controlStyles from '../photo-pages/controls.css?inline';
import pageStyles from '../photo-pages/page.css?inline';
import { PHOTO_PAGE_ROOT, readSettings } from '../photo-pages/settings.ts';
import { repositoryClient } from '../repository/client.ts';
import { onSessionChange, storedToken } from '../sign-in/session.ts';
import { GALLERY_QUERY, THUMBNAILS_PATH } from './paths.ts';
import { OrderPage } from './page.ts';
import orderStyles from './photo-order.css?inline';
import { thumbnails } from './thumbnails.ts';

const settings = readSettings();
const root = document.getElementById(PHOTO_PAGE_ROOT);

adoptStyles(pageStyles, controlStyles, orderStyles);

if (root) {
  const { repository, galleries, base } = settings;
  const clientFor = (token: () => string | undefined) => repositoryClient(repository, token);
  const names = galleries.map(({ name }) => name);
  const asked = new URLSearchParams(location.search).get(GALLERY_QUERY);
  const published = async () => (await fetch(`${base}${THUMBNAILS_PATH}`)).json() as Promise<Record<string, string>>;
  const showPicture = thumbnails({ published, blob: (sha) => clientFor(storedToken).blob(sha) });
  const first = names.find((name) => name === asked) ?? names[0] ?? '';
  const page = new OrderPage({ root, settings, clientFor, showPicture }, editorLanguage(), first);
  addEventListener('beforeunload', (event) => {
    if (page.isChanged) event.preventDefault();
  });
  onSessionChange(page.tokenChanged);
  await page.start();
}
