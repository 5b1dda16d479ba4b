import { expect, it } from 'vitest';
import { entriesWithout, roundsWithout, sumsWithout } from './hidden-wins.ts';

const hidden = [
  {
    ...{ transfer_id: '20', kind: 'win', amount: '1970', day: '2026-12-03', round_day: '2026-12-02' },
    ...{ vendor: 'TCG', game_code: 'RACE' },
  },
];

const entry = (transfer_id: string, balance_after: string) => ({
  ...{ transfer_id, balance_after, at: '2026-12-03T05:00:00Z', kind: 'bet', amount: '-200' },
  ...{ round_id: '9', vendor: 'TCG', game_code: 'RACE', payment: null },
});

it('takes a hidden win out of the balances of later entries, and leaves earlier ones', () => {
  const rows = entriesWithout([entry('30', '11570'), entry('20', '11770'), entry('10', '9800')], hidden);
  expect(rows.map((row) => [row.transfer_id, row.balance_after])).toEqual([
    ['30', '9600'],
    ['10', '9800'],
  ]);
});

it('takes it out of the sum of its day and kind, and leaves no empty sum behind', () => {
  const sum = { day: '2026-12-03', is_play: true, kind: 'win', entries: 2, in: '2470', out: '0' };
  expect(sumsWithout([sum, { ...sum, day: '2026-12-02' }, { ...sum, is_play: false }], hidden)).toEqual([
    { ...sum, entries: 1, in: '500' },
    { ...sum, day: '2026-12-02' },
    { ...sum, is_play: false },
  ]);
  expect(sumsWithout([{ ...sum, entries: 1, in: '1970' }], hidden)).toEqual([]);
});

it('takes it out of the day on which its round began and of its game, where the round counts all the same', () => {
  const day = { day: '2026-12-02', vendor: null, game_code: null, rounds: 3, bet: '600', win: '1970' };
  const game = { ...day, day: null, vendor: 'TCG', game_code: 'RACE' };
  const other = { ...game, game_code: 'KENO' };
  expect(roundsWithout([day, { ...day, day: '2026-12-03' }, game, other], hidden)).toEqual([
    { ...day, win: '0' },
    { ...day, day: '2026-12-03' },
    { ...game, win: '0' },
    other,
  ]);
});
