import { expect, it } from 'vitest';
import { wheelSegments } from '../rules/wheel-places.ts';
import { restOf, SEGMENT_DEGREES, spinTo } from './wheel-geometry.ts';

it('stops with the drawn segment below the pointer, away from its pegs', () => {
  for (const from of [0, 17.5, 359.9])
    for (const segment of wheelSegments.keys()) {
      const to = spinTo(from, segment);
      expect(to - from).toBeGreaterThanOrEqual(6 * 360);
      expect(to - from).toBeLessThan(7 * 360);
      expect(Math.cos(((to - restOf(segment)) * Math.PI) / 180)).toBeCloseTo(1, 9);
      // The pointer as the wheel sees it, in segments from the middle of segment 0.
      const pointed = ((720 - (to % 360)) % 360) / SEGMENT_DEGREES;
      const away = Math.abs(pointed - segment);
      expect(Math.min(away, wheelSegments.length - away)).toBeLessThan(0.4);
    }
});
