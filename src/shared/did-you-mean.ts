/** The word that somebody probably meant. */
import { distance } from 'fastest-levenshtein';

/** Letters that may be wrong: half of the word's, from one to three. Two exchanged letters count as two. */
const wrongLetters = (word: string) => Math.max(1, Math.min(3, Math.floor(word.length / 2)));

/** The one of `words` that is nearest to `word`; undefined when none is near. */
export function nearest(word: string, words: Iterable<string>): string | undefined {
  const small = word.toLowerCase();
  const ranked = [...words]
    .map((other) => ({ other, far: distance(small, other.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  const [best] = ranked;
  return best && best.far <= wrongLetters(word) ? best.other : undefined;
}
