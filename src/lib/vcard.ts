/** An entry for a phone's address book: vCard 3.0 (RFC 2426), the version that Android and iPhone both read. */

export interface Card {
  name: string;
  /** In any spelling that begins with the country code, `+91 98765 43210`. */
  phone: string;
  email: string;
  address: {
    street?: string | undefined;
    city: string;
    region: string;
    postalCode: string;
    country: string;
  };
  location: { latitude: number; longitude: number };
  /** A full address, where the site knows its own. */
  url: string | undefined;
  /** Lines of text. */
  note: readonly string[];
  /** A small JPEG. */
  photo: Uint8Array;
}

/** Octets of a line without its end. */
const LINE_OCTETS = 75;
const LINE_END = '\r\n';

/** Signs that have a meaning of their own in a value. */
const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** Breaks a long line as the format does, and never within a character: a phone may read each line by itself. */
function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines.push((lines.pop() ?? '') + character);
    octets += size;
  }
  return lines.join(LINE_END);
}

/** The card as the text of a file, version 3.0 of the format, which every phone reads. */
export function vcard({ name, phone, email, address, location, url, note, photo }: Card): string {
  const { street = '', city, region, postalCode, country } = address;
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    // A studio has no family name. Apple's word makes the card one of a company there; others read FN.
    'N:;;;;',
    `FN:${escaped(name)}`,
    `ORG:${escaped(name)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:+${phone.replace(/\D/g, '')}`,
    `EMAIL;TYPE=INTERNET:${escaped(email)}`,
    `ADR;TYPE=WORK:;;${[street, city, region, postalCode, country].map(escaped).join(';')}`,
    `GEO:${location.latitude};${location.longitude}`,
    ...(url ? [`URL:${url}`] : []),
    `NOTE:${escaped(note.join('\n'))}`,
    `PHOTO;ENCODING=b;TYPE=JPEG:${Buffer.from(photo).toString('base64')}`,
    'END:VCARD',
  ];
  return lines.map((line) => folded(line) + LINE_END).join('');
}
