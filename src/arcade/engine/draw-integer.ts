/**
 * Draws an integer from 0 to below `bound`, each equally likely. Everything that a round leaves to chance asks here.
 */
export type DrawInteger = (bound: number) => number;

const WORDS = 2 ** 32;

/**
 * Makes a source of 32-bit words draw integers without favour: words above the last whole multiple of the bound are
 * thrown away, since their remainders would make the small ones likelier.
 */
export function drawFromWords(nextWord: () => number): DrawInteger {
  return (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > WORDS)
      throw new RangeError(`${bound} is no bound to draw below`);
    const limit = WORDS - (WORDS % bound);
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % bound;
  };
}
