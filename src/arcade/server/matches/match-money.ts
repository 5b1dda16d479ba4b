import { dividePot } from '#arcade/games/matches/rules/match-pot.ts';
import { choicesOfMatch } from '#arcade/games/matches/rules/match-round.ts';
import type { MatchEnd } from '#arcade/games/matches/rules/match-rules.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { FOREGROUND_PAUSES_MS, settleRound } from '../rounds/round-settler.ts';
import { closeMatch, type MatchRecord } from '../store/match-store.ts';
import { type Round, type RoundRefusal, roundById } from '../store/round-store.ts';
import { keepChoice, returnStake } from '../store/staked-rounds.ts';

/** The refusal of a stake whose match was not played. */
export const NOT_PLAYED: RoundRefusal = {
  code: 'wallet_unavailable',
  message: 'The match was not played. The stake was given back.',
};

/** The rounds of a match's players, in the order of their seats. Bots have none. */
export function roundsOfMatch({ store }: PlayParts, { seats }: MatchRecord): readonly Round[] {
  return seats.flatMap(({ roundId }) => (roundId === null ? [] : [roundById(store, roundId)]));
}

/**
 * Asks each wallet for its player's stake, and waits for all answers as long as players wait for a round.
 * @returns the rounds as they stand then.
 */
export async function takeMatchStakes(place: PlayParts, record: MatchRecord): Promise<readonly Round[]> {
  await Promise.all(
    roundsOfMatch(place, record).map((round) =>
      place.queue.run(round, () => settleRound(place, round.id, FOREGROUND_PAUSES_MS)),
    ),
  );
  return roundsOfMatch(place, record);
}

/** Ends a match that is not played: every stake that was taken or may have been goes back. */
export function voidMatch(place: PlayParts, record: MatchRecord): MatchRecord {
  const { store, clock } = place;
  return store.transaction(() => {
    for (const { id } of roundsOfMatch(place, record)) returnStake(store, id, NOT_PLAYED);
    closeMatch(store, record.id, { end: null, wins: record.seats.map(() => 0), rake: 0, now: clock().getTime() });
    return { ...record, state: 'void' };
  });
}

/** Decides a match: the pot is divided, and every player's round has its win, all in one step. */
export function decideMatch(place: PlayParts, record: MatchRecord, end: MatchEnd): MatchRecord {
  const { store, clock } = place;
  const { wins, rakeMinor: rake } = dividePot(record.seats.length, record.stake, end);
  return store.transaction(() => {
    for (const { seat, roundId } of record.seats) {
      if (roundId === null) continue;
      const choices = choicesOfMatch(seat, record.moves, end);
      keepChoice(store, roundId, { choices, isOver: true, win: wins[seat] ?? 0 });
    }
    closeMatch(store, record.id, { end, wins, rake, now: clock().getTime() });
    const seats = record.seats.map((seat) => ({ ...seat, win: wins[seat.seat] ?? 0 }));
    return { ...record, state: 'over', end, rake, seats };
  });
}

/** Tells the wallets what the rounds of a closed match came to. What stays silent is asked again in the background. */
export async function settleMatch(
  place: PlayParts,
  record: MatchRecord,
  answered: (round: Round) => void,
): Promise<void> {
  await Promise.all(
    roundsOfMatch(place, record).map((round) =>
      place.queue.run(round, async () => answered(await settleRound(place, round.id, []))),
    ),
  );
}
