import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf, drawNumbers, passedOver } from './draw-winners.ts';

const seedOf = (name: string): Buffer => createHash('sha256').update(name).digest();

const drawn = (seed: Buffer, tickets: number, count: number): readonly number[] =>
  [...drawNumbers(seed, tickets)].slice(0, count);

/** The rule of the docs with a plain list in place of a sparse one. */
function byTheRule(seed: Buffer, tickets: number, count: number): readonly number[] {
  const urn = Array.from({ length: tickets }, (_, index) => index + 1);
  return Array.from({ length: Math.min(count, tickets) }, (_, turn) => {
    const value = createHmac('sha256', seed).update(`${turn}\n0`).digest().readUIntBE(0, 6);
    const place = value % urn.length;
    const number = urn[place] ?? 0;
    urn[place] = urn.at(-1) ?? 0;
    urn.pop();
    return number;
  });
}

describe('the draw of a raffle', () => {
  it.each([
    ['one', 1, 1],
    ['two', 10, 3],
    ['three', 1_000, 120],
    ['four', 5, 9],
  ])('follows the rule for %s', (name, tickets, count) => {
    const seed = seedOf(name);
    const numbers = drawn(seed, tickets, count);
    expect(numbers).toEqual(byTheRule(seed, tickets, count));
    expect(new Set(numbers).size).toBe(Math.min(tickets, count));
  });

  it('draws nothing without tickets', () => {
    expect(drawn(seedOf('none'), 0, 5)).toEqual([]);
  });

  it('gives each number the same chance', () => {
    const hits = new Map<number, number>();
    for (let draw = 0; draw < 6_000; draw += 1)
      for (const number of drawn(seedOf(`chance ${draw}`), 6, 2)) hits.set(number, (hits.get(number) ?? 0) + 1);
    // 2,000 each on average; 200 is more than five standard deviations.
    for (let number = 1; number <= 6; number += 1) expect(Math.abs((hits.get(number) ?? 0) - 2_000)).toBeLessThan(200);
  });

  it('passes over what is drawn before the last prize, and every other number where prizes are left over', () => {
    const seed = seedOf('passed');
    const [one = 0, two = 0, three = 0, ...rest] = drawn(seed, 8, 8);
    const given = { tickets: 8, winners: [one, three] };
    expect(passedOver(seed, { ...given, prizes: 2 })).toEqual([two]);
    expect(passedOver(seed, { ...given, prizes: 3 })).toEqual([two, ...rest]);
    expect(passedOver(seed, { tickets: 8, winners: [], prizes: 1 })).toEqual([one, two, three, ...rest]);
  });

  it('is committed to by the digest of its seed', () => {
    expect(commitmentOf(Buffer.alloc(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  });
});
