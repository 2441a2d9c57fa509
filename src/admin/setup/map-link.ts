/** The place that a link to a map means. */
import { plainDigits } from '../../shared/plain-digits.ts';
import type { AnswerError } from './answer-error.ts';

/** Degrees. */
export interface MapPoint {
  latitude: number;
  longitude: number;
  /** True when the link says only where the map was looked at, which may be beside the studio. */
  isView: boolean;
}

/** Digits behind the point that are kept: a tenth of a metre. */
const DIGITS = 6;

const NUMBER = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`;
const PAIR = String.raw`${NUMBER}\s*(?:,|\s)\s*${NUMBER}`;
const COUPLE = new RegExp(String.raw`^\(?\s*${NUMBER}\s*°?\s*[,\s]\s*${NUMBER}\s*°?\s*\)?$`);
const PART = String.raw`(\d{1,3}(?:\.\d+)?)\s*`;
/** Degrees, and minutes and seconds where they are given, with the direction. */
const DEGREES = new RegExp(`${PART}°\\s*(?:${PART}['′’](?!')\\s*)?(?:${PART}(?:["″”]|'')\\s*)?([NSEW])`, 'gi');

/** What links say, the surest first: the place itself, then what was searched for, then where the map was. */
const PLACES: readonly { pattern: RegExp; isView: boolean }[] = [
  { pattern: new RegExp(`!3d${NUMBER}!4d${NUMBER}`, 'g'), isView: false },
  { pattern: new RegExp(`[?&]coordinate=${PAIR}`, 'g'), isView: false },
  {
    pattern: new RegExp(`[?&](?:q|query|ll|sll|destination|daddr|marker)=(?:loc:)?\\s*${PAIR}`, 'g'),
    isView: false,
  },
  { pattern: new RegExp(`/(?:place|search|dir)/(?:[^@]*/)?${PAIR}(?=[/?@]|$)`, 'g'), isView: false },
  { pattern: new RegExp(`^geo:${PAIR}`, 'g'), isView: false },
  { pattern: new RegExp(`[?&]center=${PAIR}`, 'g'), isView: true },
  { pattern: new RegExp(`@${NUMBER},${NUMBER}`, 'g'), isView: true },
  { pattern: new RegExp(`#map=\\d+(?:\\.\\d+)?/${NUMBER}/${NUMBER}`, 'g'), isView: true },
];

const SHORT =
  /\b(maps\.app\.goo\.gl|goo\.gl|g\.co|g\.page|maps\.apple\/p|osm\.org\/go|openstreetmap\.org\/go|bit\.ly)\b/i;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
};

const rounded = (degrees: string | number) => Number(Number(degrees).toFixed(DIGITS));
const point = (latitude: string | number = NaN, longitude: string | number = NaN, isView = false): MapPoint => ({
  latitude: rounded(latitude),
  longitude: rounded(longitude),
  isView,
});

/** `25°26'54.2"N 78°34'06.6"E`, `25.4484° N, 78.5685° E` */
function inDegrees(text: string): MapPoint | undefined {
  const found = new Map(
    [...text.matchAll(DEGREES)].map(([, whole, minutes = 0, seconds = 0, side = '']): [string, number] => {
      const degrees = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
      const direction = side.toUpperCase();
      return [/[NS]/.test(direction) ? 'latitude' : 'longitude', /[SW]/.test(direction) ? -degrees : degrees];
    }),
  );
  return found.size === 2 ? point(found.get('latitude'), found.get('longitude')) : undefined;
}

/** OpenStreetMap's marker: `?mlat=25.44&mlon=78.56`. */
function marked(text: string): MapPoint | undefined {
  const [, latitude] = new RegExp(`[?&]mlat=${NUMBER}`).exec(text) ?? [];
  const [, longitude] = new RegExp(`[?&]mlon=${NUMBER}`).exec(text) ?? [];
  return latitude !== undefined && longitude !== undefined ? point(latitude, longitude) : undefined;
}

/** Whether the place can be the studio's is not asked. */
export function readMapLink(answer: string): MapPoint | AnswerError {
  const text = plainDigits(decoded(answer));
  const [, latitude, longitude] = COUPLE.exec(plainDigits(answer)) ?? [];
  if (latitude !== undefined) return point(latitude, longitude);
  if (SHORT.test(answer)) return { error: 'shortLink' };
  const exact = marked(text) ?? inDegrees(text);
  if (exact) return exact;
  for (const { pattern, isView } of PLACES) {
    // `geo:0,0?q=25.44,78.56` says nothing before the question mark, and a way leads to its last place.
    const found = [...text.matchAll(pattern)].map(([, first, second]) => point(first, second, isView));
    const last = found.filter((place) => place.latitude !== 0 || place.longitude !== 0).at(-1);
    if (last) return last;
  }
  return { error: /^(https?:|geo:|www\.)/i.test(answer) ? 'noPlaceInLink' : 'noPlace' };
}
