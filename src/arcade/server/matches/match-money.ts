import { dividePot } from '#arcade/games/matches/rules/match-pot.ts';
import { choicesOfMatch } from '#arcade/games/matches/rules/match-round.ts';
import type { MatchEnd } from '#arcade/games/matches/rules/match-rules.ts';
import type { PlayParts } from '../play/play-parts.ts';
import { FOREGROUND_PAUSES_MS, settleRound } from '../rounds/round-settler.ts';
import { closeMatch, type MatchRecord } from '../store/match-store.ts';
import { type Round, type RoundRefusal, roundById } from '../store/round-store.ts';
import { keepChoice, returnStake, settleSoon } from '../store/staked-rounds.ts';

/** What nobody has settled until then is taken up in the background, whatever became of the one who decided it. */
const SETTLED_WITHIN_MS = 5_000;

/** The refusal of a stake whose match was not played. */
export const NOT_PLAYED: RoundRefusal = {
  code: 'wallet_unavailable',
  message: 'The match was not played. The stake was given back.',
};

/** The rounds of a match's players, in the order of their seats. Bots have none. */
function roundsOfMatch({ store }: PlayParts, { seats }: MatchRecord): readonly Round[] {
  return seats.flatMap(({ roundId }) => (roundId === null ? [] : [roundById(store, roundId)]));
}

/**
 * Asks each wallet for its player's stake, and waits for all answers as long as players wait for a round.
 * @param onError called for each stake that could not be asked for; its round stands as it was.
 * @returns the rounds as they stand then.
 */
export async function takeMatchStakes(
  place: PlayParts,
  record: MatchRecord,
  onError: (error: unknown) => void,
): Promise<readonly Round[]> {
  await Promise.all(
    roundsOfMatch(place, record).map((round) =>
      place.queue.run(round, () => settleRound(place, round.id, FOREGROUND_PAUSES_MS)).catch(onError),
    ),
  );
  return roundsOfMatch(place, record);
}

/** Ends a match that is not played: every stake that was taken or may have been goes back. */
export function voidMatch(place: PlayParts, record: MatchRecord): MatchRecord {
  const { store, clock } = place;
  return store.transaction(() => {
    const now = clock().getTime();
    for (const { id } of roundsOfMatch(place, record)) {
      returnStake(store, id, NOT_PLAYED);
      settleSoon(store, id, now + SETTLED_WITHIN_MS);
    }
    closeMatch(store, record.id, { end: null, wins: record.seats.map(() => 0), rake: 0, now });
    return { ...record, state: 'void' };
  });
}

/** Decides a match: the pot is divided, and every player's round has its win, all in one step. */
export function decideMatch(place: PlayParts, record: MatchRecord, end: MatchEnd): MatchRecord {
  const { store, clock } = place;
  const { wins, rakeMinor: rake } = dividePot(record.seats.length, record.stake, end);
  return store.transaction(() => {
    const now = clock().getTime();
    for (const { seat, roundId } of record.seats) {
      if (roundId === null) continue;
      const choices = choicesOfMatch(seat, record.moves, end);
      keepChoice(store, roundId, { choices, isOver: true, win: wins[seat] ?? 0 });
      settleSoon(store, roundId, now + SETTLED_WITHIN_MS);
    }
    closeMatch(store, record.id, { end, wins, rake, now });
    const seats = record.seats.map((seat) => ({ ...seat, win: wins[seat.seat] ?? 0 }));
    return { ...record, state: 'over', end, rake, seats };
  });
}

/**
 * Tells the wallets what rounds came to. What stays silent is asked again in the background.
 * @param answered called after the answer for each of them.
 */
export async function settleRounds(
  place: PlayParts,
  rounds: readonly Round[],
  answered: () => void = () => undefined,
): Promise<void> {
  const settle = async ({ id }: Round): Promise<void> => {
    await settleRound(place, id, []);
    answered();
  };
  await Promise.all(rounds.map((round) => place.queue.run(round, () => settle(round))));
}

/** Tells the wallets what the rounds of a closed match came to, as `settleRounds`. */
export function settleMatch(place: PlayParts, record: MatchRecord, answered?: () => void): Promise<void> {
  return settleRounds(place, roundsOfMatch(place, record), answered);
}
