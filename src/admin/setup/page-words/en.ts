import type { SetupPageWords } from './index.ts';

export const en: SetupPageWords = {
  title: 'Make the site yours',
  why: 'One question at a time: name, phone, address, hours and what of the sample shall stay. Nothing is saved before the end, and then all at once. You can come back at any time.',
  local:
    'Here the site is edited on this computer, without an account. Run `npm run setup` in the project’s folder: it asks the same questions.',
  token: 'Your token',
  tokenHelp:
    'It begins with github_pat_ and lets this page change your site. It stays in this browser until you sign out in the editor.',
  steps: 'How do I get a token?',
  begin: 'Begin',
  reading: 'Reading your site…',
  next: 'Next',
  back: 'Back',
  count: 'Question {n} of {total}',
  now: 'Now: {now}',
  nothingNow: 'Now: nothing',
  keepHint: 'Leave it empty to keep what is there.',
  nothingHint: 'Leave it empty if there is none.',
  mail: 'E-mail by EmailJS: {key}',
  mailKeys: {
    EMAILJS_PUBLIC_KEY: 'the public key (Account → General)',
    EMAILJS_SERVICE_ID: 'the service ID (Email Services)',
    EMAILJS_TEMPLATE_ID: 'the template ID (Email Templates)',
  },
  mailHint:
    'With all three keys enquiries come as e-mail; without them the form hands them to WhatsApp. A key is not saved with the site: the end of this page shows where it goes.',
  noKey: 'A key has only letters, digits, hyphens and underscores. Copy it once more from the provider’s page.',
  language: 'Shall the site be in {language} too?',
  languageHint: 'Left out, its pages go. What is written in it stays in the files, so that it can come back.',
  languageKept: 'Yes, in {language} too',
  languageLeft: 'No, without {language}',
  photos: 'Drawings of the sample in the gallery {gallery}: {n}',
  lists: {
    services: 'Services on the site: {n}',
    questions: 'Questions with answers on the site: {n}',
    steps: 'Steps of the day plan on the site: {n}',
  },
  more: 'and {n} more',
  ask: 'What shall become of them?',
  keep: 'Keep them for now',
  remove: 'Take them away',
  review: 'This will be changed',
  noChanges: 'You have changed nothing.',
  removed: 'taken away',
  save: 'Save everything',
  saving: 'Saving…',
  saved: 'Saved',
  savedWhy: 'Your host now builds the site anew; in a few minutes visitors see it.',
  nothingSaved: 'Everything stays as it was.',
  hostTitle: 'The keys for e-mail',
  hostSteps: [
    'Open the settings of your host (Cloudflare Pages, Netlify, Vercel) and there “Environment variables”.',
    'Add each of these names with the value beside it.',
    'Build the site again (“Retry deployment” or “Redeploy”).',
  ],
  copy: 'Copy',
  copied: 'Copied',
  leftTitle: 'What is left',
  left: {
    phone: 'The phone number is still the sample’s: calls and chats reach nobody.',
    email: 'The e-mail address is still the sample’s: letters to it reach nobody.',
    street: 'The address names no street.',
    location: 'The place on the map is still the sample’s.',
    profile: 'The Instagram name is still the sample’s.',
    certified:
      'The line about who certifies the course is still the sample’s, and invented. Write your own in “Course: what is taught” in the editor, in every language of the site.',
    slides:
      'Slides of the first page are still drawings of the sample. Hang photos of your own in a gallery, then choose them in “Slides and founder’s picture” in the editor.',
    founder:
      'The founder’s picture is still a drawing of the sample. Choose a photo of your own in “Slides and founder’s picture” in the editor, or take it out there.',
    photos: '{n} pictures are still the sample’s. Hang your own photos in the editor.',
    sentences:
      'The sentences about you and the studio: open “About us” and “About the founder” in the editor, in every language of the site.',
    check: 'The check says the rest, with each file: it is the end of what your host writes while it builds.',
  },
  again: 'Ask again',
  editor: 'Open the editor',
  broken:
    'The file studio.yaml in your repository cannot be read, so that nothing can be written into it. Put it right in the editor, or ask whoever set up the site.',
  unknown: 'That did not work, and nothing was saved. Your answers are still here: try again.',
};
