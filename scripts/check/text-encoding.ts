/** A text file's bytes → its text. The site reads UTF-8 and nothing else; what editors save otherwise is named. */
import { error } from './problem.ts';
import type { CheckFinding } from './problem.ts';

/** What to do with one file, or with each of several. */
const saveAsUtf8 = (file: 'it' | 'each') =>
  `Open ${file} in the editor, choose Save As, choose UTF-8 as the encoding, and save ${file} under the same name.`;
const saveWithUnixLines = (file: 'it' | 'each') =>
  `In the editor’s Save As choose Unix (LF) as the line ends and save ${file} under the same name; or type ` +
  `${file === 'it' ? 'its' : 'their'} lines anew in a new file.`;

const notUtf8 = (cause: string, causeOfMany: string): CheckFinding =>
  error(cause, saveAsUtf8('it'), { cause: causeOfMany, remedy: saveAsUtf8('each') });
/** A character that old Macs ended lines with. The site's parser takes it so, and those of the commands do not. */
const OLD_LINE_END = /\r[^\r\n]/;

/** Bytes at a file's beginning by which UTF-16 is known. */
const SAMPLE_BYTES = 400;

/** UTF-16 without a mark: every second byte of a Latin text is 0. More than a quarter of the first are. */
const looksWide = (bytes: Buffer) => {
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  return sample.filter((byte) => byte === 0).length * 4 > sample.length;
};

/**
 * Whether a text in UTF-8 ends within a letter, as one does that did not wholly arrive. It must have letters beside
 * those of ASCII before: an old encoding's last letter may look like the beginning of one.
 */
function endsWithinLetter(bytes: Buffer): boolean {
  try {
    return /[^\0-\x7f]/.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }));
  } catch {
    return false;
  }
}

/** What is said of a file in UTF-16; nothing of any other. */
export function utf16Finding(bytes: Buffer): CheckFinding | undefined {
  const mark = bytes.length > 1 ? bytes.readUInt16BE(0) : 0;
  return mark === 0xfeff || mark === 0xfffe || looksWide(bytes)
    ? notUtf8(
        'The file is saved as UTF-16 (“Unicode”), which the site cannot read.',
        'These files are saved as UTF-16 (“Unicode”), which the site cannot read.',
      )
    : undefined;
}

/** The text of a file, or why it has none. A mark at its beginning that only says UTF-8 stays in the text. */
export function decode(bytes: Buffer): { text: string } | { finding: CheckFinding } {
  const utf16 = utf16Finding(bytes);
  if (utf16) return { finding: utf16 };
  if (bytes.toString('latin1', 0, 5) === '{\\rtf') {
    const remedy = 'In TextEdit choose Format, Make Plain Text; then save it under the same name.';
    return { finding: error('The file is a formatted text (RTF), which the site cannot read.', remedy) };
  }
  let text;
  try {
    // It decodes as Node does, but throws at a letter that is none.
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    if (endsWithinLetter(bytes)) {
      const remedy = 'Bring the whole file here once more, or delete its last line and write it anew.';
      return { finding: error('The file breaks off within a letter: its end is missing.', remedy) };
    }
    return {
      finding: notUtf8(
        'Some letters of the file are saved in an old encoding, and would appear as �.',
        'Some letters of these files are saved in an old encoding, and would appear as �.',
      ),
    };
  }
  return OLD_LINE_END.test(text)
    ? {
        finding: error(
          'The file’s lines end as on very old Macs (CR), which not every program can read.',
          saveWithUnixLines('it'),
          {
            cause: 'The lines of these files end as on very old Macs (CR), which not every program can read.',
            remedy: saveWithUnixLines('each'),
          },
        ),
      }
    : { text };
}
