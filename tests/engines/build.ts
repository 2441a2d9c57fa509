/** Builds the site that the suite looks at, unless it stands there already. */
import { buildOnce } from '../fixtures/build-once.ts';
import { PROJECT } from '../fixtures/project-copy.ts';

export default () => buildOnce('site', () => PROJECT);
