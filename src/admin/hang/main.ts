/** The script of the page that hangs photos: it comes without the editor, which is heavy. */
import { editorLanguage } from '../language.ts';
import { prepare } from '../photo-field/prepare.ts';
import { repositoryClient } from '../repository/client.ts';
import { storedToken } from '../sign-in/session.ts';
import { Desk } from './desk.ts';
import { keepDraft, storedDraft } from './draft.ts';
import styles from './hang.css?inline';
import { Page } from './page.ts';
import { HANG_ROOT, HANG_SETTINGS, type HangSettings } from './settings.ts';

const settings = JSON.parse(document.getElementById(HANG_SETTINGS)?.textContent ?? '') as HangSettings;
const root = document.getElementById(HANG_ROOT);
const { place, galleries } = settings;
const names = galleries.map(({ name }) => name);

// A style sheet that a script makes needs no word in the page's policy.
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
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
    return new Desk(names[0] ?? '', { client, prepare, keep, changed });
  });
  await page.start(async (desk) => {
    const draft = await storedDraft();
    if (draft) desk.restore(draft, names);
    return draft !== undefined;
  });
}
