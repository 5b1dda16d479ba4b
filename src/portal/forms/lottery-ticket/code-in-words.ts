/** A code that has no words, spelt out: `inTop3` as In top 3. */
export function codeInWords(code: string): string {
  const spelt = code
    .replaceAll(/([a-z])([A-Z0-9])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return spelt.charAt(0).toUpperCase() + spelt.slice(1);
}

interface Code {
  /** The key of the words. */
  readonly base: string;
  /** The number that it ends with, where it does. */
  readonly number: number | null;
}

/**
 * Parts a bet type's code from the number behind it: `pair2` and `pair3` share their words. Four digits of any prize
 * and four numbers of a draw have the same code.
 */
export function splitCode({ betType, digits }: { readonly betType: string; readonly digits?: number }): Code {
  const [, base = betType, number] = /^(.*?[a-zA-Z])-?(\d+)?$/.exec(betType) ?? [];
  const isOfPrizes = base === 'any' && digits !== undefined && digits > 2;
  return { base: isOfPrizes ? 'anyPrize' : base, number: number === undefined ? null : Number(number) };
}

/** The number of the place that a code ends with, such as 3 of `place-3`; null without one. */
export const placeOf = (betType: string): number | null => {
  const place = /^.+-(\d+)$/.exec(betType)?.[1];
  return place === undefined ? null : Number(place);
};
