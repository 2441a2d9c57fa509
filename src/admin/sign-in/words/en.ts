import type { SignInWords } from './index.ts';

export const en: SignInWords = {
  title: 'Sign in to the editor',
  why: 'The editor changes the files of your site at GitHub. GitHub lets it in with a token: a long password for this one site alone, which you can take back at any time. Each phone needs it once.',
  steps: [
    'Open {form}GitHub’s form for a new token{/form}. Name, expiry and permission are filled in. If GitHub asks who you are, sign in with the account that may change {repo}.',
    'At “Repository access” choose “Only select repositories”, and in the list below it {repo}. No other.',
    'At “Permissions” two lines must stand, and no third: “Contents: Read and write” and “Metadata: Read-only”.',
    'Look at “Expiration”: on that day the token ends, and you come back here for a new one. A year is the longest to choose.',
    'Press “Generate token”, and copy what GitHub shows: it begins with <code>github_pat_</code>. It is shown this one time; if it gets lost, make another.',
    'Open the editor below, press “Sign In Using Access Token”, and paste it.',
  ],
  care: [
    'Whoever has the token can change your site as you can. Send it to nobody, and keep it nowhere else: it stays in this browser until you sign out (Menu → Sign Out). On a phone that others use, sign out each time.',
    'The phone is lost, or somebody has seen the token? Delete it in {tokens}the list of your tokens{/tokens}: from that moment it opens nothing.',
    'To bring it from a computer to your phone: Menu → Sign In with Mobile shows a code for the phone’s camera. The code is the token: show it to your own phone only.',
  ],
  hang: 'Hang photos',
  open: 'Open the editor',
  opening: 'The editor is opening…',
  again: 'How do I get a token?',
  guide: 'The owner’s guide',
};
