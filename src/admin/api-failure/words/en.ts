import type { ApiFailureWords } from './index.ts';

export const en: ApiFailureWords = {
  expired:
    'GitHub no longer takes your token: it has expired, or was deleted. Nothing of yours is lost as long as this page stays open. Make a new token, sign in with it on the page that the button opens, and save again here.',
  'read-only':
    'Your token may read the site and not change it. Nothing was saved, and nothing of yours is lost as long as this page stays open. Open the token at GitHub, give it “Contents: Read and write”, and save again here.',
  gone: 'GitHub shows your token no such repository: it was renamed, handed over or deleted, or the token was made for another one. Nothing of yours is lost. Make a token for the right one, or ask whoever set up the site.',
  'no-branch':
    'The repository is there, but not the branch that the site is built from: it was renamed or deleted, or its name is wrong in ADMIN_BRANCH. Your token is good, and nothing of yours is lost. Ask whoever set up the site.',
  protected:
    'The branch that the site is built from is protected at GitHub: a rule keeps everybody from saving there directly. Nothing was saved, and nothing of yours is lost as long as this page stays open. Ask whoever set up the site to take the rule away (GitHub → Settings → Rules or Branches), and save again here.',
  refused:
    'GitHub refused and said: “{answer}” Nothing was saved, and nothing of yours is lost as long as this page stays open. Show this to whoever set up the site.',
  overtaken:
    'Another phone saved something at the same moment. Nothing was saved from here, and nothing of yours is lost. Save again.',
  deleted:
    'What was to be deleted is gone already: if the internet failed before, that was you. Nothing else was changed. Reload this page, and look.',
  limited:
    'GitHub was asked too much in an hour. Nothing of yours is lost: leave this page open, and save again in an hour.',
  down: 'GitHub itself has a fault just now. Nothing of yours is lost: leave this page open, and save again in some minutes.',
  'broken-line':
    'GitHub cannot be reached: the internet is gone or very slow. Nothing of yours is lost: leave this page open, and save when it is back.',
  'broken-save':
    'The internet or GitHub failed while saving. Either all of it has arrived or nothing has, and nothing of yours is lost. Save again in some minutes. If you are told then that the entry was changed in between, that was you: look whether all is there.',
  'not-kept':
    'This browser keeps nothing, so it cannot keep your token either. Leave the private window, let this site store data (cookies) in the browser’s settings, or make room on the phone. Then try again.',
  nothingOpen: {
    limited: 'GitHub was asked too much in an hour. Your token is kept: reload this page in an hour.',
    down: 'GitHub itself has a fault just now. Your token is kept: reload this page in some minutes.',
    'broken-line':
      'GitHub cannot be reached: the internet is gone or very slow. Your token is kept: reload this page when it is back.',
  },
  steps: 'How do I get a token?',
  reload: 'Reload',
  close: 'Close',
};
