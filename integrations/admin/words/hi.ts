import type { AdminWords } from './index.ts';

export const hi: AdminWords = {
  editor: 'एडिटर',
  noScript: 'एडिटर के लिए JavaScript चाहिए। ब्राउज़र में उसे चालू करें।',
  noRepository: {
    title: 'एडिटर को अभी पता नहीं कि आपकी साइट कहां रखी है',
    why: 'यह GitHub पर आपकी साइट की फ़ाइलें बदलता है, पर इसे रिपॉज़िटरी का नाम नहीं बताया गया है।',
    steps: [
      'GitHub पर अपनी रिपॉज़िटरी खोलें। उसके पते के आखिर में दो नाम होते हैं, जैसे <code>github.com/asha/studio</code>।',
      'अपने होस्ट (Cloudflare Pages, Netlify, Vercel) की सेटिंग में “Environment variables” खोलें। अपने कंप्यूटर पर यह फ़ाइल <code>.env</code> है।',
      '<code>ADMIN_REPO</code> नाम से वही दो नाम स्लैश के साथ लिखें: <code>asha/studio</code>।',
      'साइट <code>main</code> ब्रांच से नहीं बनती, तो <code>ADMIN_BRANCH</code> में उस ब्रांच का नाम लिखें।',
      'साइट दोबारा बनाएं (बटन का नाम “Retry deployment” या “Redeploy” है) और यह पेज फिर से खोलें।',
    ],
  },
  local: {
    upload: {
      title: 'यहां फ़ोटो एक कमांड से लगती हैं',
      text: 'यह पेज GitHub पर रखी साइट में फ़ोटो लगाता है। अपने कंप्यूटर पर फ़ोटो को <code>src/content/gallery</code> के किसी फ़ोल्डर में रखें और <code>npm run photos</code> चलाएं, या <a href="{admin}">एडिटर</a> खोलकर वहीं फ़ोल्डर पर काम करें।',
    },
    order: {
      title: 'यहां फ़ोटो का क्रम एक कमांड से बदलता है',
      text: 'यह पेज GitHub पर रखी साइट में फ़ोटो का क्रम बदलता है। अपने कंप्यूटर पर <code>npm run photos move 27-haldi before 03-mehndi</code> चलाएं, अपनी फ़ोटो के नामों के साथ।',
    },
  },
};
