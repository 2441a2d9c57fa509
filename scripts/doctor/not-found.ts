/** What an address that is not there answers. */
import { wrong, type Finding } from './finding.ts';
import type { CheckedSite } from './check.ts';
import { builtBase, readPage } from './page.ts';
import { isAnswer, isFound, isRedirect } from './site.ts';

/** An address that no owner gives a page. */
const NOWHERE = 'no-such-page-asks-the-doctor';

export async function checkNotFound({ site, base }: CheckedSite): Promise<Finding[]> {
  const path = `${base}/${NOWHERE}`;
  const reply = await site.get(path);
  if (!isAnswer(reply)) return [wrong(reply.cause, reply.remedy)];
  if (isFound(reply) || isRedirect(reply))
    return [
      wrong(
        `A wrong address such as ${path} answers ${isFound(reply) ? 'as if it were a page (200)' : 'by leading elsewhere'}, so search engines keep addresses that are gone.`,
        'Switch off at the host what answers every address with the first page (“single-page app”, /* redirects), so that it takes 404.html.',
      ),
    ];
  if (reply.status !== 404)
    return [
      wrong(
        `A wrong address such as ${path} answers with ${reply.status} and not with 404.`,
        'Take the build’s nginx.conf, or let the host use 404.html for wrong addresses.',
      ),
    ];
  return builtBase(readPage(reply.body.toString())) === undefined
    ? [
        wrong(
          'Who follows a wrong link sees the host’s page and not the site’s own.',
          'Deploy 404.html with the rest; on nginx take the build’s nginx.conf (its `error_page` line).',
        ),
      ]
    : [];
}
