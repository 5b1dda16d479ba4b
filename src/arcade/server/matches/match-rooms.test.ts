import { expect, it } from 'vitest';
import { roomsOf } from './match-rooms.ts';

it('shares every stake among at most five rooms, in order and each once', () => {
  for (let count = 1; count <= 30; count += 1) {
    const stakes = Array.from({ length: count }, (_, at) => (at + 1) * 10);
    const rooms = roomsOf(stakes);
    expect(rooms).toHaveLength(Math.min(5, count));
    expect(rooms.flatMap(({ stakesMinor }) => stakesMinor)).toEqual(stakes);
    const sizes = rooms.map(({ stakesMinor }) => stakesMinor.length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
  }
});

it('names rooms from the lowest stakes to the highest', () => {
  expect(roomsOf([10, 20, 50]).map(({ id, name }) => [id, name])).toEqual([
    ['lantern', 'Lantern'],
    ['harbour', 'Harbour'],
    ['fjord', 'Fjord'],
  ]);
  expect(roomsOf([])).toEqual([]);
});
