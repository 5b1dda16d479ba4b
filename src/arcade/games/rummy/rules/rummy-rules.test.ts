import { describe, expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { shoeDraws } from '#arcade/games/testing/shoe-draws.ts';
import { DEALS, NET_OF_BEST, RAISES_TO } from '../exact/rummy-bets.ts';
import { pointsOf } from './rummy-points.ts';
import { rummyRules } from './rummy-rules.ts';

const START = { bets: { ante: 10 } };
const ORDER = 'A23456789TJQK';

/** Cards by their signs, e.g. `As Td`. */
const cards = (signs: string) =>
  signs.split(' ').map((card) => '23456789TJQKA'.indexOf(card[0] ?? '') * 4 + 'cdhs'.indexOf(card[1] ?? ''));

/** The points by a way of its own: the least of what each set of one, two or three cards leaves. */
function judge(hand: readonly number[]): number {
  const places = hand.map((card) => ORDER.indexOf('23456789TJQKA'[card >> 2] ?? ''));
  const values = places.map((place) => Math.min(place + 1, 10));
  const isPair = (one: number, two: number) =>
    places[one] === places[two] ||
    (Math.abs(Number(places[one]) - Number(places[two])) === 1 && Number(hand[one]) % 4 === Number(hand[two]) % 4);
  const [a = 0, b = 0, c = 0] = values;
  const left = [a + b + c];
  if (isPair(0, 1)) left.push(c);
  if (isPair(0, 2)) left.push(b);
  if (isPair(1, 2)) left.push(a);
  const isRow =
    String([...places].sort((x, y) => x - y).map((place, index) => place - index)) ===
    String(Array(3).fill(Math.min(...places)));
  if (new Set(places).size === 1 || (isRow && new Set(hand.map((card) => card % 4)).size === 1)) left.push(0);
  return Math.min(...left);
}

/** How many hands have each number of points: all, those with a card, and those with two cards. */
function countHands() {
  const all = new Float64Array(31);
  const withOne = new Float64Array(52 * 31);
  const withTwo = new Float64Array(52 * 52 * 31);
  const add = (counts: Float64Array, at: number) => {
    counts[at] = (counts[at] ?? 0) + 1;
  };
  const hands: { readonly hand: readonly [number, number, number]; readonly mine: number }[] = [];
  for (let a = 0; a < 52; a += 1)
    for (let b = a + 1; b < 52; b += 1)
      for (let c = b + 1; c < 52; c += 1) {
        const points = judge([a, b, c]);
        hands.push({ hand: [a, b, c], mine: points });
        add(all, points);
        for (const card of [a, b, c]) add(withOne, card * 31 + points);
        for (const [one, two] of [
          [a, b],
          [a, c],
          [b, c],
        ] as const)
          add(withTwo, (one * 52 + two) * 31 + points);
      }
  /** Hands of so many points that share no card with this one. */
  const apart = ({ hand: [a, b, c], mine }: (typeof hands)[number], points: number): number => {
    const one = (card: number) => withOne[card * 31 + points] ?? 0;
    const two = (left: number, right: number) => withTwo[(left * 52 + right) * 31 + points] ?? 0;
    const shared = one(a) + one(b) + one(c) - two(a, b) - two(a, c) - two(b, c);
    return (all[points] ?? 0) - shared - Number(mine === points);
  };
  return { hands, apart };
}

describe('the return', () => {
  it('by the best choices is exact, over all hands of both sides', () => {
    const { hands, apart } = countHands();
    const against = 18_424;
    let net = 0;
    for (const dealt of hands) {
      const { mine } = dealt;
      const pays = mine === 0 ? 4 : mine <= 5 ? 2 : 1;
      let raised = 0;
      for (let his = 0; his <= 30; his += 1) {
        const won = his > 20 ? 1 : mine < his ? 1 + pays : mine > his ? -2 : 0;
        if (won !== 0) raised += won * apart(dealt, his);
      }
      if (raised > -against !== mine <= RAISES_TO) throw new Error(`The choice with ${mine} points is another one.`);
      net += Math.max(raised, -against);
    }
    expect([net, hands.length * against]).toEqual([NET_OF_BEST, DEALS]);
    expect(rummyRules.returnBasisPoints).toBe(Math.floor((1 + net / DEALS) * 10_000));
  });
});

it('counts points and settles like an independent calculator', () => {
  const seen = new Set<string>();
  for (let round = 0; round < 500; round += 1) {
    const ante = round + 1;
    const act = round % 5 === 0 ? 'fold' : 'raise';
    const start = { bets: { ante } };
    const { view, isOver, winMinor } = rummyRules.play(seededDraws(round), [start, { act }], ante);
    const [mine, his] = [judge(view.player), judge(view.dealer)];
    expect([pointsOf(view.player), pointsOf(view.dealer)]).toEqual([mine, his]);
    const won = mine === 0 ? 4 : mine <= 5 ? 2 : 1;
    const antes = act === 'fold' ? 0 : his > 20 ? 3 : mine === his ? 2 : mine < his ? 3 + won : 0;
    expect({ isOver, winMinor }).toEqual({ isOver: true, winMinor: antes * ante });
    seen.add(String(view.result));
  }
  expect([...seen].sort()).toEqual(['fold', 'lose', 'noHand', 'push', 'win']);
});

describe('a round', () => {
  it.each([
    ['three of a kind', '7c 7d 7h', 0],
    ['a run', 'Ac 2c 3c', 0],
    ['a pair', 'Kc Kd 4h', 4],
    ['two in a row', 'Qc Kc 4h', 4],
    ['the better of two melds', '4c 5c 5d', 4],
    ['no meld', 'Kc 2d Ah', 13],
    ['king and ace, which are no neighbours', 'Kc Ac 4h', 15],
  ] as const)('counts %s', (_, hand, points) => {
    expect(pointsOf(cards(hand))).toBe(points);
  });

  it('keeps the dealer’s cards back until the choice, which takes an ante or none', () => {
    const open = rummyRules.play(shoeDraws(cards('7c 7d 7h Kc Qd 9s'), 1), [START], 10);
    expect(open).toMatchObject({ isOver: false, winMinor: 0, view: { dealer: [], stakeMinor: 10, result: null } });
    expect(['raise', 'fold'].map((act) => rummyRules.raiseOf?.([START], { act }, 10))).toEqual([10, 0]);
    expect(rummyRules.choiceOfAbsent([START])).toEqual({ act: 'fold' });
  });
});
