/** Builds the site that the suite looks at, unless it stands there already. */
import { buildOnce } from '../fixtures/build-once.ts';
import { ownProject } from '../fixtures/own-project.ts';

export default () => buildOnce('site', ownProject);
