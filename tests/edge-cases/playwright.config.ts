/**
 * What few visits meet: words of any length, letters of any size, paper, photos of odd shapes, lines that stall, hosts
 * that answer wrongly, scripts that come late or never, a deploy between two visits, one enquiry in two tabs, fingers
 * that do more than was meant. `npm run test:edge-cases`; what every visit meets is proved by `npm test`.
 */
import { suiteIn } from '../../playwright.config.ts';

export default suiteIn(import.meta.dirname, ['site', 'weighed', 'drawn', 'paginated', 'full', 'bare']);
