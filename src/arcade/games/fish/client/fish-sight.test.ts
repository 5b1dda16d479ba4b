import { describe, expect, it } from 'vitest';
import type { FishKindId } from '../rules/fish-kinds.ts';
import { aimedAt, bestTarget, nearestTo, nextTarget, type SeenFish, seenFish, valueText } from './fish-sight.ts';

const at = (kind: FishKindId, x: number, y: number): SeenFish => ({
  fish: { id: `${kind}.1.0`, kind, from: 0, until: 1, isToLeft: false, depth: y, stray: 0, waves: 1, phase: 0 },
  x,
  y,
});
const [clown, ray, shark, boss] = [
  at('clown', 0.2, 0.5),
  at('ray', 0.5, 0.35),
  at('shark', 0.5, 0.7),
  at('boss', 1.1, 0.5),
];
const seen = [clown, ray, shark, boss];

describe('the aim', () => {
  it('is at the fish that pays most and is well in sight, and stays with the one that it has', () => {
    expect(bestTarget(seen, null)).toBe(shark);
    expect(bestTarget(seen, clown.fish.id)).toBe(clown);
    expect(bestTarget(seen, boss.fish.id)).toBe(shark);
    expect(bestTarget([], null)).toBeUndefined();
  });

  it('moves by the arrow keys to the next fish that way, and stays where there is none', () => {
    expect(nextTarget(seen, clown.fish.id, 'right')).toBe(ray);
    expect(nextTarget(seen, ray.fish.id, 'down')).toBe(shark);
    expect(nextTarget(seen, shark.fish.id, 'left')).toBe(clown);
    expect(nextTarget(seen, ray.fish.id, 'up')).toBe(ray);
  });

  it('takes the fish nearest to a touch, and none that is far away', () => {
    expect(nearestTo(seen, { x: 0.52, y: 0.4 }, 0.56, 0.12)).toBe(ray);
    expect(nearestTo(seen, { x: 0.9, y: 0.1 }, 0.56, 0.12)).toBeUndefined();
  });

  it('has up to three fish with a net, and one with any other weapon', () => {
    const near = [at('tang', 0.21, 0.5), at('gold', 0.25, 0.5), at('angel', 0.28, 0.5), clown, shark];
    expect(aimedAt(near, clown, 'net', 0.56)).toEqual(['clown.1.0', 'tang.1.0', 'gold.1.0']);
    expect(aimedAt(near, clown, 'torpedo', 0.56)).toEqual(['clown.1.0']);
    expect(aimedAt([clown, shark], clown, 'net', 0.56)).toEqual(['clown.1.0']);
  });
});

it('shows what each fish pays to the weapon', () => {
  expect(valueText('bolt', { kind: 'butterfly' })).toBe('×3');
  expect(valueText('torpedo', { kind: 'butterfly' })).toBe('×10');
  expect(valueText('bolt', { kind: 'boss' })).toBe('×100 – ×500');
});

it('leaves caught fish out, and has the rare ones last', () => {
  const now = Date.UTC(2026, 0, 1);
  const all = seenFish(1, now, new Set());
  const [first] = all;
  if (first === undefined) throw new Error('The sea is empty.');
  expect(seenFish(1, now, new Set([first.fish.id]))).toHaveLength(all.length - 1);
  expect(valueText('bolt', first.fish)).toBe('×3');
});
