/** The inbox inside `astro dev`. */
import type { AstroIntegration } from 'astro';
import { INBOX_FOLDER } from './settings.ts';
import { createInbox } from './inbox.ts';

export function inbox(): AstroIntegration {
  return {
    name: 'inbox',
    hooks: {
      'astro:server:setup': ({ server }) => {
        const handle = createInbox(INBOX_FOLDER);
        server.middlewares.use((request, response, next) => {
          handle(request, response).then((answered) => answered || next(), next);
        });
      },
    },
  };
}
