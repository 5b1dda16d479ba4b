import { expect, it } from 'vitest';
import { firstStartable } from './first-startable.ts';

const game = (gameType: 'RNG' | 'LIVE' | 'SPORTS', gameName: string) => ({ gameType, gameName });

it('starts a vendor by its first game that is no slot', () => {
  const [slot, table] = [game('RNG', 'Tomb of Anubis'), game('LIVE', 'Nordic Roulette')];
  expect(firstStartable([slot, table, game('SPORTS', 'Football Cup')])).toBe(table);
  expect(firstStartable([slot])).toBeUndefined();
});

it('passes over sports without matches, unless there is no other', () => {
  const [race, football] = [game('SPORTS', 'Horse Racing Night'), game('SPORTS', 'Football Cup')];
  expect(firstStartable([race, football])).toBe(football);
  expect(firstStartable([race, game('LIVE', 'Nordic Roulette')])).toBe(race);
});
