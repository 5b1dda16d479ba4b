import type { LotteryBetType } from '#contracts/generated/contracts.ts';

/** A way to bet within a tab: one bet type, or several that are one for each place of the draw. */
export interface BetChoice {
  /** Its code, without the number of the place. */
  readonly id: string;
  readonly types: readonly LotteryBetType[];
  /** Whether its types are rows, one for each place. */
  readonly isByPlace: boolean;
}

/** A tab of bet types. */
export interface BetGroup {
  readonly group: string;
  readonly choices: readonly BetChoice[];
  /** The odds that its tab shows: the highest. */
  readonly odds: string;
  readonly hasSeveralOdds: boolean;
}

const PLACE = /^(.+)-(\d+)$/;

const baseOf = (betType: string): string => PLACE.exec(betType)?.[1] ?? betType;

/** The bet types of a game in tabs, in the order of the gateway. */
export function betGroups(types: readonly LotteryBetType[]): readonly BetGroup[] {
  const groups = [...new Set(types.map(({ group }) => group))];
  return groups.map((group) => {
    const own = types.filter((type) => type.group === group);
    const odds = own.map((type) => type.odds);
    const highest = odds.reduce((most, one) => (Number(one) > Number(most) ? one : most), odds[0] ?? '0');
    return { group, choices: choicesOf(own), odds: highest, hasSeveralOdds: new Set(odds).size > 1 };
  });
}

/** Types that differ by place alone are one choice; those that differ in what they take are one each. */
function choicesOf(types: readonly LotteryBetType[]): readonly BetChoice[] {
  const bases = [...new Set(types.map(({ betType }) => baseOf(betType)))];
  return bases.flatMap((base): BetChoice[] => {
    const own = types.filter(({ betType }) => baseOf(betType) === base);
    const isByPlace = own.length > 1 && own.every(({ size, kind }) => size === 1 && kind !== 'ordered');
    if (isByPlace) return [{ id: base, types: own, isByPlace }];
    return own.map((type) => ({ id: type.betType, types: [type], isByPlace: false }));
  });
}
