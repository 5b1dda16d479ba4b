import type { MadeMove } from '#arcade/games/matches/rules/match-play.ts';
import type { MatchEnd, Seat } from '#arcade/games/matches/rules/match-rules.ts';
import type { Store } from './open-store.ts';
import { numberIn, type Row, textIn } from './statements.ts';

/**
 * - `staking`: the wallets are asked for the stakes.
 * - `playing`: all stakes were taken.
 * - `over`: it has an end, and its players' rounds have their wins.
 * - `void`: it was not played, or not to its end: all stakes go back.
 */
export type MatchRecordState = 'staking' | 'playing' | 'over' | 'void';

/** A seat of a match. A bot has no round and no player; its stake and win are the vendor's own. */
export interface SeatRecord {
  readonly seat: Seat;
  readonly isBot: boolean;
  readonly integration: string;
  readonly userId: string;
  /** As others may see it; empty for a guest. */
  readonly name: string;
  readonly roundId: string | null;
  readonly stake: number;
  readonly win: number;
}

export interface MatchRecord {
  readonly id: string;
  readonly vendor: string;
  readonly gameCode: string;
  readonly rulesId: string;
  readonly currency: string;
  /** Of each seat, in minor units. */
  readonly stake: number;
  readonly seedId: number;
  /** Of the match in its store, from 1: the nonce of its rounds. */
  readonly number: number;
  /** No two matches of a game start at the same moment: its seed follows from it. */
  readonly startedAt: number;
  readonly state: MatchRecordState;
  readonly moves: readonly MadeMove[];
  /** Thinking time left of each seat, in milliseconds, when the turn began. */
  readonly clocks: readonly number[];
  readonly turnSince: number;
  readonly drawOffer: Seat | null;
  /** By seat: how many moves were made when it offered a draw last; null where it never has. */
  readonly drawOfferedAt: readonly (number | null)[];
  readonly end: MatchEnd | null;
  readonly rake: number;
  readonly seats: readonly SeatRecord[];
}

/** The progress of a match. */
export type MatchProgress = Pick<MatchRecord, 'moves' | 'clocks' | 'turnSince' | 'drawOffer' | 'drawOfferedAt'>;

export function insertMatch({ statements }: Store, record: MatchRecord): void {
  statements.run(
    `insert into match_record (id, vendor, game_code, rules_id, currency, stake, seed_id, number, started_at, state, moves,
       clocks, turn_since, draw_offer, ending, rake, closed_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, null, null, 0, null)`,
    record.id,
    record.vendor,
    record.gameCode,
    record.rulesId,
    record.currency,
    record.stake,
    record.seedId,
    record.number,
    record.startedAt,
    record.state,
    JSON.stringify(record.moves),
    JSON.stringify(record.clocks),
    record.turnSince,
  );
  for (const seat of record.seats)
    statements.run(
      `insert into match_seat (match_id, seat, is_bot, integration, user_id, name, round_id, stake, win)
       values (?, ?, ?, ?, ?, ?, ?, ?, 0)`,
      record.id,
      seat.seat,
      seat.isBot ? 1 : 0,
      seat.integration,
      seat.userId,
      seat.name,
      seat.roundId,
      seat.stake,
    );
}

export function findMatch(store: Store, id: string): MatchRecord | undefined {
  const row = store.statements.get('select * from match_record where id = ?', id);
  return row === undefined ? undefined : matchIn(store, row);
}

/** Matches whose stakes were not decided on, or that were being played. */
export function unfinishedMatches(store: Store): readonly MatchRecord[] {
  return store.statements
    .all("select * from match_record where state in ('staking', 'playing') order by number")
    .map((row) => matchIn(store, row));
}

/** The number for the next match of the store. */
export function nextMatchNumber({ statements }: Store): number {
  return numberIn(statements.get('select coalesce(max(number), 0) + 1 as next from match_record') ?? {}, 'next');
}

/** The start of a game's latest match; 0 before the first. */
export function lastMatchStart({ statements }: Store, vendor: string, gameCode: string): number {
  const row = statements.get(
    'select coalesce(max(started_at), 0) as last from match_record where vendor = ? and game_code = ?',
    vendor,
    gameCode,
  );
  return numberIn(row ?? {}, 'last');
}

/** All stakes were taken: the clock of the first player runs. */
export function markPlaying({ statements }: Store, id: string, now: number): void {
  statements.run(
    "update match_record set state = 'playing', turn_since = ? where id = ? and state = 'staking'",
    now,
    id,
  );
}

/** Keeps the moves and clocks of a match that goes on. */
export function keepProgress({ statements }: Store, id: string, progress: MatchProgress): void {
  const changed = statements.run(
    `update match_record set moves = ?, clocks = ?, turn_since = ?, draw_offer = ?, draw_offered_at = ?
     where id = ? and state = 'playing'`,
    JSON.stringify(progress.moves),
    JSON.stringify(progress.clocks),
    progress.turnSince,
    progress.drawOffer,
    JSON.stringify(progress.drawOfferedAt),
    id,
  );
  if (changed !== 1) throw new Error(`The match ${id} is not being played.`);
}

/** Closes a match with its end and what each seat gets; `end` is null for one that is void. */
export function closeMatch(
  { statements }: Store,
  id: string,
  { end, wins, rake, now }: { end: MatchEnd | null; wins: readonly number[]; rake: number; now: number },
): void {
  const changed = statements.run(
    `update match_record set state = ?, ending = ?, rake = ?, closed_at = ?
     where id = ? and state in ('staking', 'playing')`,
    end === null ? 'void' : 'over',
    end === null ? null : JSON.stringify(end),
    rake,
    now,
    id,
  );
  if (changed !== 1) throw new Error(`The match ${id} is closed already.`);
  for (const [seat, win] of wins.entries())
    statements.run('update match_seat set win = ? where match_id = ? and seat = ?', win, id, seat);
}

/** How many matches two players have played against each other since a moment. */
export function countMeetings(
  { statements }: Store,
  one: Pick<SeatRecord, 'integration' | 'userId'>,
  other: Pick<SeatRecord, 'integration' | 'userId'>,
  since: number,
): number {
  const row = statements.get(
    `select count(*) as count from match_seat mine
       join match_seat theirs on theirs.match_id = mine.match_id and theirs.integration = ? and theirs.user_id = ?
       join match_record played on played.id = mine.match_id
     where mine.integration = ? and mine.user_id = ? and played.state = 'over' and played.started_at >= ?`,
    other.integration,
    other.userId,
    one.integration,
    one.userId,
    since,
  );
  return numberIn(row ?? {}, 'count');
}

/** What the vendor has put on its bots and got back, in minor units of a currency. Void matches count as nothing. */
export function botPurse({ statements }: Store, currency: string): { readonly stakes: number; readonly wins: number } {
  const row = statements.get(
    `select coalesce(sum(seat.stake), 0) as stakes, coalesce(sum(seat.win), 0) as wins
     from match_seat seat join match_record played on played.id = seat.match_id
     where seat.is_bot = 1 and played.state = 'over' and played.currency = ?`,
    currency,
  );
  return { stakes: numberIn(row ?? {}, 'stakes'), wins: numberIn(row ?? {}, 'wins') };
}

/** The process is there: how long it was away is known at the next start. */
export function keepPulse({ statements }: Store, now: number): void {
  statements.run('insert or replace into match_pulse (id, alive_at) values (1, ?)', now);
}

/** When a process was last there; null where none was. */
export function lastPulse({ statements }: Store): number | null {
  const row = statements.get('select alive_at from match_pulse where id = 1');
  return row === undefined ? null : numberIn(row, 'alive_at');
}

function matchIn({ statements }: Store, row: Row): MatchRecord {
  const id = textIn(row, 'id');
  return {
    id,
    vendor: textIn(row, 'vendor'),
    gameCode: textIn(row, 'game_code'),
    rulesId: textIn(row, 'rules_id'),
    currency: textIn(row, 'currency'),
    stake: numberIn(row, 'stake'),
    seedId: numberIn(row, 'seed_id'),
    number: numberIn(row, 'number'),
    startedAt: numberIn(row, 'started_at'),
    state: textIn(row, 'state') as MatchRecordState,
    moves: JSON.parse(textIn(row, 'moves')) as MadeMove[],
    clocks: JSON.parse(textIn(row, 'clocks')) as number[],
    turnSince: numberIn(row, 'turn_since'),
    drawOffer: row.draw_offer == null ? null : numberIn(row, 'draw_offer'),
    drawOfferedAt: JSON.parse(textIn(row, 'draw_offered_at')) as (number | null)[],
    end: row.ending == null ? null : (JSON.parse(textIn(row, 'ending')) as MatchEnd),
    rake: numberIn(row, 'rake'),
    seats: statements.all('select * from match_seat where match_id = ? order by seat', id).map(seatIn),
  };
}

function seatIn(row: Row): SeatRecord {
  return {
    seat: numberIn(row, 'seat'),
    isBot: numberIn(row, 'is_bot') === 1,
    integration: textIn(row, 'integration'),
    userId: textIn(row, 'user_id'),
    name: textIn(row, 'name'),
    roundId: row.round_id == null ? null : textIn(row, 'round_id'),
    stake: numberIn(row, 'stake'),
    win: numberIn(row, 'win'),
  };
}
