/** An entry for a phone's address book: vCard 3.0 (RFC 2426), the version that Android and iPhone both read. */
import { escapeText, foldedLines } from '../shared/folded-lines.ts';
import { digits } from '../shared/whatsapp-link.ts';

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

/** The card as the text of a file. */
export function vcard({ name, phone, email, address, location, url, note, photo }: Card): string {
  const { street = '', city, region, postalCode, country } = address;
  return foldedLines([
    'BEGIN:VCARD',
    'VERSION:3.0',
    // A studio has no family name. Apple's word makes the card one of a company there; others read FN.
    'N:;;;;',
    `FN:${escapeText(name)}`,
    `ORG:${escapeText(name)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:+${digits(phone)}`,
    `EMAIL;TYPE=INTERNET:${escapeText(email)}`,
    `ADR;TYPE=WORK:;;${[street, city, region, postalCode, country].map(escapeText).join(';')}`,
    `GEO:${location.latitude};${location.longitude}`,
    ...(url ? [`URL:${url}`] : []),
    `NOTE:${escapeText(note.join('\n'))}`,
    `PHOTO;ENCODING=b;TYPE=JPEG:${Buffer.from(photo).toString('base64')}`,
    'END:VCARD',
  ]);
}
