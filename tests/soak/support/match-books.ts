import { join } from 'node:path';
import { expect } from 'vitest';
import { findMatch, type MatchRecord, type MatchRecordState } from '#arcade/server/store/match-store.ts';
import { openStore, type Store } from '#arcade/server/store/open-store.ts';
import { type Round, type RoundState, roundById } from '#arcade/server/store/round-store.ts';
import { textIn } from '#arcade/server/store/statements.ts';

/** The states that the players' rounds may have, by the state of their match. */
const ROUNDS: Readonly<Record<MatchRecordState, readonly RoundState[]>> = {
  // One wallet may have answered, in whatever way, before the other.
  staking: ['open', 'staked', 'refused', 'cancelling', 'rolledBack'],
  playing: ['staked'],
  over: ['open', 'settled'],
  void: ['refused', 'cancelling', 'rolledBack'],
};

/** Matches by how they stand: the reason of their end, `void`, or `goingOn`. */
export type MatchCounts = Readonly<Record<string, number>>;

/**
 * Holds every match against the rounds of its players: each stake is in a match that goes on, or is paid out with the
 * pot, or goes back; none is missing and none is in two matches.
 */
export function checkMatches(store: Store): MatchCounts {
  const counts: Record<string, number> = {};
  const rows = store.statements.all('select id from match_record order by number');
  const seen = new Set<string>();
  for (const row of rows) {
    const record = findMatch(store, textIn(row, 'id'));
    if (record === undefined) throw new Error('A match has no record.');
    for (const round of checkMatch(store, record)) {
      expect(seen.has(round.id), round.id).toBe(false);
      seen.add(round.id);
    }
    const kind = record.end?.reason ?? (record.state === 'void' ? 'void' : 'goingOn');
    counts[kind] = (counts[kind] ?? 0) + 1;
  }
  const [staked] = store.statements.all('select count(*) as count from round where match_id is not null');
  expect(staked?.count).toBe(seen.size);
  return counts;
}

function checkMatch(store: Store, record: MatchRecord): readonly Round[] {
  const { id, state, seats, stake, rake } = record;
  const rounds = seats.map(({ roundId }) => roundById(store, roundId ?? ''));
  for (const [seat, round] of rounds.entries()) {
    expect(ROUNDS[state], `${id} is ${state}`).toContain(round.state);
    expect([round.matchId, round.bet, round.isOver], id).toEqual([id, stake, state === 'over']);
    if (state === 'over') expect(round.win, id).toBe(seats[seat]?.win);
  }
  const paid = seats.reduce((sum, { win }) => sum + win, rake);
  expect(paid, id).toBe(state === 'over' ? stake * seats.length : 0);
  return rounds;
}

/** The same on the data that a process left behind; nobody has them open. */
export function checkMatchesLeft(dataDir: string): MatchCounts {
  const store = openStore(join(dataDir, 'arcade'));
  try {
    return checkMatches(store);
  } finally {
    store.close();
  }
}

/** What the players of matches have won less their stakes, in minor units by integration. */
export function netsOfMatches({ statements }: Store): ReadonlyMap<string, bigint> {
  const rows = statements.all(
    `select seat.integration as integration, sum(seat.win - seat.stake) as net
     from match_seat seat join match_record played on played.id = seat.match_id
     where played.state = 'over' and seat.is_bot = 0 group by seat.integration`,
  );
  return new Map(rows.map((row) => [textIn(row, 'integration'), BigInt(Number(row.net))]));
}
