/**
 * What the editor says of a broken rule: the content check speaks of files, and here a form is filled in. `{…}` stands
 * for what was written.
 */
import type { BatchFault } from '../../lib/batch-dates.ts';
import type { DeadLink } from '../../lib/site-links.ts';
import type { RuleName } from '../../content.config/rule-messages.ts';
import { interpolate } from '../../shared/interpolate.ts';
import type { EditorLanguage } from '../language.ts';
import type { MarkdownRuleName } from './markdown-faults.ts';

/** Rules between two files. */
type RelatedRuleName = BatchFault['kind'];

export type Sentence = Readonly<Record<EditorLanguage, string>>;

export const RULE_SENTENCES: Readonly<Record<RuleName, Sentence>> = {
  phoneLength: {
    en: 'No phone number has {digits} digits. Write it with the country code, such as +91 98765 43210.',
    hi: 'किसी फ़ोन नंबर में {digits} अंक नहीं होते। देश के कोड के साथ लिखें, जैसे +91 98765 43210।',
  },
  indianPhoneLength: {
    en: 'The phone number has {digits} digits behind +91. An Indian number has ten.',
    hi: 'फ़ोन नंबर में +91 के बाद {digits} अंक हैं। भारत के नंबर में दस अंक होते हैं।',
  },
  indianPhoneZero: {
    en: 'The phone number begins with 0 behind +91. Write +91, then the ten digits without that 0.',
    hi: 'फ़ोन नंबर +91 के बाद 0 से शुरू होता है। +91 और फिर दस अंक लिखें, वह 0 नहीं।',
  },
  phoneOfOneDigit: {
    en: 'A phone number of one digit only is nobody’s. Write the studio’s own number.',
    hi: 'एक ही अंक वाला फ़ोन नंबर किसी का नहीं होता। स्टूडियो का अपना नंबर लिखें।',
  },
  closesFirst: {
    en: 'The studio closes before it opens. Write the times on the 24-hour clock, such as 20:30 for half past eight in the evening, and 23:59 for a studio that is open until midnight.',
    hi: 'स्टूडियो के बंद होने का समय खुलने के समय से पहले है। समय 24 घंटे में लिखें, जैसे रात साढ़े आठ बजे 20:30, और आधी रात तक खुला हो तो 23:59।',
  },
  closesFirstOnWeekday: {
    en: 'On {day} the studio closes before it opens. Write the times on the 24-hour clock, such as 20:30 for half past eight in the evening, and 23:59 for a studio that is open until midnight.',
    hi: '{day} को बंद होने का समय खुलने के समय से पहले है। समय 24 घंटे में लिखें, जैसे रात साढ़े आठ बजे 20:30, और आधी रात तक खुला हो तो 23:59।',
  },
  neverOpen: {
    en: 'The studio is closed on all seven days. Take out the days on which it is open.',
    hi: 'स्टूडियो सातों दिन बंद है। जिन दिनों खुला है, उन्हें हटाएं।',
  },
  weekdayClosedWithHours: {
    en: '{day} is among the closed days, and has hours too. Take it out of the closed days, or empty its times.',
    hi: '{day} बंद दिनों में है, और उसका समय भी लिखा है। उसे बंद दिनों से हटाएं, या उसका समय खाली करें।',
  },
  pointInTheSea: {
    en: 'The point on the map lies in the sea off Africa. Long-press the studio in the map app and copy the two numbers: the first is the latitude.',
    hi: 'नक्शे पर यह जगह अफ़्रीका के पास समुद्र में है। नक्शे के ऐप में स्टूडियो को देर तक दबाएं और दोनों नंबर कॉपी करें: पहला अक्षांश है।',
  },
  pointExchanged: {
    en: 'The two numbers of the point on the map are exchanged. In India the latitude is the smaller one.',
    hi: 'नक्शे की जगह के दोनों नंबर आपस में बदल गए हैं। भारत में अक्षांश छोटा नंबर होता है।',
  },
  lastDayFirst: {
    en: 'The last day is before the first day. Correct one of them.',
    hi: 'आखिरी दिन पहले दिन से पहले का है। दोनों में से एक ठीक करें।',
  },
  closedWithHours: {
    en: 'These days are closed all day, and have hours too. Switch “Closed all day” off, or empty both times.',
    hi: 'ये दिन पूरे दिन बंद हैं, और इनका समय भी लिखा है। “पूरे दिन बंद” हटाएं, या दोनों समय खाली करें।',
  },
  neitherClosedNorWithHours: {
    en: 'It is not said when the studio is open on these days. Switch “Closed all day” on, or write both times.',
    hi: 'इन दिनों स्टूडियो कब खुला है, यह नहीं लिखा। “पूरे दिन बंद” चालू करें, या दोनों समय लिखें।',
  },
  closesFirstOnTheseDays: {
    en: 'On these days the studio closes before it opens. Write the times on the 24-hour clock, such as 20:30, and 23:59 for midnight.',
    hi: 'इन दिनों बंद होने का समय खुलने के समय से पहले है। समय 24 घंटे में लिखें, जैसे 20:30, और आधी रात तक हो तो 23:59।',
  },
  cardRunsBackwards: {
    en: 'The days {days} of the course run backwards or stand still. Write the smaller day first, such as 17-19; one day alone is 17.',
    hi: 'कोर्स के दिन {days} उल्टे लिखे हैं। छोटा दिन पहले लिखें, जैसे 17-19; एक ही दिन हो, तो बस वही, जैसे 17।',
  },
  cardsOverlap: {
    en: 'The days {days} of the course overlap those before them, which reach day {last}. Begin with day {next}.',
    hi: 'कोर्स के दिन {days} पिछले दिनों से टकराते हैं, जो दिन {last} तक हैं। दिन {next} से शुरू करें।',
  },
  cardsLeaveGap: {
    en: 'Before the days {days} of the course day {next} is missing. Begin with day {next}, or add what is missing.',
    hi: 'कोर्स के दिन {days} से पहले दिन {next} छूट गया है। दिन {next} से शुरू करें, या छूटा हुआ जोड़ें।',
  },
  stageWithoutCard: {
    en: 'A stage is to begin on day {day} of the course, and no card begins there. Cards begin on the days {days}.',
    hi: 'एक चरण कोर्स के दिन {day} से शुरू होना है, पर उस दिन कोई कार्ड शुरू नहीं होता। कार्ड इन दिनों से शुरू होते हैं: {days}।',
  },
  firstStageLate: {
    en: 'The first stage of the course begins on day {day}. Let it begin on day {first}, so that no card stands outside.',
    hi: 'कोर्स का पहला चरण दिन {day} से शुरू होता है। उसे दिन {first} से शुरू करें, ताकि कोई कार्ड बाहर न रहे।',
  },
  stagesOutOfOrder: {
    en: 'A stage begins on day {day}, and the one before it on day {before}. Put the stages in the order of their days.',
    hi: 'एक चरण दिन {day} से शुरू होता है, और उससे पहले वाला दिन {before} से। चरणों को दिनों के क्रम में रखें।',
  },
  instalmentAfterCourse: {
    en: 'An instalment is due on day {day}, and the course has {count} days. Write a day from 1 to {count}.',
    hi: 'एक किस्त दिन {day} पर है, और कोर्स {count} दिन का है। 1 से {count} तक का दिन लिखें।',
  },
  instalmentsWithoutFee: {
    en: 'There are instalments, and no fee. Together they are {sum} rupees: write that as the fee.',
    hi: 'किस्तें लिखी हैं, पर फ़ीस नहीं। किस्तें मिलाकर {sum} रुपए हैं: यही फ़ीस लिखें।',
  },
  instalmentsAreNotTheFee: {
    en: 'The instalments are {sum} rupees together, and the fee is {fee}. Correct an amount, or the fee.',
    hi: 'किस्तें मिलाकर {sum} रुपए हैं, और फ़ीस {fee} है। कोई रकम या फ़ीस ठीक करें।',
  },
  classEndsFirst: {
    en: 'The class ends before it begins. Write the times on the 24-hour clock, such as 14:00 for two in the afternoon.',
    hi: 'क्लास शुरू होने से पहले खत्म हो जाती है। समय 24 घंटे में लिखें, जैसे दोपहर दो बजे 14:00।',
  },
  notDrawn: {
    en: '“{text}” is drawn on the picture that chats show beside a link, and {characters} cannot be drawn there. Write it without, in Latin or Devanagari letters; in other texts it may stand.',
    hi: '“{text}” उस तस्वीर पर लिखा जाता है जो चैट में लिंक के साथ दिखती है, और वहां {characters} नहीं लिखा जा सकता। इसके बिना, हिंदी या अंग्रेज़ी अक्षरों में लिखें; बाकी जगह यह चल सकता है।',
  },
  takenQuestionKey: {
    en: 'A question cannot have the short name “{key}”: the page has another place of that name. Choose another, such as {other}.',
    hi: 'सवाल का छोटा नाम “{key}” नहीं हो सकता: पेज पर इस नाम की दूसरी जगह है। कोई और चुनें, जैसे {other}।',
  },
  twoQuestionsOfOneKey: {
    en: 'Two questions have the short name “{key}”, and links would find the first alone. Give the second another one.',
    hi: 'दो सवालों का छोटा नाम “{key}” है, और लिंक सिर्फ़ पहला ढूंढेगा। दूसरे को कोई और नाम दें।',
  },
  monthAhead: {
    en: 'The month {month} has not begun yet. Write the month in which she said it, the year first.',
    hi: 'महीना {month} अभी शुरू नहीं हुआ है। वह महीना लिखें जब उन्होंने यह कहा, साल पहले।',
  },
  groupKey: {
    en: 'A group cannot have the short name “{name}”. Use small English letters, digits and hyphens, such as wedding.',
    hi: 'ग्रुप का छोटा नाम “{name}” नहीं हो सकता। छोटे अंग्रेज़ी अक्षर, अंक और हाइफ़न लिखें, जैसे wedding।',
  },
  misspeltServiceGroup: {
    en: 'There is no group “{group}”. Did you mean “{meant}”?',
    hi: '“{group}” नाम का कोई ग्रुप नहीं है। क्या “{meant}” लिखना था?',
  },
  unknownServiceGroup: {
    en: 'There is no group “{group}”. Write one of {groups}, or add the group first.',
    hi: '“{group}” नाम का कोई ग्रुप नहीं है। इनमें से एक लिखें: {groups}, या पहले ग्रुप जोड़ें।',
  },
  noServiceGroups: {
    en: 'There is no group “{group}” yet. Add it among the groups first.',
    hi: '“{group}” नाम का ग्रुप अभी नहीं है। पहले उसे ग्रुपों में जोड़ें।',
  },
  twoBatchesStart: {
    en: 'Two batches start on {date}. Delete one of them, or correct its date.',
    hi: 'दो बैच {date} को शुरू होते हैं। एक हटाएं, या उसकी तारीख ठीक करें।',
  },
};

/** A place in a text that no page fills in. */
export const NOT_FILLED_IN: Sentence = {
  en: '“{written}” is not filled in here and would stand on the page as it is. Correct it or delete it.',
  hi: '“{written}” की जगह यहां कुछ नहीं भरता, पेज पर यही दिखेगा। इसे ठीक करें या हटाएं।',
};

/** The same of rules between two files; either of them is being saved. */
export const RELATED_RULE_SENTENCES: Readonly<Record<RelatedRuleName, Sentence>> = {
  startsOnDayOff: {
    en: 'A batch of the course starts on {starts}, a {day}, and that day has no class. Let it start on a day with class first, such as {first}.',
    hi: 'कोर्स का एक बैच {starts} ({day}) को शुरू होता है, और उस दिन क्लास नहीं होती। सेव करने से पहले बैच की तारीख बदलें: क्लास वाला दिन लिखें, जैसे {first}।',
  },
  startsWhileClosed: {
    en: 'A batch of the course starts on {starts}, when the studio is closed. Let it start on another day first, such as {first}.',
    hi: 'कोर्स का एक बैच {starts} को शुरू होता है, और उस दिन स्टूडियो बंद है। सेव करने से पहले बैच की तारीख बदलें, जैसे {first}।',
  },
  neverEnds: {
    en: 'With so many closed days the batch of {starts} never ends. Take out some of them.',
    hi: 'इतने बंद दिनों के साथ {starts} वाला बैच कभी खत्म नहीं होता। कुछ दिन हटाएं।',
  },
};

/** A number that is less or more than its field may say. */
export const NUMBER_LIMITS: Readonly<Record<'too_small' | 'too_big', Sentence>> = {
  too_small: {
    en: '“{field}” cannot be so little: write {limit} or more.',
    hi: '“{field}” इतना कम नहीं हो सकता: {limit} या उससे ज़्यादा लिखें।',
  },
  too_big: {
    en: '“{field}” cannot be so much: write {limit} or less.',
    hi: '“{field}” इतना ज़्यादा नहीं हो सकता: {limit} या उससे कम लिखें।',
  },
};

/** A value that the editor itself took for a right one. */
export const WRONG_VALUES: Readonly<Record<'empty' | 'saysNothing' | 'otherForm', Sentence>> = {
  empty: {
    en: '“{field}” is empty. Fill it in, or delete its entry where it is one of a list.',
    hi: '“{field}” खाली है। उसे भरें, या किसी लिस्ट की चीज़ हो, तो उसे हटाएं।',
  },
  saysNothing: {
    en: '“{field}” says nothing in any language. Fill in one language at least, or delete the entry.',
    hi: '“{field}” किसी भी भाषा में कुछ नहीं कहता। कम से कम एक भाषा भरें, या उसे हटाएं।',
  },
  otherForm: {
    en: '“{field}” is not written as it should be. The form says what belongs there.',
    hi: '“{field}” सही तरह से नहीं लिखा गया। फ़ॉर्म में लिखा है कि वहां क्या चाहिए।',
  },
};

/** An address that is not of the form that the site takes. */
export const ADDRESS_FORMATS: Readonly<Record<'email' | 'url', Sentence>> = {
  email: {
    en: '“{field}” is not written as e-mail addresses are: English letters without spaces, such as studio@example.in.',
    hi: '“{field}” ई-मेल के पते की तरह नहीं लिखा है: अंग्रेज़ी अक्षर, बिना खाली जगह के, जैसे studio@example.in।',
  },
  url: {
    en: '“{field}” is not a whole address. Write it with https:// in front, such as https://www.instagram.com/studio/.',
    hi: '“{field}” पूरा पता नहीं है। आगे https:// लगाकर लिखें, जैसे https://www.instagram.com/studio/।',
  },
};

/** Of two groups with one short name the file could say one alone. */
const REPEATED_KEY: Sentence = {
  en: 'The short name “{key}” is taken: two groups cannot have it. Give one of them another.',
  hi: 'छोटा नाम “{key}” पहले से है: दो ग्रुपों का एक ही नहीं हो सकता। एक को कोई और दें।',
};

/** @returns what is said of a key that two groups have */
export const repeatedKeySentence =
  (language: EditorLanguage) =>
  (key: string): string =>
    interpolate(REPEATED_KEY[language], { key });

/** Cards of the course and their days stand in two files, of which one is saved first. */
export const UNEVEN_CARDS: Sentence = {
  en: 'The course would then have {cards} cards and days for {days}, and the site stays as it is until both are as many. Press Save again, then change “{other}” too.',
  hi: 'तब कोर्स में कार्डों की गिनती {cards} होगी, पर दिन {days} कार्ड के लिखे होंगे। दोनों बराबर होने तक साइट जैसी है वैसी रहेगी। “सेव करें” फिर से दबाएं, फिर “{other}” भी बदलें।',
};

/** A group is taken out, and photos say that they hang in it. */
export const LOST_GROUP: Sentence = {
  en: 'Photos hang in the group “{name}”, and the site stays as it is while they do. Give them another group first. If none hangs there any more, press Save again.',
  hi: 'ग्रुप “{name}” में फ़ोटो लगी हैं, और जब तक वे उसमें हैं, साइट जैसी है वैसी रहेगी। पहले उनका ग्रुप बदलें। अगर उसमें अब कोई फ़ोटो नहीं है, तो “सेव करें” फिर से दबाएं।',
};

/** The place is taken out that a link in another file leads to. */
export const LOST_LINK: Sentence = {
  en: '“{file}” has the link {to}, which would then lead nowhere, and the site stays as it is while it does. Change that link first. If it is not there any more, press Save again.',
  hi: '“{file}” में लिंक {to} है, जो तब कहीं नहीं ले जाएगा, और जब तक ऐसा है, साइट जैसी है वैसी रहेगी। पहले वह लिंक बदलें। अगर वह वहां अब नहीं है, तो “सेव करें” फिर से दबाएं।',
};

type DeadLinkKind =
  | DeadLink['kind']
  | 'misspeltPage'
  | 'emptyAddress'
  | 'noAddress'
  | 'localAddress'
  | 'strayPercent'
  | 'foreignPicture'
  | 'misspeltPicture'
  | 'noPicture';

/** A link that leads nowhere, or a picture at which the build stops. */
export const DEAD_LINKS: Readonly<Record<DeadLinkKind, Sentence>> = {
  misspeltPage: {
    en: 'The link {to} leads to a page that is not there. Did you mean {meant}?',
    hi: 'लिंक {to} का पेज नहीं है। क्या {meant} लिखना था?',
  },
  noPage: {
    en: 'The link {to} leads to a page that is not there. The pages are {pages}.',
    hi: 'लिंक {to} का पेज नहीं है। पेज ये हैं: {pages}।',
  },
  noPlace: {
    en: 'The link {to} leads to a place that its page does not have. Did you mean {meant}?',
    hi: 'लिंक {to} की जगह उसके पेज पर नहीं है। क्या {meant} लिखना था?',
  },
  needsPage: {
    en: 'This text stands on several pages, and the link {to} is found on one of them only. Write {meant}.',
    hi: 'यह बात कई पेजों पर दिखती है, और लिंक {to} उनमें से एक पर ही मिलता है। {meant} लिखें।',
  },
  emptyAddress: {
    en: 'A link has no address. Write where it leads, such as [our photos](/portfolio), or leave its words without the brackets.',
    hi: 'एक लिंक में पता नहीं है। लिखें कि वह कहां ले जाए, जैसे [हमारी फ़ोटो](/portfolio), या शब्द बिना ब्रैकेट के रखें।',
  },
  noAddress: {
    en: 'The link {to} says no page of this site. Write {meant} for a page, or https:// in front for another site.',
    hi: 'लिंक {to} इस साइट का कोई पेज नहीं बताता। पेज के लिए {meant} लिखें, या दूसरी साइट के लिए आगे https:// लगाएं।',
  },
  localAddress: {
    en: 'The link {to} works on your own computer or network alone. Write {meant}.',
    hi: 'लिंक {to} सिर्फ़ आपके अपने कंप्यूटर या नेटवर्क पर चलता है। {meant} लिखें।',
  },
  strayPercent: {
    en: 'The picture {to} has a % in its name, which the site cannot read. Give the picture a name without it, and write that name here.',
    hi: 'फ़ोटो {to} के नाम में % है, जिसे साइट पढ़ नहीं सकती। फ़ोटो को बिना % वाला नाम दें, और वही नाम यहां लिखें।',
  },
  foreignPicture: {
    en: 'The picture {to} lies on another site. Hang it in a gallery first, then write its name there, such as {meant}.',
    hi: 'फ़ोटो {to} दूसरी साइट की है। पहले उसे किसी गैलरी में लगाएं, फिर वहां का नाम लिखें, जैसे {meant}।',
  },
  misspeltPicture: {
    en: 'There is no picture {to}. Did you mean {meant}?',
    hi: 'फ़ोटो {to} नहीं है। क्या {meant} लिखना था?',
  },
  noPicture: {
    en: 'There is no picture {to}. Write the name of one that is there, with its folder, such as {meant}.',
    hi: 'फ़ोटो {to} नहीं है। जो फ़ोटो है, उसका नाम फ़ोल्डर के साथ लिखें, जैसे {meant}।',
  },
};

/** What no text in Markdown may hold, whatever else it says. */
export const MARKDOWN_SENTENCES: Readonly<Record<MarkdownRuleName, Sentence>> = {
  conflict: {
    en: 'The line “{written}” is left over from two versions of this text. Delete the lines that begin with <<<<<<<, ======= or >>>>>>>, and keep one of the versions.',
    hi: 'लाइन “{written}” एक ही बात के दो रूपों से बची है। <<<<<<<, ======= या >>>>>>> से शुरू होने वाली लाइनें हटाएं, और एक ही रूप रखें।',
  },
  code: {
    en: 'The text holds “{written}”, which no page of this site may run or load. Take it out: words, and links to whole addresses such as https://example.in, can stand here.',
    hi: 'यहां “{written}” लिखा है, जिसे इस साइट का कोई पेज नहीं चला सकता। इसे हटाएं: शब्द, और https://example.in जैसे पूरे पते के लिंक, लिखे जा सकते हैं।',
  },
  tag: {
    en: 'The tag “{written}” stands alone: it changes or hides all that follows on the page. Write the tag that belongs to it, such as </b> to <b> or --> to <!--, or take it out.',
    hi: 'टैग “{written}” का जोड़ीदार नहीं है: पेज पर उसके बाद की हर बात बदल या छिप जाएगी। उसका जोड़ीदार लिखें, जैसे <b> के साथ </b> या <!-- के साथ -->, या उसे हटाएं।',
  },
  footnote: {
    en: 'The footnote “{written}” would stand on the page as it is written. Write what it says into the sentence itself, in brackets for example.',
    hi: 'फ़ुटनोट “{written}” पेज पर ऐसे ही दिखेगा। उसकी बात वाक्य में ही लिखें, जैसे ब्रैकेट में।',
  },
};

/** A group of photos is named in the first language alone. */
export const NAMELESS_GROUP: Sentence = {
  en: 'The group “{name}” has no name in {language} yet, and the site stays as it is until it has one. Switch to that language above and add the group with the same short name. To save it as it is, press Save again.',
  hi: 'ग्रुप “{name}” का नाम अभी {language} में नहीं है, और नाम होने तक साइट जैसी है वैसी रहेगी। ऊपर वह भाषा चुनें और ग्रुप को उसी छोटे नाम से जोड़ें। ऐसे ही सेव करना हो, तो “सेव करें” फिर से दबाएं।',
};
