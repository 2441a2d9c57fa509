/** Positions as people and programs write them in words and fields, in a note as well as inside a picture. */

/** Degrees with a fraction that leads to a street, other than zero: fewer places are a focal length or a price. */
const DEGREES = String.raw`[-+]?(?!0{1,3}\.0+\b)\d{1,3}\.\d{2,}`;
/** What stands between the name of a coordinate and its value: `Lat. 25.4`, `lat="25.4`, `<geo:lat>25.4`. */
const IS = String.raw`["']?\.?\s{0,3}[:=>]?\s{0,3}["']?`;
const LATITUDE = String.raw`(?:\b|GPS_?(?:Dest_?)?)lat(?:itude)?`;
/** Of an old encoding it is read as the character that stands for no letter. */
const DEGREE_SIGN = '[°\uFFFD]';
const FORMS = [
  // Lat 25.448 Long 78.568; gps_latitude: 25.448; <geo:lat>25.448
  `${LATITUDE}${IS}${DEGREES}`,
  // GPSLatitude="25,26.9N"
  String.raw`GPS_?(?:Dest_?)?Latitude["']?\s{0,3}[:=>]\s{0,3}["']?-?[\d.]{0,20}[1-9]`,
  // 25.448N 78.568E; 25.448° N, 78.568° E
  String.raw`${DEGREES}\s?${DEGREE_SIGN}?\s?[NS]\b[\s,;/]{0,4}${DEGREES}\s?${DEGREE_SIGN}?\s?[EW]\b`,
  // 25° 26' 54" N
  String.raw`\d{1,2}\s?°\s?\d{1,2}\s?['’′]\s?(?:[\d.]{1,8}\s?(?:"|”|″|''))?\s?[NS]\b`,
  // GPS 25.448, 78.568; geo:25.448,78.568; an address of a map, @25.448,78.568
  String.raw`(?:\bGPS\b[\s:=("']{0,6}|\bgeo:|@|[?&](?:q|ll|query)=)${DEGREES}[\s,;]{1,3}${DEGREES}`,
];
const WORDS = new RegExp(FORMS.join('|'), 'i');

/** True for a text that tells a position which is not zero. */
export const tellsPosition = (text: string): boolean => WORDS.test(text);

/** As programs write it beside a photo, where any number may be one: `"latitude": 25.4`, `lat="25"`. */
const IN_NOTE = /(?:\b|GPS(?:Dest)?)lat(?:itude)?["']?\s*[:=>]\s*["']?-?[\d.]*[1-9]/i;

/** The same of a note beside a photo, which is read more strictly. */
export const noteTellsPosition = (note: string): boolean => IN_NOTE.test(note) || tellsPosition(note);

/** The same of bytes that may hold a text anywhere, in an encoding of one or two bytes a letter, or in UTF-8. */
export const holdsPosition = (bytes: Buffer): boolean =>
  // Zeros stand within letters of two bytes; several are a gap between fields.
  tellsPosition(
    bytes
      .toString('utf8')
      .replace(/\0{2,}/g, ' ')
      .replaceAll('\0', ''),
  );
