import { expect, test } from 'vitest';
import { roundAt } from './table-clock.ts';
import { MOST_CHOICE_MS, paceOf } from './table-paces.ts';

const pace = { openMs: 20_000, leastLockMs: 1_500, mostLockMs: 6_000, chooseMs: 0, drawMs: 5_500, restMs: 6_000 };

test('rounds follow each other without a gap, and are the same for everybody', () => {
  const round = roundAt(pace, 1_800_000_000_000);
  expect(roundAt(pace, round.endsAt)).toEqual({
    number: round.number + 1,
    opensAt: round.endsAt,
    closesAt: round.endsAt + 20_000,
    choosesUntil: round.endsAt + 20_000,
    endsAt: round.endsAt + 33_000,
  });
  expect(roundAt(pace, round.endsAt - 1)).toEqual(round);
});

test('the result can be shown before the next round even where a wallet was waited for as long as it may', () => {
  const kinds = [
    'roulette',
    'baccarat',
    'sicBo',
    'dragonTiger',
    'teenPatti',
    'craps',
    'wheel',
    'blackjack',
    'casinoHoldem',
  ] as const;
  for (const kind of kinds) {
    const known = paceOf(kind, 'Oslo', 1);
    if (known === null) throw new Error(kind);
    const { closesAt, choosesUntil, endsAt } = roundAt(known, 1_800_000_000_000);
    const latest = Math.max(choosesUntil, closesAt + known.mostLockMs);
    expect(endsAt - latest, kind).toBeGreaterThanOrEqual(known.drawMs);
    expect(known.chooseMs, kind).toBeLessThanOrEqual(MOST_CHOICE_MS);
  }
});

test('tables that are named for their speed wait less for bets', () => {
  const openMs = (name: string) => paceOf('baccarat', name, 1)?.openMs ?? 0;
  expect(openMs('Riga Speed Baccarat')).toBeLessThan(openMs('Riga Baccarat'));
  expect(paceOf('coin', 'Koi Flip', 1)).toBeNull();
  expect(paceOf('roulette', 'Oslo', 10)).toEqual({
    openMs: 2_000,
    leastLockMs: 150,
    mostLockMs: 600,
    chooseMs: 0,
    drawMs: 550,
    restMs: 600,
  });
});
