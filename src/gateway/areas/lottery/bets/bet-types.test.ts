import { createSecretKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { scaled } from '#tests/soak-scale.ts';
import { type DrawnNumbers, drawNumbers } from '../draws/draw-numbers.ts';
import type { LotteryGame } from '../games/lottery-game.ts';
import { lotteryGames } from '../games/lottery-games.ts';
import { type BetType, combinations, returnPercent } from './bet-type.ts';
import { betTypesOf } from './bet-types.ts';
import { independentHits } from './independent-settlement.ts';
import { animalOf, lunarYearAt } from './zodiac.ts';

const secret = createSecretKey(Buffer.alloc(32, 7));
const AT = Date.parse('2026-12-03T05:00:00Z');
const DRAWS = scaled(500, 100_000);

/** One game of each form. */
const FAMILIES = {
  north: 'VN_MB',
  south: 'VN_MN',
  bangkok: 'SEA_BKK',
  four: 'SEA_PNH',
  digits: 'SSC_STAR',
  endings: 'VN_HN_VIP',
  keno: 'VN_KENO_EXPRESS',
  race: 'VN_BAMBOO_RACE',
  eleven: 'VN_HN_ELEVEN',
  six: 'VN_LOTUS_SIX',
  five: 'LF_LOTUS',
} as const;
const families = Object.entries(FAMILIES);

const gameOf = (gameCode: string): LotteryGame => {
  const game = lotteryGames.find((one) => one.gameCode === gameCode);
  if (game === undefined) throw new Error(`there is no game ${gameCode}`);
  return game;
};
const draws = (game: LotteryGame, count: number): DrawnNumbers[] =>
  Array.from({ length: count }, (_, index) => drawNumbers(secret, game, `20261203-${index}`));

/** Numbers or options that differ from draw to draw, the same in every run. */
function picksOf(type: BetType, turn: number): string[] {
  if (type.kind === 'options') return [Object.keys(type.prices)[turn % Object.keys(type.prices).length] ?? ''];
  const count = type.kind === 'ordered' ? type.size : Math.min(type.most, type.size + (turn % 4));
  const span = type.to - type.from + 1;
  const step = span > 7 ? 7 : 1;
  return [
    ...new Set(
      Array.from({ length: count }, (_, index) =>
        String(type.from + ((turn * 13 + index * step) % span)).padStart(type.digits, '0'),
      ),
    ),
  ];
}

it.each(families)('of %s are settled as an independent calculator settles them', (family, gameCode) => {
  const game = gameOf(gameCode);
  const types = betTypesOf(game, { atMs: AT });
  let hits = 0;
  for (const [turn, draw] of draws(game, DRAWS).entries())
    for (const type of types) {
      const picks = picksOf(type, turn);
      const counted = type.hits(draw, picks);
      hits += counted;
      if (counted !== independentHits(family, type.code, picks, draw))
        expect.fail(`${type.code} ${picks.join()} of ${draw.balls.join(' ')}: ${counted} hits`);
    }
  expect(hits).toBeGreaterThan(0);
});

it.each(families)('of %s hit as often as their prices say', (_family, gameCode) => {
  const game = gameOf(gameCode);
  const drawn = draws(game, scaled(1_000, 200_000));
  for (const type of betTypesOf(game, { atMs: AT })) {
    for (const [option, price] of Object.entries(type.prices)) {
      let sum = 0;
      let squares = 0;
      let bets = 0;
      for (const [turn, draw] of drawn.entries()) {
        const picks = option === '' ? picksOf(type, turn) : [option];
        const perDraw = type.kind === 'ordered' ? 1 : combinations(picks.length, type.size);
        const rate = type.hits(draw, picks) / perDraw;
        sum += rate;
        squares += rate * rate;
        bets += 1;
      }
      const mean = sum / bets;
      // Rare hits have a spread that a sample without any does not show.
      const variance = Math.max(squares / bets - mean * mean, price.expectedHits);
      const bound = 5 * Math.sqrt(variance / bets);
      expect(Math.abs(mean - price.expectedHits), `${type.code} ${option}`).toBeLessThanOrEqual(bound);
    }
  }
});

it('give back between 92 and 99.5 of each 100 staked, every bet of every game', () => {
  const told = new Set<string>();
  for (const game of lotteryGames)
    for (const { code, units, prices } of betTypesOf(game, { atMs: AT }))
      for (const [option, price] of Object.entries(prices)) {
        const returned = Number(returnPercent(price, units));
        if (returned < 92 || returned > 99.5) told.add(`${game.gameCode} ${code} ${option} ${returned}`);
      }
  expect([...told]).toEqual([]);
});

it('have options whose chances add up to one, where each draw has one of them', () => {
  const whole = {
    triple: 1,
    fiveElements: 1,
    halves: 1,
    parities: 1,
    topSum: 1,
    oddCount: 1,
    colour: 1,
    zodiac: 1,
    tail: 1,
  };
  for (const [, gameCode] of families)
    for (const { code, prices } of betTypesOf(gameOf(gameCode), { atMs: AT })) {
      if (!(code in whole)) continue;
      const sum = Object.values(prices).reduce((total, { expectedHits }) => total + expectedHits, 0);
      expect(sum, `${gameCode} ${code}`).toBeCloseTo(1, 9);
    }
});

it('know the animal of a ball by the year of the Chinese calendar', () => {
  const animal = (ball: number, day: string) => animalOf(ball, lunarYearAt(Date.parse(`${day}T12:00:00Z`)));
  expect([animal(1, '2026-02-16'), animal(1, '2026-02-17'), animal(1, '2027-02-08')]).toEqual([
    'snake',
    'horse',
    'goat',
  ]);
  expect([animal(2, '2026-12-03'), animal(12, '2026-12-03'), animal(49, '2026-12-03')]).toEqual([
    'snake',
    'goat',
    'horse',
  ]);
});
