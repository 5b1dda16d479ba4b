import type { PokDengAct } from '../rules/pok-deng-rules.ts';

const DEAL = Array.from({ length: 52 }, (_, card) => card);
const DRAWS_TO = 4;
const POK = 8;
/** Fewer points than any hand has: it loses to all. */
const NO_POINTS = -1;

/** The points and the deng of cards, by the signs of their ranks: a way of its own beside the rules. */
export function judgeCards(cards: readonly number[]): { readonly points: number; readonly deng: number } {
  const signs = cards.map((card) => '23456789TJQKA'[Math.floor(card / 4)] ?? '');
  const points = signs.reduce((sum, sign) => sum + ('A23456789'.indexOf(sign) + 1), 0) % 10;
  const suits = new Set(cards.map((card) => card % 4)).size;
  if (cards.length === 2) return { points, deng: suits === 1 || signs[0] === signs[1] ? 2 : 1 };
  const inRow = ['A23456789TJQK', 'QKA'].some((row) => {
    const at = signs.map((sign) => row.indexOf(sign)).sort((left, right) => left - right);
    return at[0] !== -1 && at[1] === Number(at[0]) + 1 && at[2] === Number(at[1]) + 1;
  });
  if (new Set(signs).size === 1 || (inRow && suits === 1)) return { points, deng: 5 };
  return { points, deng: inRow || suits === 1 || signs.every((sign) => 'JQK'.includes(sign)) ? 3 : 1 };
}

/** The payout of a win for each deng, in half stakes. */
export const HALVES: Readonly<Record<number, number>> = { 1: 2, 2: 3, 3: 6, 5: 10 };

/** The chances of the dealer's final points, and those of his poks, over all three of his cards. */
function dealerChances() {
  const drawn = new Array<number>(10).fill(0);
  const poks = new Array<number>(10).fill(0);
  for (let one = 0; one < 52; one += 4)
    for (let two = 0; two < 52; two += 4)
      for (let three = 0; three < 52; three += 4) {
        const { points } = judgeCards([one, two]);
        const end = points <= DRAWS_TO ? judgeCards([one, two, three]).points : points;
        const to = points >= POK ? poks : drawn;
        to[end] = (to[end] ?? 0) + 1 / 13 ** 3;
      }
  return { drawn, poks };
}

const { drawn, poks } = dealerChances();

/** The net win against these chances, in halves of the stake times the chances' sum. */
function against(chances: readonly number[], points: number, deng: number): number {
  return chances.reduce((sum, chance, other) => sum + chance * (points > other ? (HALVES[deng] ?? 0) : -2), 0);
}

const netsAgainstDrawn = new Map<number, number>();

function againstDrawn(points: number, deng: number): number {
  const key = points * 10 + deng;
  const found = netsAgainstDrawn.get(key) ?? against(drawn, points, deng);
  netsAgainstDrawn.set(key, found);
  return found;
}

const judged = new Map<number, { readonly stay: number; readonly draw: number }>();

/** The expected net win of each act against a dealer without pok. */
function expectations(first: number, second: number) {
  const key = Math.min(first, second) * 52 + Math.max(first, second);
  const known = judged.get(key);
  if (known !== undefined) return known;
  const { points, deng } = judgeCards([first, second]);
  const draw = DEAL.reduce((sum, third) => {
    const hand = judgeCards([first, second, third]);
    return sum + againstDrawn(hand.points, hand.deng) / 52;
  }, 0);
  const found = { stay: againstDrawn(points, deng), draw };
  judged.set(key, found);
  return found;
}

/** The net win of a pok against a dealer without one. */
function winOfPok(deng: number): number {
  return (1 - poks.reduce((sum, chance) => sum + chance, 0)) * (HALVES[deng] ?? 0);
}

/** The act of two cards that is expected to win more. */
export function bestAct([first = 0, second = 0]: readonly number[]): PokDengAct {
  const { stay, draw } = expectations(first, second);
  return draw > stay ? 'draw' : 'stay';
}

/** The exact return by the best choices, over all hands. */
export function exactReturn(): number {
  let net = 0;
  for (const first of DEAL)
    for (const second of DEAL.slice(first)) {
      const weight = (first === second ? 1 : 2) / 52 ** 2;
      const { points, deng } = judgeCards([first, second]);
      // A pok ends the round before the dealer draws: it loses to a higher or an equal pok alone.
      const isEnded = points >= POK;
      const { stay, draw } = isEnded ? { stay: winOfPok(deng), draw: -2 } : expectations(first, second);
      net += weight * (Math.max(stay, draw) + against(poks, isEnded ? points : NO_POINTS, deng));
    }
  return 1 + net / 2;
}
