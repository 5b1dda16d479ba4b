import { describe, expect, it } from 'vitest';
import { seededDraws } from '#arcade/games/testing/seeded-draws.ts';
import { shoeDraws } from '#arcade/games/testing/shoe-draws.ts';
import { RAISES_FROM, RED_DOG_SHARE } from '../exact/red-dog-bets.ts';
import { redDogRules } from './red-dog-rules.ts';

const START = { bets: { main: 100 } };
const play = (cards: readonly number[], ...acts: readonly string[]) =>
  redDogRules.play(shoeDraws(cards, 6), [START, ...acts.map((act) => ({ act }))], 100);

/** Clubs by their signs. */
const clubs = (signs: string) => [...signs].map((sign) => '23456789TJQKA'.indexOf(sign) * 4);

describe('the return', () => {
  it('by raising with a spread of 7 or more is exact, over all ranks of three cards', () => {
    // Weights are the number of cards of the rank that the shoe still has.
    let paid = 0n;
    let rounds = 0n;
    for (let first = 0; first < 13; first += 1)
      for (let second = 0; second < 13; second += 1)
        for (let third = 0; third < 13; third += 1) {
          const weight = 24 * (second === first ? 23 : 24) * (24 - Number(third === first) - Number(third === second));
          const cards = [first * 4, second * 4 + 1, third * 4 + 2];
          const spread = Math.abs(first - second) - 1;
          const act = spread >= RAISES_FROM ? 'raise' : 'call';
          const { isOver, winMinor } = play(cards, ...(spread > 0 ? [act] : []));
          expect(isOver).toBe(true);
          const raise = act === 'raise' ? 100 : 0;
          rounds += BigInt(weight);
          paid += BigInt(weight) * BigInt(winMinor - raise);
        }
    expect(rounds).toBe(312n * 311n * 310n);
    expect((paid * 626_665n) / rounds).toBe(60_913_200n);
    expect(RED_DOG_SHARE).toBe(609_132 / 626_665);
    expect(redDogRules.returnBasisPoints).toBe(Math.floor(RED_DOG_SHARE * 10_000));
  });

  it('rises by raising exactly where more than half of the cards win', () => {
    for (let spread = 1; spread <= 11; spread += 1) {
      const pays = play(clubs(`2${'3456789TJQKA'[spread]}3`), 'call').winMinor / 100 - 1;
      expect(pays).toBe([5, 4, 2][spread - 1] ?? 1);
      const chance = (24 * spread) / 310;
      expect(chance * pays - (1 - chance) > 0, String(spread)).toBe(spread >= RAISES_FROM);
    }
  });
});

it('settles like an independent calculator', () => {
  const seen = new Map<string, number>();
  for (let round = 0; round < 800; round += 1) {
    const main = round + 1;
    const start = { bets: { main } };
    const dealt = redDogRules.play(seededDraws(round), [start], main);
    const act = round % 2 === 0 ? 'raise' : 'call';
    const choices = dealt.isOver ? [start] : [start, { act }];
    const { view, isOver, winMinor } = redDogRules.play(seededDraws(round), choices, main);
    const [low = 0, high = 0] = view.cards
      .slice(0, 2)
      .map((card) => Math.floor(card / 4))
      .sort((a, b) => a - b);
    const third = view.cards[2] === undefined ? null : Math.floor(view.cards[2] / 4);
    const stake = !dealt.isOver && act === 'raise' ? 2 * main : main;
    const kind = high === low ? 'pair' : high - low === 1 ? 'neighbours' : 'spread';
    const times =
      kind === 'neighbours'
        ? 1
        : kind === 'pair'
          ? third === low
            ? 12
            : 1
          : Number(third) > low && Number(third) < high
            ? ([6, 5, 3][high - low - 2] ?? 2)
            : 0;
    expect(winMinor).toBe(stake * times);
    expect({ isOver, stake: view.stakeMinor }).toEqual({ isOver: true, stake });
    expect(dealt.isOver).toBe(kind !== 'spread');
    expect(view.cards.length).toBe(kind === 'neighbours' ? 2 : 3);
    const name = `${kind} ${view.result}`;
    seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual(['neighbours push', 'pair push', 'pair win', 'spread lose', 'spread win']);
});

it('keeps the third card back until the choice, and takes the raise for it', () => {
  expect(play(clubs('2T5')).view).toEqual({
    cards: clubs('2T'),
    spread: 7,
    bets: START.bets,
    stakeMinor: 100,
    result: null,
  });
  expect(play(clubs('2T5'), 'raise')).toMatchObject({ winMinor: 400, view: { stakeMinor: 200, result: 'win' } });
  expect(redDogRules.raiseOf?.([START], { act: 'raise' }, 100)).toBe(100);
  expect(redDogRules.choiceOfAbsent([START])).toEqual({ act: 'call' });
});
