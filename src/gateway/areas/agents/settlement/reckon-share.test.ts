import { expect, it } from 'vitest';
import { FULL_RATE, payableOf, reckonShare } from './reckon-share.ts';

const tier = (turnover: bigint, netLoss: bigint, active: number, rate: number) => ({
  ...{ turnover: `${turnover}`, netLoss: `${netLoss}`, active, rate },
});
const TIERS = [
  tier(1_000_000_000n, 20_000_000n, 20, 3600),
  tier(3_000_000_000n, 60_000_000n, 50, 3800),
  tier(6_000_000_000n, 100_000_000n, 80, 4000),
  tier(10_000_000_000n, 150_000_000n, 120, 4200),
];

it('pays what the worked example of the documents comes to', () => {
  const rows = [
    126_180_000n - 5_110_000n - 2_670_000n,
    84_300_000n - 3_680_000n - 1_820_000n,
    -9_000_000n,
    14_200_000n,
  ];
  const base = rows.reduce((sum, row) => sum + row, 0n);
  const own = reckonShare(
    { turnover: 11_300_000_000n, base, active: 138 },
    { tiers: TIERS, carry: -2_400_000n, cap: FULL_RATE },
  );
  expect(own).toMatchObject({ net: 200_000_000n, tier: 4, rate: 4200, gross: 84_000_000n });
  const flat = (rate: number) => [tier(0n, 0n, 0, rate)];
  const shares = [3400, 3000, 2800].map(
    (rate, index) =>
      reckonShare({ turnover: 0n, base: rows[index] ?? 0n, active: 0 }, { tiers: flat(rate), carry: 0n, cap: own.rate })
        .gross,
  );
  expect(shares).toEqual([40_256_000n, 23_640_000n, 0n]);
  const downlines = shares.reduce((sum, share) => sum + share, 0n);
  expect(payableOf(own.gross, { downlines, debt: 0n })).toEqual({ paid: 20_104_000n, owed: 0n });
});

it('gives the whole base the rate of the highest tier that is reached, and none below the first', () => {
  const reckoned = (turnover: bigint, active: number) =>
    reckonShare({ turnover, base: 80_000_000n, active }, { tiers: TIERS, carry: 0n, cap: FULL_RATE });
  expect(reckoned(9_000_000_000n, 500)).toMatchObject({ tier: 2, gross: 30_400_000n });
  expect(reckoned(9_000_000_000n, 49)).toMatchObject({ tier: 1, gross: 28_800_000n });
  expect(reckoned(999_999_999n, 500)).toMatchObject({ tier: 0, rate: 0, gross: 0n });
});

it('passes neither the rate of the upline nor zero, rounds down, and owes what is missing', () => {
  const base = { turnover: 0n, base: 999n, active: 0 };
  expect(reckonShare(base, { tiers: [tier(0n, 0n, 0, 5000)], carry: 0n, cap: 3333 })).toMatchObject({
    ...{ tierRate: 5000, rate: 3333, gross: 332n },
  });
  expect(
    reckonShare(base, { tiers: [{ ...tier(0n, 0n, 0, 5000), netLoss: null }], carry: -1000n, cap: FULL_RATE }),
  ).toMatchObject({ net: -1n, tier: 1, gross: 0n });
  expect(payableOf(10n, { downlines: 12n, debt: 3n })).toEqual({ paid: 0n, owed: 5n });
});
