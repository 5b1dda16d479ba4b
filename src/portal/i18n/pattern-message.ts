import type { PatternId } from '#contracts/generated/contracts.ts';
import type { FormWord } from '#words/generated/word-keys.ts';
import type { Translate } from '#words/translator.ts';

/**
 * The requirement of a field in words (specification, section 5, "Field rule"): the message of its pattern, with its
 * lengths filled in.
 * @param t says the words of the forms.
 * @param min the fewest characters, and `max` the most.
 */
export function patternMessage(t: Translate<FormWord>, patternId: PatternId, min: number, max: number): string {
  return t(`pattern.${patternId}`, { length: lengthInWords(t, min, max) });
}

/**
 * How many characters are allowed: a single number when there is no choice. The plural form is that of the last number
 * said.
 */
export function lengthInWords(t: Translate<FormWord>, min: number, max: number): string {
  return min === max ? t('length.exact', { count: max }) : t('length.range', { min, max, count: max });
}
