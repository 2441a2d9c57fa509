/** Builds the site that the suite looks at, unless it stands there already. */
import { buildOnce } from '../fixtures/build-once.ts';
import { unchangedProject } from '../fixtures/unchanged-project.ts';
import { clearReferences } from './reference.ts';

export default async function setup() {
  clearReferences();
  await buildOnce('site', unchangedProject);
}
