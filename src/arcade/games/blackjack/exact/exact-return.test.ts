import { describe, expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { valueOfCard } from '../rules/blackjack-hands.ts';
import { blackjackRules, PAIR_PAYS } from '../rules/blackjack-rules.ts';
import { basicStrategy } from './basic-strategy.ts';
import { perfectPair } from './blackjack-bets.ts';
import { bestAct, exactReturn, expectationOfInsurance, expectationsOfActs } from './exact-return.ts';

const ROUNDS = 40_000;
const MAIN = 2;

/** Plays one round by basic strategy. Returns the net win in main bets. */
function netOfRound(seed: number): number {
  const choices: Record<string, unknown>[] = [{ bets: { main: MAIN } }];
  let stakedMinor = MAIN;
  for (;;) {
    const { view, isOver, winMinor } = blackjackRules.play(seededDraws(seed), choices, MAIN);
    if (isOver) return (winMinor - stakedMinor) / MAIN;
    const hand = view.hands.find(({ state }) => state === 'playing');
    const shown = valueOfCard(view.dealer.cards[0] ?? 0);
    const isOffered = view.acts.some(({ act }) => act === 'noInsurance');
    const next = isOffered
      ? { act: 'noInsurance' }
      : { act: bestAct((hand?.cards ?? []).map(valueOfCard), shown, view.hands.length > 1) };
    stakedMinor += blackjackRules.raiseOf?.(choices, next, MAIN) ?? 0;
    choices.push(next);
  }
}

describe('the exact return', () => {
  it('is the stated one', () => {
    expect(exactReturn()).toBeCloseTo(0.994296, 6);
    expect(blackjackRules.returnBasisPoints).toBe(Math.floor(exactReturn() * 10_000));
  });

  it('is approached by playing with the best choices', () => {
    let total = 0;
    let squares = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const net = netOfRound(round * 7_919);
      total += net;
      squares += net ** 2;
    }
    const mean = total / ROUNDS;
    const error = Math.sqrt((squares / ROUNDS - mean ** 2) / ROUNDS);
    expect(error).toBeLessThan(0.01);
    expect(Math.abs(1 + mean - exactReturn())).toBeLessThan(3 * error);
  });

  it('of the pair is 49 of 52, and the insurance never pays', () => {
    let paid = 0;
    for (let first = 0; first < 52; first += 1)
      for (let second = 0; second < 52; second += 1) {
        const isRed = (card: number) => card % 4 === 1 || card % 4 === 2;
        if (Math.floor(first / 4) !== Math.floor(second / 4)) continue;
        const kind = first === second ? 'perfect' : isRed(first) === isRed(second) ? 'coloured' : 'mixed';
        paid += PAIR_PAYS[kind] + 1;
      }
    expect(paid / 52 ** 2).toBeCloseTo(49 / 52, 12);
    expect(perfectPair.exactShare).toBeCloseTo(49 / 52, 12);
    expect(expectationOfInsurance()).toBeCloseTo(-1 / 13, 12);
  });

  it('comes from expectations that are worked out by hand', () => {
    // A hand of 20 against a six loses to 21 alone; doubling an 11 wins twice what one card comes to.
    const { stand = 0, hit = 0 } = expectationsOfActs([10, 10], 6, true);
    expect(stand).toBeCloseTo(0.703959, 5);
    expect(hit).toBeLessThan(-0.8);
    const eleven = expectationsOfActs([5, 6], 6, true);
    expect(eleven.double).toBeCloseTo(2 * (eleven.hit ?? 0), 1);
    expect(() => bestAct([5, 6], 11, true)).toThrow(RangeError);
  });
});

it('gives the known basic strategy of an endless shoe', () => {
  const rows = basicStrategy().map(({ kind, total, plays }) => `${kind} ${total} ${plays}`);
  expect(rows).toEqual([
    ...[5, 6, 7, 8].map((total) => `hard ${total} HHHHHHHHHH`),
    'hard 9 HDDDDHHHHH',
    'hard 10 DDDDDDDDHH',
    'hard 11 DDDDDDDDDH',
    'hard 12 HHSSSHHHHH',
    ...[13, 14, 15, 16].map((total) => `hard ${total} SSSSSHHHHH`),
    ...[17, 18, 19, 20].map((total) => `hard ${total} SSSSSSSSSS`),
    'soft 13 HHHHDHHHHH',
    'soft 14 HHHDDHHHHH',
    'soft 15 HHHDDHHHHH',
    'soft 16 HHDDDHHHHH',
    'soft 17 HDDDDHHHHH',
    'soft 18 SddddSSHHH',
    'soft 19 SSSSSSSSSS',
    'soft 20 SSSSSSSSSS',
    'pair 1 PPPPPPPPPP',
    'pair 2 PPPPPPHHHH',
    'pair 3 PPPPPPHHHH',
    'pair 4 HHHPPHHHHH',
    'pair 5 DDDDDDDDHH',
    'pair 6 PPPPPHHHHH',
    'pair 7 PPPPPPHHHH',
    'pair 8 PPPPPPPPPP',
    'pair 9 PPPPPSPPSS',
    'pair 10 SSSSSSSSSS',
  ]);
});
