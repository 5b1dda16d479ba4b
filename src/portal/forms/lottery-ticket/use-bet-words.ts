import { useMemo } from 'react';
import type { LotteryBetType } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import type { AnyWord } from '#words/generated/word-keys.ts';
import { codeInWords, placeOf, splitCode } from './code-in-words.ts';

/** A bet type by its code alone, or whole where the game still offers it. */
export type NamedType = Pick<LotteryBetType, 'betType'> & Partial<Pick<LotteryBetType, 'digits' | 'size' | 'units'>>;

/** Says groups, bet types and options. A code without words is said as it is spelt. */
export interface BetWords {
  readonly group: (group: string, first: NamedType | undefined) => string;
  /** Without the place that it is of. */
  readonly type: (type: NamedType) => string;
  readonly place: (type: NamedType) => string | null;
  /** With its place: what a row of a ticket is called. */
  readonly whole: (type: NamedType) => string;
  readonly how: (type: NamedType) => string | null;
  readonly pick: (betType: string, pick: string) => string;
}

export function useBetWords(): BetWords {
  const t = useFormWords();
  return useMemo(() => {
    /** A translator repeats a key that it does not have. */
    const known = (key: string, said: string): string | null => (said === key ? null : said);
    const valuesOf = (type: NamedType) => {
      const { base, number } = splitCode(type);
      return { base, values: { n: number ?? type.size ?? 1, units: type.units ?? 1 } };
    };
    const type = (one: NamedType): string => {
      const { base, values } = valuesOf(one);
      const said = t(`lottery.type.${base}` as AnyWord, values);
      return known(`lottery.type.${base}`, said) ?? codeInWords(one.betType);
    };
    const place = ({ betType, size = 1 }: NamedType): string | null => {
      const number = placeOf(betType);
      return number === null || size > 1 ? null : t('lottery.place', { n: number });
    };
    return {
      type,
      place,
      group: (group, first) =>
        known(`lottery.group.${group}`, t(`lottery.group.${group}` as AnyWord)) ??
        (first ? type(first) : codeInWords(group)),
      whole: (one) => [type(one), place(one)].filter(Boolean).join(', '),
      how: (one) => {
        const { base, values } = valuesOf(one);
        return known(`lottery.how.${base}`, t(`lottery.how.${base}` as AnyWord, values));
      },
      pick: (betType, pick) => {
        if (/^\d/.test(pick)) return pick;
        const { base } = splitCode({ betType });
        const own = known(`lottery.option.${base}.${pick}`, t(`lottery.option.${base}.${pick}` as AnyWord));
        if (own !== null) return own;
        const counted = /^[so](\d+)$/.exec(pick)?.[1];
        if (counted !== undefined)
          return pick.startsWith('s') ? counted : t('lottery.oddBalls', { n: Number(counted) });
        return known(`lottery.option.${pick}`, t(`lottery.option.${pick}` as AnyWord)) ?? codeInWords(pick);
      },
    };
  }, [t]);
}
