import { describe, expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { shoeDraws } from '#arcade/games/testing/shoe-draws.ts';
import { DEALS, NET_BY_RULES, NET_OF_BEST } from '../exact/exact-return.ts';
import { raisesByRules } from '../strategy/raise-by-rules.ts';
import { studPokerRules } from './stud-poker-rules.ts';

const START = { bets: { ante: 10 } };

/** Cards by their signs, e.g. `As Td`. */
const cards = (signs: string) =>
  signs.split(' ').map((card) => '23456789TJQKA'.indexOf(card[0] ?? '') * 4 + 'cdhs'.indexOf(card[1] ?? ''));

const played = (mine: string, his: string, ...acts: readonly string[]) =>
  studPokerRules.play(shoeDraws([...cards(mine), ...cards(his)], 1), [START, ...acts.map((act) => ({ act }))], 10);

const LOW = '9c 7d 4h 3s 2c';
const QUALIFIED = 'Ac Kd 7h 4s 3c';

describe('a round', () => {
  it.each([
    ['a fold', 'Ah Ad Qh 9s 2d', LOW, 'fold', 'fold', 0],
    ['no hand of the dealer', '8h 6d 5h 3d 2d', LOW, 'raise', 'noHand', 40],
    ['ace and queen, which are no hand', 'Ah Ad Qh 9s 2d', 'As Qc 7h 4s 3c', 'raise', 'noHand', 40],
    ['a loss', '8h 6d 5h 3d 2d', QUALIFIED, 'raise', 'lose', 0],
    ['a push', 'Ad Kh 7c 4d 3h', QUALIFIED, 'raise', 'push', 30],
    ['a high card', 'Ad Kh 8c 4d 3h', QUALIFIED, 'raise', 'win', 60],
    ['a pair', '2d 2h 8c 4d 3h', QUALIFIED, 'raise', 'win', 60],
    ['two pair', '2d 2h 8c 8d 3h', QUALIFIED, 'raise', 'win', 80],
    ['three of a kind', '2d 2h 2s 8d 3h', QUALIFIED, 'raise', 'win', 100],
    ['a straight', '2d 3h 4d 5d 6h', QUALIFIED, 'raise', 'win', 120],
    ['a flush', '2d 3d 4d 5d 8d', QUALIFIED, 'raise', 'win', 140],
    ['a full house', '2d 2h 2s 8d 8h', QUALIFIED, 'raise', 'win', 180],
    ['four of a kind', '2d 2h 2s 2c 8h', QUALIFIED, 'raise', 'win', 440],
    ['a straight flush', '5d 6d 7d 8d 9d', QUALIFIED, 'raise', 'win', 1_040],
    ['a royal flush', 'Ts Js Qs Ks As', QUALIFIED, 'raise', 'win', 2_040],
  ] as const)('pays %s', (_, mine, his, act, result, winMinor) => {
    expect(played(mine, his, act)).toMatchObject({ isOver: true, winMinor, view: { result, dealer: cards(his) } });
  });

  it('shows one card of the dealer until the choice, which takes two antes or none', () => {
    const { view, isOver } = played('2d 2h 8c 4d 3h', QUALIFIED);
    expect(isOver).toBe(false);
    expect(view).toMatchObject({ dealer: cards('Ac'), dealerKind: null, playerKind: 'pair', stakeMinor: 10 });
    expect(['raise', 'fold'].map((act) => studPokerRules.raiseOf?.([START], { act }, 10))).toEqual([20, 0]);
    expect(studPokerRules.choiceOfAbsent([START])).toEqual({ act: 'fold' });
  });
});

it('comes to the stated return by the best choices', () => {
  expect(studPokerRules.returnBasisPoints).toBe(Math.floor((1 + NET_OF_BEST / DEALS) * 10_000));
  const rounds = 2_500;
  let total = 0;
  let squares = 0;
  let raised = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { view } = studPokerRules.play(seededDraws(round * 7_919 + 3), [START], 10);
    const act = raisesByRules(view.player, view.dealer[0] ?? 0) ? 'raise' : 'fold';
    const ended = studPokerRules.play(seededDraws(round * 7_919 + 3), [START, { act }], 10);
    const net = (ended.winMinor - ended.view.stakeMinor) / 10;
    raised += Number(act === 'raise');
    total += net;
    squares += net ** 2;
  }
  const error = Math.sqrt((squares / rounds - (total / rounds) ** 2) / rounds);
  expect(error).toBeLessThan(0.06);
  expect(Math.abs(total / rounds - NET_BY_RULES / DEALS)).toBeLessThan(3 * error);
  expect(raised / rounds).toBeCloseTo(0.523, 1);
});
