import { expect, test } from 'vitest';
import { LEAST_LOCK_MS, MOST_LOCK_MS, roundAt } from './table-clock.ts';
import { paceOf } from './table-paces.ts';

const pace = { openMs: 20_000, drawMs: 5_500 };

test('rounds follow each other without a gap, and are the same for everybody', () => {
  const round = roundAt(pace, 1_800_000_000_000);
  expect(roundAt(pace, round.endsAt)).toEqual({
    number: round.number + 1,
    opensAt: round.endsAt,
    closesAt: round.endsAt + 20_000,
    endsAt: round.endsAt + 33_000,
  });
  expect(roundAt(pace, round.endsAt - 1)).toEqual(round);
});

test('the result can be shown before the next round even where a wallet was waited for as long as it may', () => {
  for (const kind of ['roulette', 'baccarat', 'sicBo'] as const) {
    const known = paceOf(kind, 'Oslo');
    if (known === null) throw new Error(kind);
    const { closesAt, endsAt } = roundAt(known, 1_800_000_000_000);
    expect(endsAt - closesAt - MOST_LOCK_MS, kind).toBeGreaterThanOrEqual(known.drawMs);
    expect(MOST_LOCK_MS).toBeGreaterThan(LEAST_LOCK_MS);
  }
});

test('tables that are named for their speed wait less for bets', () => {
  const openMs = (name: string) => paceOf('baccarat', name)?.openMs ?? 0;
  expect(openMs('Riga Speed Baccarat')).toBeLessThan(openMs('Riga Baccarat'));
  expect(paceOf('coin', 'Koi Flip')).toBeNull();
});
