import type { PatternId } from '#contracts/generated/contracts.ts';
import type { Translate } from '#contracts/translator.ts';

/**
 * What a field takes, in words (specification, section 5, "Field rule"): the message of its pattern with its lengths
 * put in.
 * @param t says the words of the forms.
 * @param min the fewest characters, and `max` the most.
 */
export function patternMessage(t: Translate, patternId: PatternId, min: number, max: number): string {
  return t(`pattern.${patternId}`, { length: lengthInWords(t, min, max) });
}

/**
 * How many characters are allowed: a single number when there is no choice. The plural form is that of the last number
 * said.
 */
export function lengthInWords(t: Translate, min: number, max: number): string {
  return min === max ? t('length.exact', { count: max }) : t('length.range', { min, max, count: max });
}
