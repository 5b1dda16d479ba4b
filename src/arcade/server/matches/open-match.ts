import type { MatchGame } from '#arcade/games/match-games.ts';
import { startOfSeat } from '#arcade/games/matches/rules/match-round.ts';
import { seedsOf } from '../play/fairness-seeds.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { insertMatch, type MatchRecord, nextMatchNumber, type SeatRecord } from '../store/match-store.ts';
import { insertRound } from '../store/round-store.ts';
import { insertTableSeeds } from '../store/table-bets.ts';
import { clientSeedOf, type TableSeeds } from '../tables/table-seeds.ts';
import type { Ticket } from './match-queue.ts';

interface OpeningMatch {
  readonly game: MatchGame;
  /** The players by seat; null for a bot. */
  readonly seats: readonly (Ticket | null)[];
  readonly botName: string;
  /** No other match of the game has started at this moment. */
  readonly startedAt: number;
}

/** Names a player's round in a match. Games cannot ask for a round by such a name: their request ids have no colon. */
function requestIdOf(matchId: string): string {
  return `match:${matchId}`;
}

/**
 * Writes down a match and the round of each player, in one step, before any wallet is asked. The server seed follows
 * from the game and the moment under the store's secret, as at shared tables; the client seed has the words of all
 * players.
 */
export function openMatch(place: PlayParts, seeds: TableSeeds, opening: OpeningMatch): MatchRecord {
  const { store, secrets, clock } = place;
  const { game, seats, botName, startedAt } = opening;
  const first = seats.find((ticket) => ticket !== null);
  if (first == null) throw new Error('A match needs a player.');
  const { session, stakeMinor } = first;
  const table = { vendor: session.vendor, gameCode: session.gameCode };
  return store.transaction(() => {
    const now = clock().getTime();
    const id = secrets.roundId();
    const number = nextMatchNumber(store);
    const words = seats.map((ticket) => (ticket === null ? 'bot' : seedsOf(place, ticket.session).clientSeed));
    const seedId = insertTableSeeds(store, table, {
      serverSeed: seeds.serverSeed(table, startedAt),
      clientSeed: [clientSeedOf(table), ...words].join(':'),
      at: startedAt,
    });
    const seated = seats.map((ticket, seat): SeatRecord => {
      const shared = { seat, stake: stakeMinor, win: 0 };
      if (ticket === null) return { ...shared, isBot: true, integration: '', userId: '', name: botName, roundId: null };
      const round = insertRound(
        store,
        ticket.session,
        {
          id: secrets.roundId(),
          requestId: requestIdOf(id),
          machineId: game.rules.id,
          choices: [startOfSeat(seat)],
          isOver: false,
          seedId,
          nonce: number,
          bet: stakeMinor,
          win: 0,
          betsClosedAt: startedAt,
          matchId: id,
        },
        now,
      );
      const { integration, userId, displayName: name } = ticket.session;
      return { ...shared, isBot: false, integration, userId, name, roundId: round.id };
    });
    const record: MatchRecord = {
      id,
      ...table,
      rulesId: game.rules.id,
      currency: session.currency,
      stake: stakeMinor,
      seedId,
      number,
      startedAt,
      state: 'staking',
      moves: [],
      clocks: seats.map(() => game.match.pace.initialMs),
      turnSince: now,
      drawOffer: null,
      drawOfferedAt: [],
      end: null,
      rake: 0,
      seats: seated,
    };
    insertMatch(store, record);
    return record;
  });
}
