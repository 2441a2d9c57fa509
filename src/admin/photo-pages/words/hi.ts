/** What the owner's pages for photos have in common, in Hindi. */
import type { PageWords } from './index.ts';

export const hi: PageWords = {
  otherLanguage: 'In English',
  gallery: 'किस गैलरी में?',
  pill: '{title} ({count})',
  again: 'फिर से कोशिश करें',
  checks: 'साइट कैसे बन रही है, देखें',
  showGallery: 'गैलरी देखें',
  signIn: 'साइन इन करें',
  token: 'आपका टोकन',
  tokenHint: 'वह github_pat_ से शुरू होता है और साइन आउट करने तक इसी ब्राउज़र में रहता है।',
  tokenSteps: 'टोकन कैसे मिलेगा?',
  enter: 'साइन इन करें',
  checking: 'GitHub से पूछा जा रहा है…',
  tokenRefused:
    'GitHub यह टोकन नहीं मानता: उसकी तारीख निकल गई है, वह मिटा दिया गया है, या पूरा कॉपी नहीं हुआ। फिर से कॉपी करें, या नया बनाएं।',
  signOut: 'साइन आउट करें',
  editor: 'बाकी सब: एडिटर',
};
