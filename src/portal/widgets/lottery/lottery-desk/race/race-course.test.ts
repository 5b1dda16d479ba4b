import { describe, expect, it } from 'vitest';
import { carsAt, standings } from './race-course.ts';

const order = ['06', '02', '10', '01', '08', '03', '09', '05', '07', '04'];

describe('a race', () => {
  it('begins with all cars at the start', () => {
    expect([...carsAt(order, '20250602-0211', 0).values()]).toEqual(order.map(() => 0));
  });

  it.each(['20250602-0211', '20250602-0212', '20250602-0213'])('of draw %s ends in the order of the draw', (issue) => {
    expect(standings(carsAt(order, issue, 1))).toEqual(order);
    expect(standings(carsAt(order, issue, 7))).toEqual(order);
  });

  it('does not tell its end from its beginning, and is the same for everybody', () => {
    const early = standings(carsAt(order, '20250602-0211', 0.3));
    expect(early).not.toEqual(order);
    expect(standings(carsAt(order, '20250602-0211', 0.3))).toEqual(early);
    expect(standings(carsAt(order, '20250602-0212', 0.3))).not.toEqual(early);
  });

  it('never leaves the course', () => {
    for (let step = 0; step <= 100; step += 1) {
      for (const place of carsAt(order, 'x', step / 100).values()) {
        expect(place).toBeGreaterThanOrEqual(0);
        expect(place).toBeLessThanOrEqual(1.1);
      }
    }
  });
});
