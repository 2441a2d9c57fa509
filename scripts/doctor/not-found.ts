/** What an address that is not there answers. */
import { wrong, type DoctorFinding } from './finding.ts';
import type { CheckedSite } from './checked-site.ts';
import { builtBase, readPage } from './html-page.ts';
import { isResponse, isFound, isRedirect } from './site-client.ts';

/** An address that no owner gives a page. */
const NOWHERE = 'no-such-page-asks-the-doctor';

export async function checkNotFound({ client, base }: CheckedSite): Promise<DoctorFinding[]> {
  const path = `${base}/${NOWHERE}`;
  const result = await client.get(path);
  if (!isResponse(result)) return [wrong(result.cause, result.remedy)];
  if (isFound(result) || isRedirect(result))
    return [
      wrong(
        `A wrong address such as ${path} answers ${isFound(result) ? 'as if it were a page (200)' : 'by leading elsewhere'}, so search engines keep addresses that are gone.`,
        'Switch off at the host what answers every address with the first page (“single-page app”, /* redirects), so that it takes 404.html.',
      ),
    ];
  if (result.status !== 404)
    return [
      wrong(
        `A wrong address such as ${path} answers with ${result.status} and not with 404.`,
        'Take the build’s nginx.conf, or let the host use 404.html for wrong addresses.',
      ),
    ];
  return builtBase(readPage(result.body.toString())) === undefined
    ? [
        wrong(
          'Who follows a wrong link sees the host’s page and not the site’s own.',
          'Deploy 404.html with the rest; on nginx take the build’s nginx.conf (its `error_page` line).',
        ),
      ]
    : [];
}
