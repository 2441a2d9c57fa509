import type { SetupWords } from './index.ts';

export const en: SetupWords = {
  introduction:
    'This makes the site yours, one question at a time. Enter keeps what is there, < goes back to the question before.\n' +
    'Each answer is written at once: Ctrl-C ends the questions and loses nothing. `npm run setup` asks again at any time.\n' +
    'हिंदी में: npm run setup -- hi',
  unknown: 'What can stand behind `npm run setup` is a language ({languages}): what is {words}?',
  keeps: 'Enter keeps: {now}',
  leavesOut: 'Enter leaves it out',
  first: 'This is the first question: there is none before it.',
  written: 'Written: {now}',
  broken: [
    'src/content/studio.yaml has a mistake, so that nothing can be written into it.',
    'Put it right, then run `npm run setup` again.',
  ],
  finished: 'That was the last question. What is left:',
  ended: 'The answers ended here. What was answered is written; `npm run setup` asks the rest. What is left:',
  sentences:
    'What the pages say in whole sentences is yours to write: {folders}, beginning with founder.md and about.md.',
  look: 'Look at it with `npm start`.',
  repair:
    'Put the mistakes above right first; `npm run check` tells which are left. Then look at the site with `npm start`.',
  language: {
    question: 'Shall the site be in {language} too? yes or no',
    yes: 'yes',
    no: 'no',
    unclear: 'Write yes or no.',
    kept: 'The site has pages in {language}.',
    left: 'The site has no pages in {language}. What is written in it stays in the files, so that it can come back.',
  },
  mail: {
    question:
      'E-mail by EmailJS: {key}. Without all three keys the form hands enquiries to WhatsApp; a hyphen (-) takes it away',
    keys: {
      EMAILJS_PUBLIC_KEY: 'the public key (Account → General)',
      EMAILJS_SERVICE_ID: 'the service ID (Email Services)',
      EMAILJS_TEMPLATE_ID: 'the template ID (Email Templates)',
    },
    noKey: 'A key has only letters, digits, hyphens and underscores. Copy it once more from the provider’s page.',
    notIgnored:
      'Nothing was written: git does not ignore the file .env here. Add a line .env to .gitignore, then answer again.',
    utf16: 'Nothing was written: the file .env is saved as UTF-16. Save it as UTF-8 in the editor, then answer again.',
    written: 'It stands in the file .env on this computer. Where a host builds the site, set {name} there too.',
    taken:
      'The file .env on this computer is without it now. Where a host builds the site, take {name} away there too.',
  },
  sample: {
    choice: 'Enter keeps them; the word {delete} takes them away',
    unclear: 'Nothing was deleted. Press Enter to keep them, or write the word {delete}.',
    confirm: '{what} will be deleted. Write yes to do it: ',
    kept: 'Nothing was deleted.',
    photos: 'In the gallery {gallery} hang {n} pictures of the sample (drawings, not photos)',
    thesePhotos: '{n} pictures of the sample in {gallery}, with their descriptions,',
    taken: '{n} photos are taken down from {gallery}.',
    share: '{file} named {picture} for links in chats: another picture of the site stands there now.',
    stillNamed: '{picture} still lies there, for {file} names it.',
    lists: { services: '{n} services', questions: '{n} questions with answers', steps: '{n} steps of the day plan' },
    list: '{what} stand in {file}: {items}',
    emptied: '{file} is empty now: its section is not shown until something stands there.',
    more: '{items} and {n} more',
  },
};
