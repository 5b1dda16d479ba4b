import { describe, expect, it } from 'vitest';
import { maskCustomerName } from './mask-customer-name.ts';

describe('maskCustomerName', () => {
  it.each([
    ['marin7', 'ma•••7'],
    ['marielyn7', 'ma•••n7'],
    ['abcd', 'a•••d'],
    ['abc', 'a•••'],
    ['ab', 'a•••'],
    ['a', '•••'],
    ['', '•••'],
    ['  spaced  ', 'sp•••d'],
    ['👨‍👩‍👧‍👦ok👍🏽é', '👨‍👩‍👧‍👦•••é'],
  ])('shows %s as %s', (name, masked) => {
    expect(maskCustomerName(name)).toBe(masked);
  });

  it('shows at most half of a name, and tells nothing of its length', () => {
    for (let length = 1; length <= 40; length += 1) {
      const masked = maskCustomerName('abcdefghijklmnopqrstuvwxyzabcdefghijklmnop'.slice(0, length));
      const shown = masked.replace('•••', '');
      expect(shown.length).toBeLessThanOrEqual(Math.min(4, length / 2));
      expect(masked).toContain('•••');
    }
  });
});
