import { ACE, JACK, KING, QUEEN } from './cards.ts';
import type { HandKind } from './hand-rank.ts';

/** A hand by the name that a pay table gives it. Its words are `videoPoker.hand.<name>`. */
export type HandName =
  | Exclude<HandKind, 'highCard' | 'pair' | 'fourWilds'>
  | 'royalFlush'
  | 'fourDeuces'
  | 'fourSevens'
  | 'fourAces'
  | 'fourLow'
  | 'fourOther'
  | 'tensOrBetter'
  | 'jacksOrBetter'
  | 'queensOrBetter'
  | 'kingsOrBetter';

/** A row of a pay table. */
export interface PayRow {
  readonly hand: HandName;
  readonly kind: HandKind;
  /** The ranks that it pays, of pairs and fours: the lowest and the highest. */
  readonly ranks: readonly [from: number, to: number];
  /** Times the bet; a whole number. */
  readonly multiple: number;
}

export interface VideoPokerVariant {
  readonly id: VariantId;
  /** Return of optimal play in hundredths of a percent, rounded down. A test calculates it anew. */
  readonly returnBasisPoints: number;
  readonly deckSize: 52 | 53;
  /** All four cards of this rank are wild. */
  readonly wildRank: number | null;
  /** The best hand first. No hand fits two rows. */
  readonly pays: readonly PayRow[];
}

export type VariantId = 'jacks' | 'tens' | 'queens' | 'deuces' | 'sevens' | 'joker' | 'bonus' | 'double-bonus';

const named: Readonly<Partial<Record<HandName, readonly [kind: HandKind, from: number, to: number]>>> = {
  royalFlush: ['naturalRoyal', 0, ACE],
  fourDeuces: ['fourWilds', 0, ACE],
  fourSevens: ['fourWilds', 0, ACE],
  fourAces: ['fourOfAKind', ACE, ACE],
  fourLow: ['fourOfAKind', 0, 2],
  fourOther: ['fourOfAKind', 3, KING],
  tensOrBetter: ['pair', 8, ACE],
  jacksOrBetter: ['pair', JACK, ACE],
  queensOrBetter: ['pair', QUEEN, ACE],
  kingsOrBetter: ['pair', KING, ACE],
};

/** A pay table of names and multiples such as `royalFlush 800, straightFlush 50`. */
function pays(notation: string): PayRow[] {
  return notation.split(',').map((entry) => {
    const [name = '', multiple] = entry.trim().split(' ');
    const hand = name as HandName;
    const [kind, from, to] = named[hand] ?? [hand as HandKind, 0, ACE];
    return { hand, kind, ranks: [from, to], multiple: Number(multiple) };
  });
}

const plain = { deckSize: 52, wildRank: null } as const;

export const videoPokerVariants: readonly VideoPokerVariant[] = [
  {
    ...plain,
    id: 'jacks',
    returnBasisPoints: 9729,
    pays: pays(`
      royalFlush 800, straightFlush 50, fourOfAKind 25, fullHouse 8, flush 5,
      straight 4, threeOfAKind 3, twoPair 2, jacksOrBetter 1
    `),
  },
  {
    ...plain,
    id: 'tens',
    returnBasisPoints: 9913,
    pays: pays(`
      royalFlush 800, straightFlush 50, fourOfAKind 25, fullHouse 6, flush 5,
      straight 4, threeOfAKind 3, twoPair 2, tensOrBetter 1
    `),
  },
  {
    ...plain,
    id: 'queens',
    returnBasisPoints: 9520,
    pays: pays(`
      royalFlush 800, straightFlush 50, fourOfAKind 25, fullHouse 9, flush 6,
      straight 4, threeOfAKind 3, twoPair 2, queensOrBetter 1
    `),
  },
  {
    deckSize: 52,
    wildRank: 0,
    id: 'deuces',
    returnBasisPoints: 9676,
    pays: pays(`
      naturalRoyal 800, fourDeuces 200, wildRoyal 25, fiveOfAKind 16, straightFlush 13,
      fourOfAKind 4, fullHouse 3, flush 2, straight 2, threeOfAKind 1
    `),
  },
  {
    deckSize: 52,
    wildRank: 5,
    id: 'sevens',
    returnBasisPoints: 9667,
    pays: pays(`
      naturalRoyal 800, fourSevens 200, wildRoyal 25, fiveOfAKind 16, straightFlush 13,
      fourOfAKind 4, fullHouse 4, flush 2, straight 2, threeOfAKind 1
    `),
  },
  {
    deckSize: 53,
    wildRank: null,
    id: 'joker',
    returnBasisPoints: 9808,
    pays: pays(`
      naturalRoyal 800, fiveOfAKind 200, wildRoyal 100, straightFlush 50, fourOfAKind 17, fullHouse 7,
      flush 5, straight 3, threeOfAKind 2, twoPair 1, kingsOrBetter 1
    `),
  },
  {
    ...plain,
    id: 'bonus',
    returnBasisPoints: 9801,
    pays: pays(`
      royalFlush 800, fourAces 80, straightFlush 50, fourLow 40, fourOther 25, fullHouse 7,
      flush 5, straight 4, threeOfAKind 3, twoPair 2, jacksOrBetter 1
    `),
  },
  {
    ...plain,
    id: 'double-bonus',
    returnBasisPoints: 9780,
    pays: pays(`
      royalFlush 800, fourAces 160, fourLow 80, straightFlush 50, fourOther 50, fullHouse 9,
      flush 6, straight 5, threeOfAKind 3, twoPair 1, jacksOrBetter 1
    `),
  },
];

/** Looks up what a hand pays: the row of each kind and rank. */
export type PayOfHand = (hand: { readonly kind: HandKind; readonly rank: number }) => PayRow | undefined;

export function payOfHand(variant: VideoPokerVariant): PayOfHand {
  const rows = new Map<HandKind, (PayRow | undefined)[]>();
  for (const row of variant.pays) {
    const ofKind = rows.get(row.kind) ?? Array.from<PayRow | undefined>({ length: ACE + 1 });
    ofKind.fill(row, row.ranks[0], row.ranks[1] + 1);
    rows.set(row.kind, ofKind);
  }
  return ({ kind, rank }) => rows.get(kind)?.[rank];
}

export function variantOfId(id: VariantId): VideoPokerVariant {
  const variant = videoPokerVariants.find((one) => one.id === id);
  if (variant === undefined) throw new Error(`there is no video poker variant '${id}'`);
  return variant;
}

/** Parts of the catalogue's names and the variant they lead to; the first that fits wins. */
const namesOfVariants: readonly (readonly [part: RegExp, id: VariantId])[] = [
  [/tens or better/i, 'tens'],
  [/(queens|kings) or better/i, 'queens'],
  [/double bonus/i, 'double-bonus'],
  [/bonus|aces and/i, 'bonus'],
  [/deuces|faces wild/i, 'deuces'],
  [/sevens/i, 'sevens'],
  [/joker/i, 'joker'],
];

/** The variant that a game of the catalogue is played as, by its English name ('Noble Joker Poker'). */
export function variantOfName(gameName: string): VariantId {
  return namesOfVariants.find(([part]) => part.test(gameName))?.[1] ?? 'jacks';
}
