/** What the editor calls files and fields, in each language of its words. */
import type { EditorLanguage } from '../language.ts';
import { SHARED_NAMES, WORD_LABELS } from './word-labels.ts';

type Label = readonly [english: string, hindi: string];

/**
 * By the path of a field in its file, or the end of one, without the numbers of lists; the longest that fits counts.
 * Those of words.yaml stand in word-labels.ts.
 */
const LABELS: Readonly<Record<string, Label>> = {
  // Files
  'file:studio': ['Studio: phone, address, hours', 'स्टूडियो: फ़ोन, पता, समय'],
  'file:services': ['Services and prices', 'सेवाएं और दाम'],
  'file:reviews': ['Reviews', 'क्लाइंट की राय'],
  'file:questions': ['Questions and answers', 'सवाल-जवाब'],
  'file:courseFacts': ['Course: dates and fees', 'कोर्स: तारीखें और फ़ीस'],
  'file:course': ['Course: what is taught', 'कोर्स: क्या सिखाया जाता है'],
  'file:dayPlan': ['Plan before a wedding', 'शादी से पहले का प्लान'],
  'file:pictures': ['Slides and founder’s picture', 'स्लाइड और फ़ाउंडर की फ़ोटो'],
  'file:home': ['First page', 'होम पेज'],
  'file:founder': ['About the founder', 'फ़ाउंडर के बारे में'],
  'file:about': ['About us', 'हमारे बारे में'],
  'file:galleries': ['Titles of the galleries', 'गैलरी के नाम'],
  'file:privacy': ['Your words about privacy', 'प्राइवेसी पर आपकी बात'],
  'file:words': ['Every other word', 'बाकी सारे शब्द'],
  // Languages
  en: ['English', 'अंग्रेज़ी'],
  hi: ['Hindi', 'हिंदी'],
  // Photos
  id: ['Number', 'नंबर'],
  image: ['Photo', 'फ़ोटो'],
  photo: ['Photo', 'फ़ोटो'],
  alt: ['What it shows, in English', 'इसमें क्या है, अंग्रेज़ी में'],
  alt_hi: ['What it shows, in Hindi', 'इसमें क्या है, हिंदी में'],
  group: ['Group', 'ग्रुप'],
  focus: ['Where the face is', 'चेहरा कहां है'],
  caption: ['Note to yourself', 'अपने लिए नोट'],
  // The studio
  name: ['Name', 'नाम'],
  phone: ['Phone', 'फ़ोन'],
  email: ['E-mail', 'ई-मेल'],
  address: ['Address', 'पता'],
  street: ['House and street', 'मकान और सड़क'],
  city: ['City', 'शहर'],
  region: ['State', 'राज्य'],
  postalCode: ['PIN code', 'पिन कोड'],
  country: ['Country', 'देश'],
  hours: ['Hours', 'समय'],
  opens: ['Opens at', 'खुलने का समय'],
  closes: ['Closes at', 'बंद होने का समय'],
  closed: ['Closed days of the week', 'हफ़्ते में बंद के दिन'],
  'specialDays.closed': ['Closed all day', 'पूरे दिन बंद'],
  'hours.days': ['Days with other hours', 'अलग समय वाले दिन'],
  Monday: ['Monday', 'सोमवार'],
  Tuesday: ['Tuesday', 'मंगलवार'],
  Wednesday: ['Wednesday', 'बुधवार'],
  Thursday: ['Thursday', 'गुरुवार'],
  Friday: ['Friday', 'शुक्रवार'],
  Saturday: ['Saturday', 'शनिवार'],
  Sunday: ['Sunday', 'रविवार'],
  social: ['Social network', 'सोशल नेटवर्क'],
  handle: ['Your name there', 'वहां आपका नाम'],
  url: ['Address of the profile', 'प्रोफ़ाइल का पता'],
  location: ['Place on the map', 'नक्शे पर जगह'],
  latitude: ['Latitude', 'अक्षांश'],
  longitude: ['Longitude', 'देशांतर'],
  keepMonths: ['Months that enquiries are kept', 'संदेश कितने महीने रखे जाते हैं'],
  specialDays: ['Special days', 'खास दिन (छुट्टी, त्योहार)'],
  notices: ['Notices', 'सूचनाएं'],
  from: ['First day', 'पहला दिन'],
  to: ['Last day', 'आखिरी दिन'],
  reason: ['Why', 'वजह'],
  'notices.text': ['Notice', 'सूचना'],
  // Services
  groups: ['Groups', 'ग्रुप'],
  services: ['Services', 'सेवाएं'],
  price: ['Lowest price (₹)', 'कम से कम दाम (₹)'],
  minutes: ['Minutes', 'मिनट'],
  line: ['One line about it', 'एक लाइन में'],
  includes: ['What the price covers', 'दाम में क्या-क्या है'],
  photos: ['Page with photos of it', 'फ़ोटो वाला पेज'],
  key: ['Short name for links', 'लिंक के लिए छोटा नाम'],
  // Questions
  questions: ['Questions', 'सवाल'],
  question: ['Question', 'सवाल'],
  answer: ['Answer', 'जवाब'],
  page: ['Page', 'पेज'],
  // Reviews
  reviews: ['Reviews', 'राय'],
  google: ['Profile on Google', 'Google प्रोफ़ाइल'],
  rating: ['Rating', 'रेटिंग'],
  count: ['How many', 'कितने'],
  language: ['Language of her words', 'उनकी बात की भाषा'],
  words: ['Her words', 'उनकी बात'],
  town: ['Town', 'शहर'],
  month: ['Month', 'महीना'],
  occasion: ['Occasion', 'मौका'],
  // The course
  days: ['Days', 'दिन'],
  stages: ['Stages', 'चरण'],
  'stages.from': ['First day of the course', 'कोर्स का पहला दिन'],
  batches: ['Batches', 'बैच'],
  starts: ['First day', 'पहला दिन'],
  seats: ['Seats', 'सीटें'],
  fee: ['Fee (₹)', 'फ़ीस (₹)'],
  instalments: ['Instalments', 'किस्तें'],
  day: ['Day of the course', 'कोर्स का दिन'],
  amount: ['Amount (₹)', 'रकम (₹)'],
  classes: ['Class hours', 'क्लास का समय'],
  'classes.from': ['From', 'कब से'],
  'classes.to': ['To', 'कब तक'],
  cards: ['Cards', 'कार्ड'],
  points: ['Lines', 'लाइनें'],
  certified: ['Who certifies it', 'कौन प्रमाणित करता है'],
  join: ['Button that asks about it', 'पूछने का बटन'],
  chat: ['How the chat begins', 'चैट की शुरुआत'],
  share: ['Picture in chats', 'चैट में दिखने वाली फ़ोटो'],
  'share.about-us': ['Picture of About us in chats', '“हमारे बारे में” की चैट वाली फ़ोटो'],
  steps: ['Steps', 'काम'],
  'steps.days': ['Days before the wedding', 'शादी से कितने दिन पहले'],
  // Texts
  slides: ['Slides', 'स्लाइड'],
  founder: ['Founder', 'फ़ाउंडर'],
  title: ['Title', 'शीर्षक'],
  description: ['In one sentence, for search engines', 'एक वाक्य में, सर्च इंजन के लिए'],
  tagline: ['Line under the title', 'शीर्षक के नीचे की लाइन'],
  intro: ['First sentence', 'पहला वाक्य'],
  book: ['Button to book', 'बुक करने का बटन'],
  buttons: ['Buttons', 'बटन'],
  links: ['Links', 'लिंक'],
  label: ['Label', 'नाम'],
  'buttons.to': ['Leads to', 'कहां ले जाए'],
  'links.to': ['Leads to', 'कहां ले जाए'],
  quote: ['Quote', 'उनका एक वाक्य'],
  body: ['Text', 'लेख'],
  one: ['For one', 'एक के लिए'],
  other: ['For more than one', 'एक से ज़्यादा के लिए'],
  // Pages that a question may stand on
  home: ['Home', 'होम'],
  academy: ['Academy', 'अकादमी'],
};

/** What one entry of a list is called, by the list's own name: the editor counts entries, and adds one. */
const ENTRY_LABELS: Readonly<Record<string, Label>> = {
  specialDays: ['Special day', 'खास दिन'],
  notices: ['Notice', 'सूचना'],
  groups: ['Group', 'ग्रुप'],
  services: ['Service', 'सेवा'],
  includes: ['Line', 'लाइन'],
  reviews: ['Review', 'राय'],
  questions: ['Question', 'सवाल'],
  days: ['Day', 'दिन'],
  stages: ['Stage', 'चरण'],
  batches: ['Batch', 'बैच'],
  instalments: ['Instalment', 'किस्त'],
  cards: ['Card', 'कार्ड'],
  points: ['Line', 'लाइन'],
  steps: ['Step', 'काम'],
  slides: ['Slide', 'स्लाइड'],
  buttons: ['Button', 'बटन'],
  links: ['Link', 'लिंक'],
  occasions: ['Occasion', 'मौका'],
};

const COLUMN: Readonly<Record<EditorLanguage, 0 | 1>> = { en: 0, hi: 1 };

/** `bookText` → “Book text” */
const readable = (name: string): string => {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The label of a path, or of the longest end of it that has one. */
const labelIn = (labels: Readonly<Record<string, Label>>, path: readonly string[]): Label | undefined => {
  for (let from = 0; from < path.length; from += 1) {
    const label = labels[path.slice(from).join('.')];
    if (label) return label;
  }
  return undefined;
};

const entryOf = (path: readonly string[]): Label | undefined => {
  const [file, ...inFile] = path;
  // A name in words.yaml, such as `closed`, means a sentence there, and something else in other files.
  if (file !== 'words' || inFile.length === 0) return labelIn(LABELS, path);
  const name = inFile.at(-1) ?? '';
  return WORD_LABELS[inFile.join('.')] ?? (SHARED_NAMES.has(name) ? LABELS[name] : undefined);
};

/** Whether a field is called something in the owner's own words. */
export const hasLabel = (path: readonly string[]): boolean => entryOf(path) !== undefined;

/**
 * @param path the name of the file (files.ts) and those of the fields, the field's own last; an end of it is enough
 *   outside of words.yaml
 * @returns what the field is called; its own name, `bookText` → “Book text”, where it has no label
 */
export const labelOf = (path: readonly string[], language: EditorLanguage): string =>
  entryOf(path)?.[COLUMN[language]] ?? readable(path.at(-1) ?? '');

/** @returns what one entry of a list is called, unless the list's label says that too */
export const entryLabelOf = (path: readonly string[], language: EditorLanguage): string | undefined =>
  ENTRY_LABELS[path.at(-1) ?? '']?.[COLUMN[language]];

export const fileLabel = (name: string, language: EditorLanguage): string => labelOf([`file:${name}`], language);

/** Sentences of the editor's own. */
export const WORDS = {
  title: ['Your site', 'आपकी साइट'],
  pattern: ['This is not written as it should be. What belongs here:', 'यह सही तरह से नहीं लिखा गया। यहां चाहिए:'],
  placeholders: ['The page fills in', 'पेज यहां खुद भरता है'],
  keep: ['keep it as it is.', 'इन्हें ऐसे ही रहने दें।'],
  photo: ['Photo', 'फ़ोटो'],
} satisfies Record<string, Label>;

export const word = (name: keyof typeof WORDS, language: EditorLanguage): string => WORDS[name][COLUMN[language]];
