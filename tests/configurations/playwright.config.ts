/**
 * The site with other content and settings than the sample's: everything that a studio may say, as little as it can,
 * galleries of several pages, no keys, no address, below a path. `npm run test:configurations`.
 */
import { suiteIn } from '../../playwright.config.ts';

export default suiteIn(import.meta.dirname, [
  'site',
  'drawn',
  'weighed',
  'full',
  'bare',
  'paginated',
  'keyless',
  'below',
]);
