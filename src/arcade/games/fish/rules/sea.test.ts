import { describe, expect, it } from 'vitest';
import { FISH_KIND_IDS } from './fish-kinds.ts';
import { BOSS_EVERY_MS, findFish, fishBetween, placeOf, slopeOf } from './sea.ts';

const NOW = Date.UTC(2026, 0, 1);

describe('the sea', () => {
  it('is the same for all who ask, and another one in each room', () => {
    expect(fishBetween(3, NOW, NOW)).toEqual(fishBetween(3, NOW, NOW));
    expect(fishBetween(3, NOW, NOW)).not.toEqual(fishBetween(4, NOW, NOW));
  });

  it('has the fish of a moment in every span around it', () => {
    for (let step = 0; step < 20; step++) {
      const now = NOW + step * 7_321;
      const seen = fishBetween(1, now, now).map(({ id }) => id);
      const around = new Set(fishBetween(1, now - 9_000, now + 9_000).map(({ id }) => id));
      expect(seen.every((id) => around.has(id))).toBe(true);
      expect(seen.length).toBeGreaterThan(6);
      expect(seen.length).toBeLessThan(50);
    }
  });

  it('has every kind in ten minutes, each fish once and under its name', () => {
    const all = fishBetween(2, NOW, NOW + 600_000);
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(FISH_KIND_IDS));
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const fish of all) expect(findFish(2, fish.id)).toEqual(fish);
  });

  it('has a boss in sight for most of the time', () => {
    const moments = Array.from({ length: 100 }, (_, index) => NOW + (index * BOSS_EVERY_MS) / 7);
    const withBoss = moments.filter((now) => fishBetween(5, now, now).some(({ kind }) => kind === 'boss'));
    expect(withBoss.length).toBeGreaterThan(60);
  });

  it('has no fish of another name', () => {
    for (const id of ['', 'clown', 'clown.1.9', 'boss.1.1', 'clown.99999999999.0', 'clown.1.00'])
      expect(findFish(1, id)).toBeUndefined();
  });

  it('is crossed from one side to the other', () => {
    for (const fish of fishBetween(1, NOW, NOW)) {
      const start = placeOf(fish, fish.from);
      const end = placeOf(fish, fish.until);
      expect([start.x < 0, end.x < 0]).toEqual(fish.isToLeft ? [false, true] : [true, false]);
      const middle = placeOf(fish, (fish.from + fish.until) / 2);
      expect(middle.x).toBeCloseTo(0.5);
      expect(middle.y).toBeGreaterThan(0);
      expect(middle.y).toBeLessThan(1);
      expect(Math.abs(slopeOf(fish, NOW))).toBeLessThan(2);
    }
  });
});
