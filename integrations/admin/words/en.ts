import type { AdminWords } from './index.ts';

export const en: AdminWords = {
  editor: 'Editor',
  noScript: 'The editor needs JavaScript. Switch it on in the browser.',
  noRepository: {
    title: 'The editor does not know yet where your site is kept',
    why: 'It changes the files of your site at GitHub, and has not been told in which repository.',
    steps: [
      'Open your repository at GitHub. Its address ends in two names, such as <code>github.com/asha/studio</code>.',
      'Open the settings of your host (Cloudflare Pages, Netlify, Vercel) and there “Environment variables”. On your own computer it is the file <code>.env</code>.',
      'Add the variable <code>ADMIN_REPO</code> with those two names and the slash: <code>asha/studio</code>.',
      'If the site is not built from the branch <code>main</code>, add <code>ADMIN_BRANCH</code> with the name of that branch.',
      'Build the site again (the button is called “Retry deployment” or “Redeploy”), and open this page anew.',
    ],
  },
  local: {
    upload: {
      title: 'Here photos are hung by a command',
      text: 'This page hangs photos in a site that is kept at GitHub. On your own computer put the photos into a folder of <code>src/content/gallery</code> and run <code>npm run photos</code>, or open <a href="{admin}">the editor</a> and work with the folder there.',
    },
    order: {
      title: 'Here photos are put in order by a command',
      text: 'This page changes the order of photos in a site that is kept at GitHub. On your own computer run <code>npm run photos move 27-haldi before 03-mehndi</code>, with the names of your photos.',
    },
  },
};
