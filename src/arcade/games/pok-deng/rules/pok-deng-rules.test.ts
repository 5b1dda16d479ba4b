import { describe, expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { pokDengRules } from './pok-deng-rules.ts';

const START = { bets: { main: 2 } };
const DEAL = Array.from({ length: 52 }, (_, card) => card);

/** The points and the deng of cards, by the signs of their ranks. */
function judge(cards: readonly number[]) {
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

const halves: Readonly<Record<number, number>> = { 1: 2, 2: 3, 3: 6, 5: 10 };

/** The chances of the dealer's final points, and those of his poks, over all three of his cards. */
function dealerChances() {
  const drawn = new Array<number>(10).fill(0);
  const poks = new Array<number>(10).fill(0);
  for (let one = 0; one < 52; one += 4)
    for (let two = 0; two < 52; two += 4)
      for (let three = 0; three < 52; three += 4) {
        const { points } = judge([one, two]);
        const end = points <= 4 ? judge([one, two, three]).points : points;
        const to = points >= 8 ? poks : drawn;
        to[end] = (to[end] ?? 0) + 1 / 13 ** 3;
      }
  return { drawn, poks };
}

const { drawn, poks } = dealerChances();

/** The net win against these chances, in halves of the stake times the chances' sum. */
function against(chances: readonly number[], points: number, deng: number): number {
  return chances.reduce((sum, chance, other) => sum + chance * (points > other ? (halves[deng] ?? 0) : -2), 0);
}

const judged = new Map<number, { readonly stay: number; readonly draw: number }>();

/** The expected net win of each act against a dealer without pok. */
function expectations(first: number, second: number) {
  const key = Math.min(first, second) * 52 + Math.max(first, second);
  const known = judged.get(key);
  if (known !== undefined) return known;
  const { points, deng } = judge([first, second]);
  const draw = DEAL.reduce((sum, third) => {
    const hand = judge([first, second, third]);
    return sum + againstDrawn(hand.points, hand.deng) / 52;
  }, 0);
  const found = { stay: againstDrawn(points, deng), draw };
  judged.set(key, found);
  return found;
}

/** The net win of a pok against a dealer without one. */
const winOfPok = (deng: number) => (1 - poks.reduce((sum, chance) => sum + chance, 0)) * (halves[deng] ?? 0);

/** The act that is expected to win more. */
function bestAct([first = 0, second = 0]: readonly number[]): 'draw' | 'stay' {
  const { stay, draw } = expectations(first, second);
  return draw > stay ? 'draw' : 'stay';
}

const known = new Map<number, number>();

function againstDrawn(points: number, deng: number): number {
  const key = points * 10 + deng;
  const found = known.get(key) ?? against(drawn, points, deng);
  known.set(key, found);
  return found;
}

describe('the return', () => {
  it('by the best choices is exact, over all hands', () => {
    let net = 0;
    for (const first of DEAL)
      for (const second of DEAL.slice(first)) {
        const weight = (first === second ? 1 : 2) / 52 ** 2;
        const { points, deng } = judge([first, second]);
        // A pok ends the round before the dealer draws: it loses to a higher or an equal pok alone.
        const isEnded = points >= 8;
        const { stay, draw } = isEnded ? { stay: winOfPok(deng), draw: -2 } : expectations(first, second);
        net += weight * (Math.max(stay, draw) + against(poks, isEnded ? points : -1, deng));
      }
    expect(1 + net / 2).toBeCloseTo(0.984626, 6);
    expect(pokDengRules.returnBasisPoints).toBe(9846);
  });

  it('is approached by rounds that are played by the best choices', () => {
    const rounds = 5_000;
    let total = 0;
    let squares = 0;
    for (let round = 0; round < rounds; round += 1) {
      const seed = round * 7_919 + 1;
      const dealt = pokDengRules.play(seededDraws(seed), [START], 2);
      const act = bestAct(dealt.view.player);
      const net = (dealt.isOver ? dealt : pokDengRules.play(seededDraws(seed), [START, { act }], 2)).winMinor / 2 - 1;
      total += net;
      squares += net ** 2;
    }
    const error = Math.sqrt((squares / rounds - (total / rounds) ** 2) / rounds);
    expect(error).toBeLessThan(0.02);
    expect(Math.abs(1 + total / rounds - 0.984626)).toBeLessThan(3 * error);
  });
});

it('settles like an independent calculator', () => {
  const seen = new Set<string>();
  for (let round = 0; round < 1_200; round += 1) {
    const main = 2 * (round + 1);
    const cards = ((draw) => Array.from({ length: 6 }, () => draw(52)))(seededDraws(round));
    const [a = 0, b = 0, third = 0, c = 0, d = 0, other = 0] = cards;
    const act = round % 2 === 0 ? 'draw' : 'stay';
    const isPok = [judge([a, b]), judge([c, d])].some(({ points }) => points >= 8);
    const mine = !isPok && act === 'draw' ? [a, b, third] : [a, b];
    const his = !isPok && judge([c, d]).points <= 4 ? [c, d, other] : [c, d];
    const start = { bets: { main } };
    const open = pokDengRules.play(seededDraws(round), [start], main);
    expect(open).toMatchObject({ isOver: isPok, view: { player: [a, b], dealer: isPok ? [c, d] : [] } });
    const { view, isOver, winMinor } = pokDengRules.play(
      seededDraws(round),
      [start, ...(isPok ? [] : [{ act }])],
      main,
    );
    const { points, deng } = judge(mine);
    const isWon = points > judge(his).points;
    expect(view).toEqual({ player: mine, dealer: his, deng, bets: start.bets, result: isWon ? 'win' : 'lose' });
    expect({ isOver, winMinor }).toEqual({
      isOver: true,
      winMinor: isWon ? (main / 2) * (2 + (halves[deng] ?? 0)) : 0,
    });
    seen.add(`${deng} ${view.result}`);
  }
  expect(seen.size).toBe(8);
});
