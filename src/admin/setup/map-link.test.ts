import { expect, test } from 'vitest';
import { readMapLink } from './map-link.ts';
import { isAnswerError } from './answer-error.ts';
import { errorMessage } from './sentences.ts';

/** Why a link is not taken, in English. */
function why(link: string): string | undefined {
  const read = readMapLink(link);
  return isAnswerError(read) ? errorMessage('en', read) : undefined;
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
  ['https://maps.apple.com/place?address=Fort%20Road&coordinate=25.4484,78.5685&name=Studio', 25.4484, 78.5685],
  ['https://maps.apple.com/place?center=25.1,78.1&coordinate=25.4484%2C78.5685&span=0.1,0.1', 25.4484, 78.5685],
  ['https://maps.apple.com/?ll=25.4484%2C78.5685&auid=123&q=Studio', 25.4484, 78.5685],
  ['https://maps.apple.com/?daddr=25.4484,78.5685&dirflg=d', 25.4484, 78.5685],
  ['geo:25.4484,78.5685?z=17', 25.4484, 78.5685],
  ['geo:0,0?q=25.4484,78.5685(Studio)', 25.4484, 78.5685],
  ['25°26\'54.24"N 78°34\'06.6"E', 25.4484, 78.5685],
  ['33°52′4″S 151°12′26″E', -33.867778, 151.207222],
  ["25°26.904'N, 78°34.11'E", 25.4484, 78.5685],
  ['25.4484° N, 78.5685° E', 25.4484, 78.5685],
  ['78.5685°E 25.4484°N', 25.4484, 78.5685],
  ['33.8678° S, 70.5° W', -33.8678, -70.5],
  ['25.4484°, 78.5685°', 25.4484, 78.5685],
  ['२५.४४८४, ७८.५६८५', 25.4484, 78.5685],
  ['२५.४४८४° N, ७८.५६८५° E', 25.4484, 78.5685],
  [`${GOOGLE}?q=%E0%A5%A8%E0%A5%AB.%E0%A5%AA,%E0%A5%AD%E0%A5%AE.%E0%A5%AB`, 25.4, 78.5],
  [`${GOOGLE}?q=-25.5,-78.5`, -25.5, -78.5],
])('%s is a place', (link, latitude, longitude) =>
  expect(readMapLink(link)).toEqual({ latitude, longitude, isView: false }),
);

test.each([
  [`${GOOGLE}/@25.4484,78.5685,17z`],
  [`${GOOGLE}/@?api=1&map_action=map&center=25.4484%2C78.5685&zoom=17`],
  ['https://maps.apple.com/frame?center=25.4484%2C78.5685&span=0.1%2C0.1'],
  ['https://www.openstreetmap.org/#map=17/25.4484/78.5685'],
])('%s says where the map was looked at', (link) =>
  expect(readMapLink(link)).toEqual({ latitude: 25.4484, longitude: 78.5685, isView: true }),
);

test.each([
  ['https://maps.app.goo.gl/AbC123'],
  ['goo.gl/maps/x'],
  ['https://maps.apple/p/AbC'],
  ['https://osm.org/go/abc'],
])('%s is too short to say anything', (link) => expect(why(link)).toMatch(/short link.*Open it in a browser/));

test.each([
  [`${GOOGLE}/place/My+Studio`, /^No place is in this link/],
  [`${GOOGLE}?q=%E0%A4`, /^No place is in this link/],
  ['near the fort', /^This is no place on a map/],
  ['25.4484° N', /^This is no place on a map/],
  ['25.4484° N, 78.5685° S', /^This is no place on a map/],
  ['https://maps.apple.com/?address=Fort+Road', /^No place is in this link/],
  ['25.4484', /^This is no place on a map/],
  ['javascript:alert(1)', /^This is no place on a map/],
])('%s is explained', (link, said) => expect(why(link)).toMatch(said));
