import type { QuestionWords } from './index.ts';

const TIMES = 'Write both times, such as 9:30 am to 8:30 pm, or 9:30 to 20:30.';
const PLACE =
  'Paste a link from the map’s address bar, or the two numbers that a long press on the map shows, such as 25.4484, 78.5685.';

export const en: QuestionWords = {
  facts: {
    name: 'What is the studio called?',
    phone: 'Its phone number; calls and WhatsApp chats go there',
    email: 'Its e-mail address',
    street: 'House and street; a hyphen (-) shows none',
    city: 'The city',
    region: 'The state',
    postalCode: 'The postal code',
    location:
      'Where it is: paste a link from Google Maps, Apple Maps or OpenStreetMap, or the two numbers of the place',
    hours: 'When is it open on usual days? Such as 9:30 am to 8:30 pm',
    closed: 'On which days of the week is it closed? A hyphen (-) for none',
    profile: 'Its name on Instagram, or the address of its profile',
  },
  errors: {
    notTwoTimes: `These are not two times. ${TIMES} If the studio closes in between, write its first opening and its last closing.`,
    noTime: `‘{word}’ is no time of day. ${TIMES}`,
    closesFirst: `The studio closes before it opens, or at the same minute. ${TIMES}`,
    closesAtMidnight:
      'The studio closes at midnight, and that is the next day on the site. Write the minute before: 11:59 pm, or 23:59.',
    noDay: '‘{word}’ is no day of the week. Write such as Tuesday, or Sunday and Tuesday.',
    allClosed: 'The studio is closed on all seven days. Leave out the days on which it is open.',
    closedWithHours:
      '{day} has hours of its own, and cannot be closed too. Leave it out, or delete its hours first, in the editor under “Days with other hours”.',
    batchStarts:
      'A batch of the course starts on {word}, a {day}. Leave that day of the week out, or change the date of the batch first, in the editor under “Course: dates and fees”.',
    noPhone: '‘{word}’ is no phone number. Write all ten digits, such as 98765 43210.',
    phoneLength: 'No phone number has {word} digits. Write it with the country code, such as +91 98765 43210.',
    indianPhone: 'Behind +91 stand {word} digits; an Indian number has ten. Correct it.',
    oneDigit: '{word} is nobody’s number. Write the studio’s own.',
    noEmail: '‘{word}’ is no e-mail address. Write it such as anita@studio.in.',
    noPostalCode: '‘{word}’ is no postal code: it has six digits, and the first is no 0. Correct it.',
    noHandle: '‘{word}’ is no name of a profile: it has letters, digits, dots and underscores only. Correct it.',
    noNameInAddress:
      'No name of a profile is in this address. Paste one that ends with the name, such as https://www.instagram.com/anita.makeup; on Facebook a profile gets its name in its settings.',
    noPlace: `This is no place on a map. ${PLACE}`,
    noPlaceInLink: `No place is in this link. ${PLACE}`,
    shortLink:
      'This is a short link, which says nothing about the place by itself. Open it in a browser, wait for the map, and copy the long address from the address bar.',
    seaOffAfrica: `This place lies in the sea off Africa (0). ${PLACE}`,
    exchanged: 'The two numbers are exchanged: the place would lie in the Arctic. Write the other one first.',
    beyondTheEarth: `No place has these numbers. ${PLACE}`,
    unwritable: 'The name is drawn on pictures, and no font there has ‘{word}’. Leave it out.',
    place: 'The answer says {word}, which stands for a fact in other texts. Write the words themselves.',
  },
  inLanguage: '{question} (in {language})',
  languages: { en: 'English', hi: 'Hindi' },
  times: '{opens} to {closes}',
  everyDay: 'open every day',
  isView:
    'This is the middle of the map in the link. When the pin on the contact page is beside the studio, tap the studio on the map, and paste that link here.',
};
