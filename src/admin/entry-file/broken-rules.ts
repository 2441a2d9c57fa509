/**
 * Rules about several fields, and about what may stand in a text: the content check tells of them once a file is saved,
 * the editor itself knows none of them. What a file breaks already does not keep her from mending something else in it.
 */
import { z } from 'astro/zod';
import type { EditorLanguage } from '../language.ts';
import type { Fields } from './data.ts';

// Zod would try to make code of a text, which is faster, and which the page's policy refuses with a complaint.
z.config({ jitless: true });

type Sentence = Readonly<Record<EditorLanguage, string>>;

/** What is said in the editor, by what the shapes say of it: they speak of files, and she fills in a form. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  'The last day is before the first one.': {
    en: 'The last day is before the first day. Correct one of them.',
    hi: 'आख़िरी दिन पहले दिन से पहले का है। दोनों में से एक ठीक करें।',
  },
  'These days are closed and have hours at the same time.': {
    en: 'These days are closed all day, and have hours too. Switch “Closed all day” off, or empty both times.',
    hi: 'ये दिन पूरे दिन बंद हैं, और इनका समय भी लिखा है। “पूरे दिन बंद” हटाएं, या दोनों समय खाली करें।',
  },
  'It is not said when the studio is open on these days.': {
    en: 'It is not said when the studio is open on these days. Switch “Closed all day” on, or write both times.',
    hi: 'इन दिनों स्टूडियो कब खुला है, यह नहीं लिखा। “पूरे दिन बंद” चालू करें, या दोनों समय लिखें।',
  },
  'On these days the studio closes before it opens, or at the same minute.': {
    en: 'On these days the studio closes before it opens. Write the times on the 24-hour clock, such as 20:30.',
    hi: 'इन दिनों बंद होने का समय खुलने के समय से पहले है। समय 24 घंटे में लिखें, जैसे 20:30।',
  },
};

const NOT_FILLED_IN: Sentence = {
  en: '“{written}” is not filled in here and would stand on the page as it is. Correct it or delete it.',
  hi: '“{written}” की जगह यहां कुछ नहीं भरता, पेज पर यही दिखेगा। इसे ठीक करें या हटाएं।',
};

export interface BrokenRule {
  /** The way to the field. */
  path: readonly PropertyKey[];
  sentence: string;
}

function sentenceOf({ params, message }: z.core.$ZodIssueCustom, language: EditorLanguage): string {
  if (typeof params?.['written'] === 'string') return NOT_FILLED_IN[language].replace('{written}', params['written']);
  return SENTENCES[String(params?.['cause'])]?.[language] ?? message;
}

function brokenBy(shape: z.ZodType, data: Fields): z.core.$ZodIssueCustom[] {
  const { error } = shape.safeParse(data);
  // What a single field may say, the editor looks at by itself.
  return error?.issues.filter((issue) => issue.code === 'custom') ?? [];
}

/**
 * @param data what a file is to say; @param before what it has said
 * @returns the first rule that it breaks, and has not broken before
 */
export function newlyBrokenRule(
  shape: z.ZodType,
  data: Fields,
  before: Fields | undefined,
  language: EditorLanguage,
): BrokenRule | undefined {
  const known = (before ? brokenBy(shape, before) : []).map(({ message }) => message);
  // Each of them stands for one: where the same rule is broken once more, that is told.
  const isNew = ({ message }: { message: string }) => {
    const at = known.indexOf(message);
    if (at !== -1) known.splice(at, 1);
    return at === -1;
  };
  const broken = brokenBy(shape, data).find(isNew);
  return broken && { path: broken.path, sentence: sentenceOf(broken, language) };
}
