/** Builds the site that the suite looks at, unless it stands there already. */
import { buildOnce } from '../fixtures/build-once.ts';
import { ownContentProject } from '../fixtures/own-content-project.ts';
import { clearReferences } from './reference.ts';

export default async function setup() {
  clearReferences();
  await buildOnce('site', ownContentProject);
}
