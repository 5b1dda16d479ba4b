import { describe, expect, it } from 'vitest';
import { NO_CHIPS } from '#arcade/games/tables/rules/chip-start.ts';
import { REVEAL } from '#arcade/games/tables/rules/reveal.ts';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { holdemBonus } from '../exact/casino-holdem-bets.ts';
import { casinoHoldemRules } from './casino-holdem-rules.ts';
import { liveCasinoHoldemRules } from './live-casino-holdem-rules.ts';

const CALL = { act: 'call' };
const FOLD = { act: 'fold' };
const START = { bets: { ante: 10 } };
const NAMES = [
  'highCard',
  'pair',
  'twoPair',
  'threeOfAKind',
  'straight',
  'flush',
  'fullHouse',
  'fourOfAKind',
  'straightFlush',
  'royalFlush',
];
const ANTE = [1, 1, 1, 1, 1, 2, 3, 10, 20, 100];
const BONUS = [0, 7, 7, 7, 7, 20, 30, 40, 50, 100];

/** Five cards by a way of its own: a text that is greater for a higher hand, its first letter the kind. */
function keyOfFive(cards: readonly number[]): string {
  const letter = (rank: number) => String.fromCharCode(97 + rank);
  const ranks = cards.map((card) => Math.floor(card / 4));
  const countOf = (rank: number) => ranks.filter((other) => other === rank).length;
  const order = [...ranks].sort((left, right) => countOf(right) - countOf(left) || right - left);
  const shape = [...new Set(order)].map(countOf).join('');
  const isSuited = new Set(cards.map((card) => card % 4)).size === 1;
  const run = [...ranks]
    .sort((left, right) => left - right)
    .map(letter)
    .join('');
  const top = run === 'abcdm' ? 3 : shape === '11111' && 'abcdefghijklm'.includes(run) ? Math.max(...ranks) : -1;
  if (top >= 0) return `${isSuited ? (top === 12 ? 9 : 8) : 4}${letter(top)}`;
  const kinds: Readonly<Record<string, number>> = { '41': 7, '32': 6, '311': 3, '221': 2, '2111': 1 };
  return `${isSuited ? 5 : (kinds[shape] ?? 0)}${order.map(letter).join('')}`;
}

/** The highest of all fives among seven cards. */
function keyOf(cards: readonly number[]): string {
  const fives = cards.flatMap((_, one) =>
    cards.slice(one + 1).map((__, two) => cards.filter((___, at) => at !== one && at !== one + 1 + two)),
  );
  return (cards.length === 5 ? [cards] : fives).map(keyOfFive).sort().at(-1) ?? '';
}

it('settles like an independent calculator', () => {
  const seen = new Set<string>();
  for (let round = 0; round < 300; round += 1) {
    const ante = round + 1;
    const bonus = round % 3 === 0 ? 0 : 5;
    const start = { bets: { ante, ...(bonus > 0 && { bonus }) } };
    const act = round % 5 === 0 ? FOLD : CALL;
    const play = (choices: readonly object[]) =>
      casinoHoldemRules.play(seededDraws(round * 17), choices as never, ante + bonus);
    const { view, isOver, winMinor } = play([start, act]);
    const { player, dealer, board } = view;
    expect([isOver, player.length, dealer.length, board.length]).toEqual([true, 2, 2, 5]);
    expect(new Set([...player, ...dealer, ...board]).size).toBe(9);
    const [mine, theirs, first] = [
      keyOf([...player, ...board]),
      keyOf([...dealer, ...board]),
      keyOfFive([...player, ...board.slice(0, 3)]),
    ];
    const kind = Number(mine[0]);
    expect([view.playerHand.hand, view.dealerHand?.hand]).toEqual([NAMES[kind], NAMES[Number(theirs[0])]]);
    expect([keyOfFive(view.playerHand.best), keyOfFive(view.dealerHand?.best ?? [])]).toEqual([mine, theirs]);
    const qualifies = theirs >= '1c';
    const isAcePair = first.startsWith('1m') || first[0] !== '1';
    const bonusPaid = isAcePair && first[0] !== '0' ? bonus * (1 + (BONUS[Number(first[0])] ?? 0)) : 0;
    const paid = ante * (1 + (ANTE[kind] ?? 0));
    const main =
      act === FOLD
        ? 0
        : !qualifies
          ? paid + 2 * ante
          : mine > theirs
            ? paid + 4 * ante
            : mine === theirs
              ? 3 * ante
              : 0;
    expect(winMinor, `round ${round}`).toBe(main + bonusPaid);
    expect(casinoHoldemRules.raiseOf?.([start], act, ante + bonus)).toBe(act === CALL ? 2 * ante : 0);
    expect(liveCasinoHoldemRules.play(seededDraws(round * 17), [start, act, REVEAL], ante).winMinor).toBe(winMinor);
    seen.add(String(view.outcome)).add(String(bonusPaid > 0));
  }
  expect([...seen].sort()).toEqual(['false', 'fold', 'lose', 'tie', 'true', 'unqualified', 'win']);
});

it('returns of the bonus what is stated, over all five cards', () => {
  const hands = { 9: 4, 8: 36, 7: 624, 6: 3_744, 5: 5_108, 4: 10_200, 3: 54_912, 2: 123_552, 1: 84_480 };
  const paid = Object.entries(hands).reduce((sum, [kind, count]) => sum + count * (1 + (BONUS[Number(kind)] ?? 0)), 0);
  expect(paid).toBe(2_436_308);
  expect(paid / 2_598_960).toBeCloseTo(0.937417, 6);
  expect(holdemBonus.exactShare).toBeCloseTo(paid / 2_598_960, 12);
});

describe('a round', () => {
  const play = (choices: readonly object[]) => casinoHoldemRules.play(seededDraws(3), choices as never, 10);

  it('shows neither the dealer’s cards nor the last two of the board before the choice', () => {
    const { view, isOver, winMinor } = play([START]);
    expect([isOver, winMinor, view.dealer, view.board.length, view.dealerHand]).toEqual([false, 0, [], 3, null]);
    expect(view.acts).toEqual([
      { act: 'call', costMinor: 20 },
      { act: 'fold', costMinor: 0 },
    ]);
    const end = play([START, CALL]).view;
    expect([end.player, end.board.slice(0, 3), end.acts]).toEqual([view.player, view.board, []]);
  });

  it('pays a bonus that won after a fold too', () => {
    // The first cards of the deck: deuces for the player, and a third one on the board.
    const { view, winMinor } = casinoHoldemRules.play(() => 0, [{ bets: { ante: 10, bonus: 5 } }, FOLD], 15);
    expect(view).toMatchObject({ outcome: 'fold', anteWinMinor: 0, callWinMinor: 0 });
    expect(winMinor).toBe(view.bonusWinMinor);
    expect(winMinor).toBeGreaterThan(0);
  });
});

describe('a choice', () => {
  const problem = (made: readonly object[], next: object) =>
    casinoHoldemRules.choiceProblem(made as never, next as never);

  it('is the ante, then a call or a fold', () => {
    expect(problem([], { bets: { ante: 7, bonus: 3 } })).toBeNull();
    expect(casinoHoldemRules.betOf?.({ bets: { ante: 7, bonus: 3 } })).toBe(10);
    expect(problem([], { bets: { bonus: 3 } })).toBe('must have chips on ante');
    expect(problem([], { bets: { tie: 3 } })).toBe('must not bet on the unknown place tie');
    expect(problem([START], CALL)).toBeNull();
    expect(problem([START], { act: 'raise' })).toContain('act must be one of call, fold');
    expect(problem([START], { act: 'call', twice: true })).toBe('must have an act and nothing else');
    expect(problem([START, CALL], FOLD)).toBe('must not follow the call or the fold');
    expect(casinoHoldemRules.choiceOfAbsent([START])).toEqual(FOLD);
    expect(problem([], casinoHoldemRules.choiceOfAbsent([]))).toBeNull();
    expect(() => casinoHoldemRules.play(() => 0, [START, {}], 10)).toThrow(RangeError);
    expect(() => casinoHoldemRules.play(() => 0, [{}], 10)).toThrow(RangeError);
  });
});

describe('at a live table', () => {
  const play = (choices: readonly object[]) => liveCasinoHoldemRules.play(seededDraws(3), choices as never, 10);

  it('a round waits for the reveal, which folds for who has not chosen', () => {
    expect(play([START])).toMatchObject({ isOver: false, isReady: false, view: { dealer: [] } });
    for (const act of [CALL, FOLD])
      expect(play([START, act])).toMatchObject({ isOver: false, isReady: true, winMinor: 0, view: { dealer: [] } });
    expect(play([START, REVEAL])).toMatchObject({ isOver: true, view: { outcome: 'fold', act: null } });
    expect(liveCasinoHoldemRules.choiceOfAbsent([START])).toBe(REVEAL);
    expect(liveCasinoHoldemRules.choiceProblem([START], REVEAL)).toBe('must have an act and nothing else');
  });

  it('spectators see the cards against each other', () => {
    expect(play([NO_CHIPS])).toMatchObject({ isReady: true, view: { acts: [], bets: {}, dealer: [] } });
    const { view, winMinor } = play([NO_CHIPS, REVEAL]);
    expect([winMinor, view.outcome]).toEqual([0, play([START, CALL, REVEAL]).view.outcome]);
  });
});
