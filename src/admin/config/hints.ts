/**
 * What the editor says below a field: its description in src/content.config, or the sentence for it in one of the
 * tables here. The key is the description itself, so that fields of one description share a sentence, and a changed
 * one asks for a new sentence (translations.test.ts).
 */
import type { EditorLanguage } from '../language.ts';
import { labelOf } from './labels.ts';

/**
 * Words for whoever fills in a form, by the description: descriptions are for those who write YAML as well, and these
 * say how a list, a group or a switch is written there, or name a file.
 */
export const ENGLISH_HINTS: Readonly<Record<string, string>> = {
  'the file name of the picture that lies beside this file, such as 01-bridal-red.jpg': 'the photo that is shown',
  "the group that the photo hangs in, by its key among its gallery's `groups` in galleries.yaml":
    'the group that the photo hangs in; groups are made in “Titles of the galleries”',
  'the days on which the studio is closed, such as [Tuesday] or [Monday, Tuesday]; left out when it is open every day':
    'the days on which the studio is closed, such as Tuesday; none when it is open every day',
  'days with other hours, such as Sunday: { opens: "11:00", closes: "16:00" }':
    'days with other hours, such as Sunday from 11:00 to 16:00',
  'your name there, such as "@gulmohar.makeup", in quotation marks':
    'an @ and your name there, such as @gulmohar.makeup',
  'true when the studio is closed all day; otherwise give opens and closes':
    'switch this on when the studio is closed all day; otherwise fill in when it opens and closes',
  // The field of the form takes ₹15,000 as well.
  'an amount in whole rupees, in figures alone, such as 15000': 'an amount in whole rupees, such as 15000',
  'one of the groups above': 'the short name of one of the groups above',
  'the language of the words, such as hi': 'the language of the words',
  'the days of the course, card by card, such as [1, 2-3, 4]':
    'the days of the course, an entry for each card, such as 1, then 2-3, then 4',
  'the days of the week without class, such as [Sunday]; the studio’s closed days when left out':
    'the days of the week without class, such as Sunday; the studio’s closed days when none is chosen',
  'when class begins and ends, such as { from: "11:00", to: "15:00" }; the studio’s hours when left out':
    'when class begins and ends, such as from 11:00 to 15:00; the studio’s hours when left out',
  'what is taught, in the order of the days in src/content/course.yaml':
    'what is taught, in the order of the days in “Course: dates and fees”',
  'the groups that its photos may hang in, in the order of the page: a key, and what it is called; may be left out':
    'the groups that its photos may hang in, in the order of the page: a short name in small English letters, and what it is called; may be left out',
};

/** By the description, without the language that it names. */
export const HINDI_HINTS: Readonly<Record<string, string>> = {
  // Photos
  "the photo's number; the file's own number when left out; may repeat":
    'फ़ोटो का नंबर। खाली छोड़ें, तो फ़ाइल का अपना नंबर रहेगा। दो फ़ोटो का एक ही नंबर हो सकता है।',
  'the file name of the picture that lies beside this file, such as 01-bridal-red.jpg': 'जो फ़ोटो दिखेगी',
  'one line that says what the photo shows, for those who cannot see it':
    'एक लाइन में बताएं कि फ़ोटो में क्या है, उनके लिए जो उसे देख नहीं सकते',
  'the same line; may be left out': 'यही लाइन। चाहें तो खाली छोड़ दें।',
  "the group that the photo hangs in, by its key among its gallery's `groups` in galleries.yaml":
    'फ़ोटो किस ग्रुप में दिखे। ग्रुप “गैलरी के नाम” में बनते हैं।',
  'where the face is, from the left and from the top, such as 40% 20%; when left out, the upper middle of an upright picture and the middle of a wide one':
    'चेहरा कहां है, बाएं से और ऊपर से, जैसे 40% 20%। खाली छोड़ें, तो खड़ी फ़ोटो में ऊपर का बीच और चौड़ी फ़ोटो में ठीक बीच माना जाता है।',
  'a note to yourself, never shown': 'अपने लिए लिखी बात, साइट पर कभी नहीं दिखती',
  'the picture that a chat shows beside a link to this page, such as pictures/founder-workspace.jpg; may be left out':
    'चैट में इस पेज के लिंक के साथ दिखने वाली फ़ोटो, जैसे pictures/founder-workspace.jpg। चाहें तो खाली छोड़ दें।',
  'the picture beside the title of the course, and beside a link to it in a chat, such as gallery/studio/01-room.jpg; left out, it is the first photo of the studio, else the first slide':
    'कोर्स के नाम के साथ, और चैट में इस पेज के लिंक के साथ दिखने वाली फ़ोटो, जैसे gallery/studio/01-room.jpg। खाली छोड़ें तो स्टूडियो की पहली फ़ोटो, या फिर पहली स्लाइड दिखेगी।',
  'a photo of the founder; may be left out': 'फ़ाउंडर की फ़ोटो। चाहें तो खाली छोड़ दें।',
  'pictures of pages that have none of their own; may be left out':
    'उन पेजों के लिए, जिनकी अपनी कोई फ़ोटो नहीं। चाहें तो खाली छोड़ दें।',
  'the pictures behind the first page, in order; one may stand twice':
    'होम पेज के पीछे की फ़ोटो, इसी क्रम में। एक फ़ोटो दो बार भी आ सकती है।',
  // The studio
  "the studio's name": 'स्टूडियो का नाम',
  'the phone number with the country code, such as +91 98765 43210; calls and chats go there':
    'देश के कोड के साथ फ़ोन नंबर, जैसे +91 98765 43210। कॉल और चैट इसी पर आती हैं।',
  'the e-mail address, such as studio@example.in': 'ई-मेल का पता, जैसे studio@example.in',
  'house and street, if you want them shown': 'मकान और सड़क, अगर साइट पर दिखाना चाहें',
  'the city': 'शहर का नाम',
  'the state': 'राज्य का नाम',
  'six digits in quotation marks, such as "284001"': 'छह अंक, जैसे 284001',
  'the country': 'देश का नाम',
  'a time on the 24-hour clock, in quotation marks: 09:30 AM is "09:30", 08:30 PM is "20:30", midnight at the end of the day "23:59"':
    '24 घंटे वाली घड़ी का समय: सुबह 9:30 को 09:30 लिखें, रात 8:30 को 20:30, दिन के अंत की आधी रात को 23:59',
  'the days on which the studio is closed, such as [Tuesday] or [Monday, Tuesday]; left out when it is open every day':
    'जिन दिनों स्टूडियो बंद रहता है, जैसे मंगलवार। हर दिन खुला हो, तो खाली छोड़ दें।',
  'days with other hours, such as Sunday: { opens: "11:00", closes: "16:00" }':
    'जिन दिनों का समय अलग है, जैसे रविवार को 11:00 से 16:00',
  'the network, such as Instagram': 'सोशल नेटवर्क का नाम, जैसे Instagram',
  'your name there, such as "@gulmohar.makeup", in quotation marks': '@ और उसके बाद वहां आपका नाम, जैसे @gulmohar.makeup',
  'the full address of the profile, such as https://www.instagram.com/gulmohar.makeup/':
    'प्रोफ़ाइल का पूरा पता, जैसे https://www.instagram.com/gulmohar.makeup/',
  'the first number that the map app shows when you long-press the studio, such as 25.4484':
    'नक्शे के ऐप में स्टूडियो को देर तक दबाने पर दिखने वाला पहला नंबर, जैसे 25.4484',
  'the second number that the map app shows when you long-press the studio, such as 78.5685':
    'नक्शे के ऐप में स्टूडियो को देर तक दबाने पर दिखने वाला दूसरा नंबर, जैसे 78.5685',
  'after how many months you delete enquiries at the latest, such as 12; left out, the page about privacy names no time':
    'संदेश ज़्यादा से ज़्यादा कितने महीने बाद मिटा दिए जाते हैं, जैसे 12। खाली छोड़ें, तो प्राइवेसी के पेज पर कोई समय नहीं लिखा जाता।',
  'days with other hours than usual, such as holidays; may be left out. Of two that share a day the shorter one counts':
    'छुट्टी जैसे दिन, जब समय रोज़ से अलग हो। चाहें तो खाली छोड़ दें। एक ही दिन दो में आए, तो छोटा वाला माना जाता है।',
  'the first day, such as 2026-11-08': 'पहला दिन, जैसे 2026-11-08',
  'the last day, such as 2026-11-10; left out for one day alone':
    'आखिरी दिन, जैसे 2026-11-10। एक ही दिन हो, तो खाली छोड़ दें।',
  'true when the studio is closed all day; otherwise give opens and closes':
    'पूरे दिन बंद हो, तो इसे चालू करें। नहीं तो खुलने और बंद होने का समय लिखें।',
  'why, such as Diwali': 'वजह, जैसे दिवाली',
  'lines that every page shows for some days; may be left out': 'हर पेज पर कुछ दिन दिखने वाली लाइनें। चाहें तो खाली छोड़ दें।',
  'the first day on which it is shown, such as 2026-11-01': 'जिस दिन से दिखे, जैसे 2026-11-01',
  'the last day on which it is shown, such as 2026-11-10': 'जिस दिन तक दिखे, जैसे 2026-11-10',
  'what visitors are told, with the dates it is about: a phone may keep a page for days':
    'लोगों को क्या बताना है। तारीखें भी लिखें, क्योंकि फ़ोन में पेज कई दिन तक सेव रह सकता है।',
  // Services
  'the kinds of services, such as bridal, in the order in which they are shown':
    'सेवाओं के प्रकार, जैसे ब्राइडल, उसी क्रम में जिसमें वे दिखते हैं',
  'small letters, digits and hyphens, such as bridal': 'अंग्रेज़ी के छोटे अक्षर, अंक और हाइफ़न, जैसे bridal',
  'the name of the group': 'ग्रुप का नाम',
  'the page where photos of such work hang, such as /portfolio; may be left out':
    'जिस पेज पर ऐसे काम की फ़ोटो हैं, जैसे /portfolio। चाहें तो खाली छोड़ दें।',
  'the services, in the order in which they are shown': 'सेवाएं, उसी क्रम में जिसमें वे दिखती हैं',
  'one of the groups above': 'ऊपर के ग्रुप में से एक का छोटा नाम',
  'the lowest price in whole rupees, such as 15000; left out, visitors are offered to ask':
    'कम से कम दाम, पूरे रुपयों में, जैसे 15000। खाली छोड़ें, तो साइट पर दाम पूछने का बटन आता है।',
  'how long it takes, in minutes, such as 90; may be left out': 'कितने मिनट लगते हैं, जैसे 90। चाहें तो खाली छोड़ दें।',
  'what it says': 'जो लोगों को दिखेगा',
  'what the service is called': 'सेवा का नाम',
  'one line that says whom or what it is for': 'एक लाइन में, किसके लिए या किस काम के लिए है',
  'what the price covers, a line each; may be left out': 'दाम में क्या-क्या आता है, हर चीज़ अपनी लाइन में। चाहें तो खाली छोड़ दें।',
  // Reviews
  'the studio’s profile on Google, if it has one': 'Google पर स्टूडियो की प्रोफ़ाइल, अगर हो',
  'the rating that the profile shows, such as 4.8': 'प्रोफ़ाइल पर दिखने वाली रेटिंग, जैसे 4.8',
  'how many people have rated': 'कितने लोगों ने रेटिंग दी है',
  'the full address of the profile, such as https://maps.app.goo.gl/AbCd1234':
    'प्रोफ़ाइल का पूरा पता, जैसे https://maps.app.goo.gl/AbCd1234',
  'what clients said, in the order in which it is shown': 'क्लाइंट की कही बातें, उसी क्रम में जिसमें वे दिखती हैं',
  'the language of the words, such as hi': 'उनकी बात किस भाषा में है',
  'what the client said, in her own words and language': 'क्लाइंट की बात, उन्हीं के शब्दों में और उन्हीं की भाषा में',
  'her first name': 'उनका पहला नाम',
  'the town where she lives': 'वे किस शहर में रहती हैं',
  'the month in which she said it, such as "2026-02"': 'किस महीने में कहा, जैसे 2026-02',
  'the occasion, such as Wedding': 'मौका, जैसे शादी',
  'a picture that she allowed to be shown; may be left out':
    'वह फ़ोटो, जिसे दिखाने की उन्होंने इजाज़त दी है। चाहें तो खाली छोड़ दें।',
  // Questions
  'the questions, in the order in which they are shown': 'सवाल, उसी क्रम में जिसमें वे दिखते हैं',
  'the end of the link to this question, such as trial; every question has its own':
    'इस सवाल के लिंक का आखिरी हिस्सा, अंग्रेज़ी के छोटे अक्षरों में, जैसे trial। हर सवाल का अलग होता है।',
  'the page on which it stands: home or academy': 'किस पेज पर दिखे: होम या अकादमी',
  'the question, as a visitor would ask it': 'सवाल, जैसे कोई पूछता है',
  'the answer, in Markdown: links and lists are possible': 'जवाब, Markdown में: लिंक और लिस्ट भी लिखी जा सकती हैं',
  // The course
  'the days of the course, card by card, such as [1, 2-3, 4]': 'कोर्स के दिन, हर कार्ड के अलग, जैसे 1, 2-3, 4',
  'the days of one card, such as 1 or 17-19': 'एक कार्ड के दिन, जैसे 1 या 17-19',
  'the stages in which the cards stand, each from one of the days on; may be left out':
    'कोर्स के चरण, हर एक किसी दिन से शुरू। चाहें तो खाली छोड़ दें।',
  'the day on which it begins, such as 4; it is the first day of a card':
    'चरण किस दिन से शुरू होता है, जैसे 4। यह किसी कार्ड का पहला दिन हो।',
  'what the stage is called': 'चरण का नाम',
  'the dates of the course, one group for each time it is held; may be left out':
    'कोर्स की तारीखें, हर बैच की अलग। चाहें तो खाली छोड़ दें।',
  'the first day, such as 2026-12-07': 'पहला दिन, जैसे 2026-12-07',
  'how many students it takes; may be left out': 'कितने लोग सीख सकते हैं। चाहें तो खाली छोड़ दें।',
  'the whole fee in rupees, such as 25000; may be left out': 'पूरी फ़ीस रुपयों में, जैसे 25000। चाहें तो खाली छोड़ दें।',
  'the parts in which the fee is paid; together they are the fee; may be left out':
    'फ़ीस की किस्तें। सब मिलाकर पूरी फ़ीस हो। चाहें तो खाली छोड़ दें।',
  'the day of the course on which it is due, such as 1': 'किस्त कोर्स के किस दिन देनी है, जैसे 1',
  'an amount in whole rupees, in figures alone, such as 15000': 'पूरे रुपयों में, जैसे 15000',
  'the days of the week without class, such as [Sunday]; the studio’s closed days when left out':
    'हफ़्ते के जिन दिनों क्लास नहीं होती, जैसे रविवार। खाली छोड़ें, तो स्टूडियो के बंद दिन माने जाते हैं।',
  'when class begins and ends, such as { from: "11:00", to: "15:00" }; the studio’s hours when left out':
    'क्लास कब से कब तक है, जैसे 11:00 से 15:00। खाली छोड़ें, तो स्टूडियो का समय माना जाता है।',
  "the whole line, such as 'Certified by Mehrab Beauty Academy, Lucknow'":
    'पूरी लाइन, जैसे “मेहराब ब्यूटी अकादमी, लखनऊ से प्रमाणित”',
  'the text that the chat starts with': 'चैट जिस बात से शुरू होती है',
  'what is taught, in the order of the days in src/content/course.yaml':
    'क्या सिखाया जाता है, “कोर्स: तारीखें और फ़ीस” में लिखे दिनों के क्रम में',
  'three to six lines; the last one says what the student can do then, and stands under the title':
    'तीन से छह लाइनें। आखिरी लाइन बताती है कि सीखने के बाद क्या करना आ जाता है, और शीर्षक के नीचे दिखती है।',
  // The plan before a wedding
  'what is to be done, in any order': 'क्या-क्या करना है, किसी भी क्रम में',
  'how many days before the wedding; 0 is the day itself': 'शादी से कितने दिन पहले। 0 यानी उसी दिन।',
  'what the day may be, the most frequent first': 'दिन किस मौके का हो सकता है, सबसे आम मौका सबसे पहले',
  // Texts
  'what the visitor reads': 'लोगों को क्या लिखा दिखे',
  'an address of this site, such as /portfolio or #contact': 'इसी साइट का पता, जैसे /portfolio या #contact',
  'one sentence of hers, which stands large beside her picture; may be left out':
    'फ़ाउंडर का एक वाक्य, जो उनकी फ़ोटो के पास बड़ा दिखता है। चाहें तो खाली छोड़ दें।',
  'how many photos it has, in its own words; may be left out': 'कितनी फ़ोटो हैं, इस गैलरी के अपने शब्दों में। चाहें तो खाली छोड़ दें।',
  'the groups that its photos may hang in, in the order of the page: a key, and what it is called; may be left out':
    'फ़ोटो के ग्रुप, पेज के क्रम में: पहले अंग्रेज़ी में छोटा नाम, फिर दिखने वाला नाम। चाहें तो खाली छोड़ दें।',
  'the title over your own words': 'आपकी बात के ऊपर का शीर्षक',
  "the language's own name, such as English": 'भाषा का नाम उसी भाषा में, जैसे हिंदी',
  'what offers this language to a reader of another page': 'दूसरी भाषा पढ़ने वालों को यह भाषा दिखाने वाली बात',
  'whose dates the cards below say, where there are several batches': 'कई बैच हों, तो नीचे के कार्ड किस बैच की तारीखें दिखाते हैं',
  'what the chat says of the batch, behind its usual text': 'चैट की रोज़ की बात के बाद बैच के बारे में क्या लिखा जाए',
};

/** The language that a description names: one by its code, or each. */
const LANGUAGE = /,? in (?:the language (\w+)|each language)/;

/** @returns the key of HINDI_HINTS for a description */
export const hintKey = (description: string): string => description.replace(LANGUAGE, '');

/** Without YAML's quotation marks: in a form they would be letters of the value. What is quoted stays a quotation. */
const withoutMarks = (description: string): string =>
  description
    .replace(/,? in quotation marks/, '')
    .replaceAll('"', '')
    .replace(/(?<=\s)'([^']+)'/g, '“$1”');

/** @returns what a description says, in the language of the editor; in English where it has no Hindi sentence */
export function hintFor(description: string, language: EditorLanguage): string {
  const [found, code] = LANGUAGE.exec(description) ?? [];
  const hindi = HINDI_HINTS[hintKey(description)];
  if (language === 'en' || hindi === undefined) {
    const said = ENGLISH_HINTS[description] ?? withoutMarks(description);
    return code === undefined ? said : said.replace(`the language ${code}`, labelOf([code], 'en'));
  }
  if (found === undefined) return hindi;
  return `${code === undefined ? 'हर भाषा' : labelOf([code], language)} में: ${hindi}`;
}
