import { expect, it } from 'vitest';
import { roulettePlaces } from '../rules/roulette-places.ts';
import { layoutGeometry, placeBeside } from './layout-geometry.ts';

it.each([
  { width: 600, height: 200 },
  { width: 335, height: 180 },
  { width: 460, height: 120 },
])('lays every place inside of its room: $width by $height', (room) => {
  const { zones } = layoutGeometry(room);
  expect(zones).toHaveLength(roulettePlaces.length);
  for (const { x, y, width, height, place } of zones) {
    expect(Math.min(x, y, width, height), place.id).toBeGreaterThan(0);
    expect(x + width, place.id).toBeLessThanOrEqual(room.width);
    expect(y + height, place.id).toBeLessThanOrEqual(room.height);
  }
});

it('gives every place a spot of its own, which no place above it covers', () => {
  const { zones } = layoutGeometry({ width: 335, height: 180 });
  const topAt = (x: number, y: number) =>
    zones.findLast((zone) => x > zone.x && x < zone.x + zone.width && y > zone.y && y < zone.y + zone.height);
  for (const { chip, place } of zones) expect(topAt(chip.x, chip.y)?.place.id).toBe(place.id);
});

it('lays chips of inside bets in the middle of the cells they cover', () => {
  const { zones } = layoutGeometry({ width: 600, height: 200 });
  const spot = (id: string) => zones.find(({ place }) => place.id === id)?.chip ?? { x: Number.NaN, y: Number.NaN };
  for (const { place, chip } of zones) {
    const isInside = ['split', 'corner'].includes(place.kind) && place.numbers[0] !== 0;
    if (!isInside) continue;
    const cells = place.numbers.map((number) => spot(`s${number}`));
    expect(chip.x).toBeCloseTo(cells.reduce((sum, { x }) => sum + x, 0) / cells.length);
    expect(chip.y).toBeCloseTo(cells.reduce((sum, { y }) => sum + y, 0) / cells.length);
  }
});

it('leads to every place by arrow keys', () => {
  const { zones } = layoutGeometry({ width: 600, height: 200 });
  const reached = new Set(['s1']);
  for (const from of reached)
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      const next = placeBeside(zones, from, key);
      if (next !== null) reached.add(next);
    }
  expect(roulettePlaces.filter(({ id }) => !reached.has(id))).toEqual([]);
});
