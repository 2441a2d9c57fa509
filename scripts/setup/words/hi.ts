import type { SetupWords } from './index.ts';

export const hi: SetupWords = {
  introduction:
    'इससे साइट आपकी अपनी बनती है, एक बार में एक सवाल। Enter जो है वही रखता है, < पिछले सवाल पर ले जाता है।\n' +
    'हर जवाब तुरंत लिखा जाता है: Ctrl-C से सवाल रुक जाते हैं और कुछ नहीं खोता। `npm run setup -- hi` कभी भी फिर पूछता है।',
  unknown: '`npm run setup` के बाद सिर्फ़ भाषा लिखी जा सकती है ({languages}): {words} क्या है?',
  keeps: 'Enter यही रखता है: {now}',
  leavesOut: 'Enter इसे छोड़ देता है',
  first: 'यह पहला सवाल है: इससे पहले कोई नहीं।',
  written: 'लिखा गया: {now}',
  broken: [
    'src/content/studio.yaml में गलती है, इसलिए उसमें कुछ लिखा नहीं जा सकता। गलती अंग्रेज़ी में लिखी है:',
    'उसे ठीक करें, फिर `npm run setup -- hi` चलाएं।',
  ],
  finished: 'यह आखिरी सवाल था। जो बाकी है, वह नीचे अंग्रेज़ी में है:',
  ended: 'जवाब यहीं खत्म हुए। जो बताया, वह लिखा गया; `npm run setup -- hi` बाकी पूछता है। जो बाकी है, वह नीचे अंग्रेज़ी में है:',
  sentences: 'पेजों के पूरे वाक्य आपको खुद लिखने हैं: {folders} में, founder.md और about.md से शुरू करें।',
  look: 'साइट देखने के लिए `npm start` चलाएं।',
  repair: 'पहले ऊपर बताई गलतियां ठीक करें; `npm run check` बताता है कि कौन-सी बाकी हैं। फिर साइट देखने के लिए `npm start` चलाएं।',
  language: {
    question: 'क्या साइट {language} में भी हो? हां या नहीं लिखें',
    yes: 'हां',
    no: 'नहीं',
    unclear: 'हां या नहीं लिखें।',
    kept: 'साइट पर {language} के पेज हैं।',
    left: 'साइट पर {language} के पेज नहीं हैं। जो उसमें लिखा है, वह फ़ाइलों में रहता है, ताकि बाद में लौट सके।',
  },
  mail: {
    question: 'EmailJS से ई-मेल: {key}। तीनों के बिना फ़ॉर्म संदेश WhatsApp पर भेजता है; हटाने के लिए सिर्फ़ - लिखें',
    keys: {
      EMAILJS_PUBLIC_KEY: 'public key (Account → General)',
      EMAILJS_SERVICE_ID: 'service ID (Email Services)',
      EMAILJS_TEMPLATE_ID: 'template ID (Email Templates)',
    },
    noKey: 'इसमें सिर्फ़ अंग्रेज़ी अक्षर, अंक, - और _ होते हैं। EmailJS के पेज से फिर कॉपी करें।',
    notIgnored: 'कुछ नहीं लिखा गया: यहां git .env फ़ाइल को छोड़ता नहीं। .gitignore में .env की लाइन जोड़ें, फिर जवाब दें।',
    utf16: 'कुछ नहीं लिखा गया: .env फ़ाइल UTF-16 में सेव है। एडिटर में उसे UTF-8 में सेव करें, फिर जवाब दें।',
    written: 'यह इस कंप्यूटर की .env फ़ाइल में है। साइट किसी होस्ट पर बनती है, तो {name} वहां भी लिखें।',
    taken: 'इस कंप्यूटर की .env फ़ाइल में यह अब नहीं है। साइट किसी होस्ट पर बनती है, तो {name} वहां से भी हटाएं।',
  },
  sample: {
    choice: 'Enter से ये रहते हैं; {delete} लिखने से हटते हैं',
    unclear: 'कुछ नहीं हटाया गया। रखने के लिए Enter दबाएं, या {delete} लिखें।',
    confirm: '{what}: ये हट जाएंगे। हटाने के लिए हां लिखें: ',
    kept: 'कुछ नहीं हटाया गया।',
    photos: '{gallery} गैलरी में नमूने की {n} तस्वीरें हैं (बनाई हुई, फ़ोटो नहीं)',
    thesePhotos: '{gallery} में नमूने की {n} तस्वीरें और उनके विवरण',
    taken: '{gallery} से {n} तस्वीरें हटाई गईं।',
    share: '{file} में चैट के लिंक के लिए {picture} थी: अब वहां साइट की दूसरी तस्वीर है।',
    stillNamed: '{picture} अभी रखी है, क्योंकि {file} में उसका नाम है।',
    lists: { services: '{n} सेवाएं', questions: '{n} सवाल-जवाब', steps: 'दिन के प्लान की {n} लाइनें' },
    list: '{file} में {what} हैं: {items}',
    emptied: '{file} अब खाली है: जब तक कुछ न लिखें, वह हिस्सा साइट पर नहीं दिखता।',
    more: '{items} और {n} और',
  },
};
