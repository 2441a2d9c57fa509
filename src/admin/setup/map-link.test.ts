import { expect, test } from 'vitest';
import { readMapLink } from './map-link.ts';
import { isProblem } from './problem.ts';
import { problemIn } from './sentences.ts';

/** Why a link is not taken, in English. */
function why(link: string): string | undefined {
  const read = readMapLink(link);
  return isProblem(read) ? problemIn('en', read) : undefined;
}

const GOOGLE = 'https://www.google.com/maps';

test.each([
  ['25.4484, 78.5685', 25.4484, 78.5685],
  ['(25.4484 78.5685)', 25.4484, 78.5685],
  [
    `${GOOGLE}/place/Studio/@25.44,78.56,17z/data=!4m6!3m5!1s0x0:0x1!8m2!3d25.4484123!4d78.5685!16s`,
    25.448412,
    78.5685,
  ],
  [`${GOOGLE}?q=25.4484,78.5685&z=17`, 25.4484, 78.5685],
  [`${GOOGLE}?q=25.4484%2C78.5685`, 25.4484, 78.5685],
  [`${GOOGLE}?q=loc:25.4484,+78.5685`, 25.4484, 78.5685],
  ['https://maps.google.com/?ll=25.4484,78.5685', 25.4484, 78.5685],
  [`${GOOGLE}/dir/?api=1&destination=25.4484,78.5685`, 25.4484, 78.5685],
  [`${GOOGLE}/search/?api=1&query=25.4484%2C78.5685`, 25.4484, 78.5685],
  [`${GOOGLE}/place/25.4484,78.5685/@1,2,3z`, 25.4484, 78.5685],
  [`${GOOGLE}/dir/25.1,78.1/25.4484,78.5685/@25.2,78.3,12z`, 25.4484, 78.5685],
  ['https://www.openstreetmap.org/?mlat=25.4484&mlon=78.5685#map=17/25.1/78.1', 25.4484, 78.5685],
  ['https://maps.apple.com/?ll=25.4484,78.5685&q=Studio', 25.4484, 78.5685],
  ['geo:25.4484,78.5685?z=17', 25.4484, 78.5685],
  ['geo:0,0?q=25.4484,78.5685(Studio)', 25.4484, 78.5685],
  ['25°26\'54.24"N 78°34\'06.6"E', 25.4484, 78.5685],
  ['33°52′4″S 151°12′26″E', -33.867778, 151.207222],
  [`${GOOGLE}?q=-25.5,-78.5`, -25.5, -78.5],
])('%s is a place', (link, latitude, longitude) =>
  expect(readMapLink(link)).toEqual({ latitude, longitude, isView: false }),
);

test.each([[`${GOOGLE}/@25.4484,78.5685,17z`], ['https://www.openstreetmap.org/#map=17/25.4484/78.5685']])(
  '%s says where the map was looked at',
  (link) => expect(readMapLink(link)).toEqual({ latitude: 25.4484, longitude: 78.5685, isView: true }),
);

test.each([['https://maps.app.goo.gl/AbC123'], ['goo.gl/maps/x'], ['https://osm.org/go/abc']])(
  '%s is too short to say anything',
  (link) => expect(why(link)).toMatch(/short link.*Open it in a browser/),
);

test.each([
  [`${GOOGLE}/place/My+Studio`, /^No place is in this link/],
  [`${GOOGLE}?q=%E0%A4`, /^No place is in this link/],
  ['near the fort', /^This is no place on a map/],
  ['25.4484', /^This is no place on a map/],
  ['javascript:alert(1)', /^This is no place on a map/],
])('%s is explained', (link, said) => expect(why(link)).toMatch(said));
