/** What the page for the order of photos says, in English. */
export const en = {
  title: 'Put photos in order',
  which: 'Which gallery?',
  reading: 'Reading what hangs there…',
  empty: 'No photos hang in this gallery yet.',
  pick: 'Tap the photo that is to move.',
  place: 'Now tap the photo in whose place it is to hang.',
  moved: '{name} is number {number} now.',
  otherGroup: 'That photo is in another group. A photo’s group is changed in the editor.',
  noGroup: 'Without a group',
  label: '{number}: {name}',
  first: 'To the front',
  earlier: 'Earlier',
  later: 'Later',
  save: 'Save this order',
  undo: 'As it was',
  saving: 'Saving the order…',
  saved: 'The photos hang in this order.',
  building:
    'Your site is being built with it and shows it in a few minutes. Links that were sent to a photo find it by its name; photos that share a name are found by their new numbers.',
  mayClose: 'You may close this page.',
  othersChanged: 'In another gallery the order is changed and not saved yet.',
  more: 'Go on putting in order',
  hang: 'Hang photos',
  leave: 'The order is not saved yet. Sign out all the same?',
  brokenSave:
    'The internet or GitHub failed at the last moment, so it is not known whether the order was saved. Press “Try again” in some minutes: nothing is done twice.',
  expired:
    'GitHub no longer takes your token: it has expired, or was deleted. The order is not saved yet, and this page keeps it. Make a new token, paste it at the top of this page, and then save the order.',
  expiredBefore:
    'GitHub no longer takes your token: it has expired, or was deleted. Make a new one, and paste it at the top of this page.',
  overtaken:
    'Others save at the same moment again and again. The order is not saved yet, and this page keeps it. Press “Try again”.',
  failed:
    'Something went wrong in this browser. Nothing was saved, and this page keeps what you have done. Press “Try again”.',
} as const;
