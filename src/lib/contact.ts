/** The contact section, which stands on two pages: what its parts are given. */
import type { Locale } from './locales.ts';
import { getMailSettings } from './mail-settings.ts';
import { openStatusData } from './open-status-data.ts';
import { CONTACT_CARD, ROUTES, addressIn, fileIn } from './routes.ts';
import { specialDaysInWords } from './special-days.ts';
import { getHours, getStudio } from './studio.ts';
import { interpolate } from '../shared/interpolate.ts';
import { getWords } from './words.ts';

/** What the section's parts are given in a language: the section, the form in its HTML, and the form's island. */
export async function getContact(locale: Locale) {
  const [studio, hours, all] = await Promise.all([getStudio(locale), getHours(locale), getWords(locale)]);
  const { contact: words, footer, openNow: openStatus, hours: week, map, privacy } = all;
  const mail = getMailSettings();
  return {
    studio,
    section: {
      studio,
      words: { ...words, save: openStatus.save, directions: map.directions },
      bookText: footer.bookText,
      hours,
      openStatus: openStatusData(studio.hours, studio.specialDays, openStatus, week.days, locale),
      specialDays: specialDaysInWords(studio.specialDays, openStatus, locale),
      card: fileIn(CONTACT_CARD, locale),
    },
    form: {
      words,
      mail,
      chat: studio.chatLink(),
      privacy: { label: privacy.form, to: addressIn(ROUTES.privacy, locale) },
    },
    island: {
      mail: mail && {
        publicKey: mail.publicKey,
        serviceId: mail.serviceId,
        templateId: mail.templateId,
        origin: mail.origin,
      },
      chat: studio.chatLink(),
      call: studio.callLink,
      // Only the words that the island shows by itself: the page carries them in the island's properties as well.
      words: {
        patience: words.patience,
        sent: words.sent,
        thanks: words.thanks,
        another: words.another,
        failed: words.failed,
        toasts: words.toasts,
        offline: words.offline,
        back: words.back,
        offlineReason: words.offlineReason,
        silentReason: words.silentReason,
        refusedReason: words.refusedReason,
        unreachableReason: words.unreachableReason,
        robotReason: words.robotReason,
        kept: words.kept,
        again: words.again,
        sameText: words.sameText,
        call: interpolate(words.call, { phone: studio.phoneText }),
      },
    },
  };
}
