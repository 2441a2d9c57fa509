import type { GuideWords } from './index.ts';

export const en: GuideWords = {
  title: 'The owner’s guide',
  why: 'What comes up most often, done on your phone. Everything begins in the editor. After [Save] the site is built anew, and a few minutes later visitors see the change.',
  names: 'The editor speaks the language that you have chosen here or on your phone, English or Hindi.',
  offline:
    'Without internet: {save}save this page on your phone{/save}. It is one file with its pictures inside. Once you have read this page in a browser in which your site has been open, it opens there without internet, too.',
  editor: 'Open the editor',
  photos: 'Hang several photos at once',
  chapters: 'What do you want to do?',
  tasks: {
    hang: {
      title: 'Hang a photo',
      steps: [
        'Choose the gallery, at the top of the list.',
        'Press the round blue button with the pencil.',
        'Press {choose}, and take the photo as the phone has made it. It is turned upright and made small, and the place where it was taken is removed. Wait until it says “Ready”.',
        'Below it, write in one line what the photo shows: {alt}, {alt_hi}.',
        'At {focus} tap the face: then it is never cut off.',
        'Press [Save].',
      ],
      note: 'The new photo comes last in its gallery. {order}Put it where you want it{/order}, if that is not there.',
      picture: 'The photo is ready: its new name stands below it.',
    },
    'hang-many': {
      title: 'Hang several photos at once',
      steps: [
        'Open {upload}the page for several photos{/upload}, and choose the gallery.',
        'Press {upload:choose}, and take as many as you like.',
        'Tap the face in each: then it is never cut off.',
        'Write below each in one line what it shows. It may stay empty.',
        'Press the button at the bottom of the page, and wait until it says that they hang.',
      ],
      note: 'If the internet breaks, nothing is lost: press {upload:again}, and no photo is hung twice.',
      picture: 'A chosen photo with a point on the face, and below it the line that says what it shows.',
    },
    order: {
      title: 'Put photos in another order',
      steps: [
        'Open {order}the page for the order{/order}, and choose the gallery.',
        'Tap the photo that is to move, then the photo in whose place it is to hang. Or press {order:first}, {order:earlier} or {order:later}.',
        'When all hang as you want them, press {order:save}.',
      ],
      note: 'Groups stay together: a photo moves within its group. Links that you have sent to a photo still find it by its name.',
      picture:
        'The photos of a gallery with their numbers; one is picked up, and below stand the buttons that move it.',
    },
    'take-down': {
      title: 'Take a photo down',
      steps: [
        'Choose the gallery, then the photo.',
        'Press the three dots beside [Save], then [Delete].',
        'The editor asks once more: press [Delete].',
      ],
      note: 'The photo is gone from the site with the next build. Whatever links to it still leads to the gallery.',
      picture: 'The menu of the three dots is open; Delete is marked.',
    },
    price: {
      title: 'Change a price',
      steps: [
        'Choose {file:services}.',
        'Below {services} press the small arrow above the name of the service: it opens.',
        'Write the new price at {price}, such as 16500 or ₹16,500.',
        'Press [Save].',
      ],
      note: 'With the price left empty, visitors are offered to ask for it.',
      picture: 'A service is open; its price is marked.',
    },
    closed: {
      title: 'Closed for Diwali',
      steps: [
        'Choose {file:studio}.',
        'Scroll down to {specialDays} and press [Add].',
        'Choose {from} and {to}. For a single day leave {to} empty.',
        'Switch {specialDays.closed} on. Open for some hours? Leave it off and fill in {opens} and {closes}.',
        'To say why, tick [Add] at {reason} and write it in both languages: “Diwali”, “दिवाली”.',
        'Press [Save].',
      ],
      note: 'The site says it in time, and stops by itself after the last day.',
      picture: 'The first and the last day are filled in, and the switch for the whole day is on.',
    },
    batch: {
      title: 'A new batch',
      steps: [
        'Choose {file:courseFacts}.',
        'Scroll down to {batches} and press [Add].',
        'Choose {starts}. {seats} and {fee} may stay empty.',
        'Leave the rest as it is, or fill in what differs for this batch.',
        'Press [Save].',
      ],
      note: 'The site works out the date of every day. On the morning on which it begins, the batch leaves the page by itself.',
      picture: 'A batch with its first day, its seats and its fee.',
    },
  },
  red: {
    title: 'The build is red, what now?',
    why: 'Nothing is broken. Before each build the site is checked; if something is not right, the build stops. Visitors go on seeing the site as it was, and what you wrote is kept.',
    steps: [
      'Look at {changes}the list of your changes at GitHub{/changes}. Behind the newest one stands a green tick (it is online), a yellow dot (wait a few minutes) or a red cross. Your host (Cloudflare Pages, Netlify, Vercel) says the same in its list of deployments: “Failed”.',
      'Press the red cross, then “Details”. The last lines say in which file and line it is, what is wrong and, behind the arrow, what to do. At GitHub the same stands under “Annotations”.',
      'Mend it: open the editor, go to that place, correct it and press [Save]. A new build begins.',
      'Or undo it: press the change itself in that list. What stood there before is red, what you wrote is green. Write the red words again in the editor. If a photo is named, delete it there and hang it anew.',
      'It is still red, or no file is named? Then it is not your doing. Press “Re-run jobs” (or “Retry” at your host). If that does not help, send the last lines to the person who set up the site.',
    ],
    example: 'Such lines look like this:',
    note: 'There is no hurry: the site stays as it was until a build is green.',
  },
};
