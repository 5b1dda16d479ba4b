import { describe, expect, it, vi } from 'vitest';
import { closeMatch, insertMatch, type MatchRecord } from '../store/match-store.ts';
import { openStore } from '../store/open-store.ts';
import { tellingAddress, warnOfMeeting, warnOfResignation } from './collusion-signs.ts';
import type { Ticket } from './match-queue.ts';

const player = (userId: string) => ({ integration: 'aurora.PG', userId });
const ticketOf = (userId: string, address: string | null) =>
  ({ session: player(userId), address }) as unknown as Ticket;

function recordOf(number: number, changes: Partial<MatchRecord> = {}): MatchRecord {
  const seats = ['mika', 'noor'].map((userId, seat) => ({
    ...player(userId),
    ...{ seat, isBot: false, name: '', roundId: null, stake: 100, win: 0 },
  }));
  return {
    ...{ id: `match-${number}`, vendor: 'PG', gameCode: 'PG-0700', rulesId: 'reversi-1', currency: 'EUR', stake: 100 },
    ...{ seedId: 1, number, startedAt: number, state: 'playing', moves: [], clocks: [], turnSince: 0, drawOffer: null },
    ...{ drawOfferedAt: [], end: null, rake: 0, seats },
    ...changes,
  };
}

describe('signs of collusion', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['127.0.0.1', null],
    ['::1', null],
    ['192.168.1.7', null],
    ['fd00::1', null],
  ])('an address %s tells %s', (address, told) => {
    expect(tellingAddress(address)).toBe(told);
  });

  it('warn of one network address, and of the same two who meet for the fifth time in a day', () => {
    const store = openStore(null);
    const log = { warn: vi.fn() };
    const tickets = (address: string | null) => [ticketOf('mika', address), ticketOf('noor', address)];
    warnOfMeeting(log, store, recordOf(0), tickets('203.0.113.9'), 1_000);
    expect(log.warn.mock.calls.map(([, said]) => said)).toEqual([
      'two players of one match have the same network address',
    ]);
    log.warn.mockClear();
    // These matches have no seeds.
    store.statements.run('pragma foreign_keys = off');
    for (let number = 1; number <= 5; number += 1) {
      insertMatch(store, recordOf(number));
      const end = { winners: [0], reason: 'time' } as const;
      closeMatch(store, `match-${number}`, { end, wins: [190, 0], rake: 10, now: number });
      warnOfMeeting(log, store, recordOf(number), tickets(null), 1_000);
      expect(log.warn).toHaveBeenCalledTimes(number < 5 ? 0 : 1);
    }
    log.warn.mockClear();
    warnOfMeeting(log, store, recordOf(6), tickets(null), 25 * 3_600_000);
    expect(log.warn).not.toHaveBeenCalled();
  });

  it('warn of a resignation within the first moves, between people alone', () => {
    const log = { warn: vi.fn() };
    const end = { winners: [1], reason: 'resigned' } as const;
    const moves = Array.from({ length: 6 }, (_, index) => ({ seat: index % 2, move: 'd3' }));
    warnOfResignation(log, recordOf(1, { end, moves }));
    const seats = recordOf(1).seats.map((seat) => ({ ...seat, isBot: seat.seat === 1 }));
    warnOfResignation(log, recordOf(1, { end, seats }));
    expect(log.warn).not.toHaveBeenCalled();
    warnOfResignation(log, recordOf(1, { end, moves: moves.slice(1) }));
    expect(log.warn.mock.calls.map(([, said]) => said)).toEqual(['a player resigned almost at once']);
  });
});
