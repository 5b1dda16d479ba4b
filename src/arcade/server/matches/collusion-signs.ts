import type { FastifyBaseLogger } from 'fastify';
import { countMeetings, type MatchRecord } from '../store/match-store.ts';
import type { Store } from '../store/open-store.ts';
import type { Ticket } from './match-queue.ts';

type Log = Pick<FastifyBaseLogger, 'warn'>;

const MEETINGS_SPAN_MS = 24 * 3_600_000;
/** So many matches of the same two within a day are told. */
const MANY_MEETINGS = 5;
/** A resignation before so many moves is told. */
const FEW_MOVES = 6;

const LOCAL = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80)/;

/** A player's address where it tells players apart; null for addresses of a machine or a local network. */
export function tellingAddress(address: string): string | null {
  const bare = address.replace(/^::ffff:/, '');
  return LOCAL.test(bare) ? null : bare;
}

/** Warns of two players who meet for money and may be one person, or agree on who wins. Nothing is refused for it. */
export function warnOfMeeting(log: Log, store: Store, record: MatchRecord, tickets: readonly Ticket[], now: number) {
  for (const [index, one] of tickets.entries())
    for (const other of tickets.slice(index + 1)) {
      const players = [one, other].map(({ session: { integration, userId } }) => ({ integration, userId }));
      if (one.address !== null && one.address === other.address)
        log.warn({ match: record.id, players }, 'two players of one match have the same network address');
      const meetings = countMeetings(store, one.session, other.session, now - MEETINGS_SPAN_MS);
      if (meetings >= MANY_MEETINGS)
        log.warn({ match: record.id, players, meetings }, 'the same two players meet very often');
    }
}

/** Warns of a resignation between people that comes before the match has really begun. */
export function warnOfResignation(log: Log, { id, seats, moves, end }: MatchRecord): void {
  if (end?.reason !== 'resigned' || moves.length >= FEW_MOVES || seats.some(({ isBot }) => isBot)) return;
  const players = seats.map(({ seat, integration, userId }) => ({
    integration,
    userId,
    isWinner: end.winners.includes(seat),
  }));
  log.warn({ match: id, players, moves: moves.length }, 'a player resigned almost at once');
}
