import { serverSeedHash } from '#arcade/engine/commitment.ts';
import type { SeenMatch } from '#arcade/match-api.ts';
import { roundById } from '../store/round-store.ts';
import { seedsById } from '../store/seed-store.ts';
import type { LiveMatch } from './live-match.ts';

/** A match as the player in a seat may see it. `isHere` tells whether a player has a page open. */
export function matchSight(live: LiveMatch, seat: number, now: number, isHere: (seat: number) => boolean): SeenMatch {
  const { record, turn } = live;
  const { store } = live.place;
  const clocks = live.clocksAt(now);
  const { serverSeed, clientSeed } = seedsById(store, record.seedId);
  const own = record.seats[seat];
  const isOver = record.state === 'over';
  return {
    id: record.id,
    seat,
    players: record.seats.map((player) => ({
      name: player.name,
      isBot: player.isBot,
      isHere: player.isBot || isHere(player.seat),
      clockMs: clocks[player.seat] ?? 0,
    })),
    view: live.viewOf(isOver ? null : seat),
    moves: record.moves,
    legal: live.legalFor(seat),
    turn,
    drawOffer: isOver ? null : record.drawOffer,
    turnsUntilOffer: isOver ? 0 : live.turnsUntilOffer(seat),
    end: record.end,
    winMinor: own?.win ?? 0,
    rakeMinor: record.rake,
    seedHash: serverSeedHash(serverSeed),
    clientSeed,
    nonce: record.number,
    serverSeed: isOver ? serverSeed : null,
    roundId: own?.roundId ?? '',
  };
}

/** The balance that the wallet of a seat has named last in this match; null before, and for a bot. */
export function balanceOfSeat({ record, place }: LiveMatch, seat: number): number | null {
  const roundId = record.seats[seat]?.roundId;
  return roundId == null ? null : roundById(place.store, roundId).balance;
}
