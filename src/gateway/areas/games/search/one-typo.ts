/** Words of fewer letters have too many neighbours for a typo to mean anything. */
export const SHORTEST_WITH_TYPO = 4;

/**
 * Whether a typed word is one slip away from a word: a letter too many, too few, another one, or two changed over
 * (Damerau and Levenshtein's distance of 1 at most).
 * @param isUnfinished the word may still be being typed: then its beginning is enough.
 */
export function isOneTypoAway(typed: string, word: string, isUnfinished: boolean): boolean {
  let same = 0;
  while (same < typed.length && typed.charCodeAt(same) === word.charCodeAt(same)) same += 1;
  if (same === typed.length) return isUnfinished || word.length <= typed.length + 1;
  if (endsAlike(typed, same + 1, word, same + 1, isUnfinished)) return true;
  if (endsAlike(typed, same, word, same + 1, isUnfinished)) return true;
  if (endsAlike(typed, same + 1, word, same, isUnfinished)) return true;
  return (
    typed.charCodeAt(same) === word.charCodeAt(same + 1) &&
    typed.charCodeAt(same + 1) === word.charCodeAt(same) &&
    endsAlike(typed, same + 2, word, same + 2, isUnfinished)
  );
}

/**
 * Whether the rest of the one is the rest of the other, or its beginning where that is enough. Compares in place: this
 * is asked of thousands of words.
 */
function endsAlike(typed: string, typedFrom: number, word: string, wordFrom: number, isUnfinished: boolean): boolean {
  const typedRest = typed.length - typedFrom;
  const wordRest = word.length - wordFrom;
  if (isUnfinished ? wordRest < typedRest : wordRest !== typedRest) return false;
  for (let at = 0; at < typedRest; at += 1) {
    if (typed.charCodeAt(typedFrom + at) !== word.charCodeAt(wordFrom + at)) return false;
  }
  return true;
}
