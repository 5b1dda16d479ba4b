import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { dropShare } from './drop-point.ts';
import { JACKPOT_BASIS_POINTS, POOLS, poolMinor, shareMicro } from './jackpot-pools.ts';

const seeds = Array.from({ length: 2_000 }, (_, index) => createHash('sha256').update(`${index}`).digest('hex'));

test('the point of a pool is the first word of its seed’s HMAC', () => {
  for (const seed of seeds.slice(0, 50)) {
    const word = createHmac('sha256', Buffer.from(seed, 'hex')).update('drop').digest().readUInt32BE(0);
    expect(dropShare(seed)).toBe(word / 2 ** 32);
  }
});

test('points lie evenly over the span', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (const seed of seeds) {
    const tenth = Math.floor(dropShare(seed) * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  for (const count of tenths) expect(Math.abs(count - 200)).toBeLessThan(60);
});

test('a bet gives the same part of a pool in every currency', () => {
  const [daily, grand] = POOLS;
  if (daily === undefined || grand === undefined) throw new Error('no pools');
  expect(shareMicro(daily, 100, 100)).toBe(8_000);
  expect(shareMicro(grand, 25_000, 25_000)).toBe(12_000);
  expect(JACKPOT_BASIS_POINTS).toBe(200);
  expect([poolMinor(1_239_999, 100), poolMinor(1_239_999, 25_000)]).toEqual([123, 30_999]);
});
