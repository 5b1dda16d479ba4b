import type { GameApiErrorCode } from '#arcade/game-api-errors.ts';
import type { Choice } from '#arcade/games/game-rules.ts';
import type { Store } from './open-store.ts';
import type { Player, PlaySession, WalletKind } from './session-store.ts';
import { type FreeSpin, freeSpinIn } from './spin-grants.ts';
import { numberIn, type Row, textIn } from './statements.ts';

/**
 * - `open`: decided and written down; the wallet has not said yet that it has all of it. With a raise, the wallet has
 *   its start and not yet the raise.
 * - `staked`: the wallet has taken its bet, and it waits for the player's next choice.
 * - `settled`: the wallet has applied it.
 * - `refused`: the wallet has refused it, and never had it.
 * - `cancelling`: it was refused or given up while the wallet may have it: it is being rolled back.
 * - `rolledBack`: the wallet has taken it back.
 */
export type RoundState = 'open' | 'staked' | 'settled' | 'refused' | 'cancelling' | 'rolledBack';

/**
 * Why a round came to nothing, in the words of the game's own API. Rounds of earlier versions have `bet_refused` for
 * all that has a code of its own now, and are reported with it.
 */
export interface RoundRefusal {
  readonly code: Extract<
    GameApiErrorCode,
    | 'insufficient_funds'
    | 'session_ended'
    | 'wallet_unavailable'
    | 'limit_reached'
    | 'player_excluded'
    | 'site_maintenance'
    | 'game_closed'
    | 'bet_refused'
  >;
  readonly message: string;
  readonly balanceMinor?: number;
}

/** A part of a bet that the wallet takes after the start of its round. */
export interface TakenRaise {
  readonly amountMinor: number;
  /** The number of the raise within its round, from 1. Refused raises are counted too, so no id is used twice. */
  readonly number: number;
}

/** A choice that raises the bet of a round. It counts once the wallet has taken the raise. */
export interface Raise extends TakenRaise {
  readonly choice: Choice;
}

/** A win that another one replaces, since the result behind it was corrected. */
export interface ReplacedWin {
  readonly amountMinor: number;
  /** The wallet has taken it back. Nothing is to be taken back of a win of 0. */
  readonly isBack: boolean;
}

export interface Round extends Player {
  /** Order of opening. */
  readonly number: number;
  readonly id: string;
  readonly requestId: string;
  readonly vendor: string;
  readonly gameCode: string;
  /** The machine or the rules that decide it. */
  readonly machineId: string;
  readonly choices: readonly Choice[];
  /** The player has no choice left, so that its win is final. */
  readonly isOver: boolean;
  readonly currency: string;
  readonly wallet: WalletKind;
  readonly walletSession: string;
  readonly seedId: number;
  readonly nonce: number;
  /** The total stake that the wallet has taken, raises included; 0 of a free spin. */
  readonly bet: number;
  /** Set where the round is a free spin; null for a round with a bet. */
  readonly freeSpin: FreeSpin | null;
  /** The raises that the wallet has taken, in order. */
  readonly raises: readonly TakenRaise[];
  /** The number of raises so far, refused ones included. */
  readonly raiseTries: number;
  /** The time of the last raise; null for none. */
  readonly raisedAt: number | null;
  /** The raise that is on its way; null for none. */
  readonly raise: Raise | null;
  readonly win: number;
  /** Earlier wins of a round whose result was corrected, in their order. */
  readonly replacedWins: readonly ReplacedWin[];
  readonly state: RoundState;
  /** Of the round; of its last raise where that was refused. */
  readonly refusal: RoundRefusal | null;
  /** The wallet's balance after the bet or the whole round; null before. */
  readonly balance: number | null;
  /** A call may have reached the wallet whose answer never came. */
  readonly isDoubtful: boolean;
  /** The bet is known to be applied, or there is none, so that only the win is missing. */
  readonly isBetApplied: boolean;
  readonly attempts: number;
  readonly openedAt: number;
  readonly closedAt: number | null;
  /** Of a shared table: when its bets were closed. Null for a round that its player has alone. */
  readonly betsClosedAt: number | null;
  /** The match that it is a player's part of; null for any other round. */
  readonly matchId: string | null;
}

/** The fields of a round before the wallet is asked. */
export interface NewRound {
  readonly id: string;
  readonly requestId: string;
  readonly machineId: string;
  readonly choices: readonly Choice[];
  readonly isOver: boolean;
  readonly seedId: number;
  readonly nonce: number;
  readonly bet: number;
  readonly win: number;
  /** Of a round at a shared table. */
  readonly betsClosedAt?: number;
  /** Of a player's part of a match. */
  readonly matchId?: string;
  /** Of a round without a bet: its spin is taken, so that its win is owed from its start on. */
  readonly freeSpin?: FreeSpin;
}

const UNSETTLED = "state in ('open', 'cancelling')";

export function insertRound(store: Store, session: PlaySession, round: NewRound, now: number): Round {
  const { integration, userId, vendor, gameCode, currency, wallet, walletSession } = session;
  store.statements.run(
    `insert into round (id, integration, user_id, request_id, vendor, game_code, machine_id, currency, wallet,
       wallet_session, seed_id, nonce, bet, win, choices, is_over, bets_closed_at, match_id, grant_id, free_bet,
       free_number, is_bet_applied, state, opened_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', ?)`,
    round.id,
    integration,
    userId,
    round.requestId,
    vendor,
    gameCode,
    round.machineId,
    currency,
    wallet,
    walletSession,
    round.seedId,
    round.nonce,
    round.bet,
    round.win,
    JSON.stringify(round.choices),
    round.isOver ? 1 : 0,
    round.betsClosedAt ?? null,
    round.matchId ?? null,
    round.freeSpin?.grantId ?? null,
    round.freeSpin?.betMinor ?? null,
    round.freeSpin?.number ?? null,
    round.freeSpin === undefined ? 0 : 1,
    now,
  );
  return roundById(store, round.id);
}

export function roundById(store: Store, id: string): Round {
  const round = findRound(store, id);
  if (round === undefined) throw new Error(`There is no round ${id}.`);
  return round;
}

export function findRound({ statements }: Store, id: string): Round | undefined {
  const row = statements.get('select * from round where id = ?', id);
  return row === undefined ? undefined : roundIn(row);
}

export function findRoundByRequest({ statements }: Store, player: Player, requestId: string): Round | undefined {
  const row = statements.get(
    'select * from round where integration = ? and user_id = ? and request_id = ?',
    player.integration,
    player.userId,
    requestId,
  );
  return row === undefined ? undefined : roundIn(row);
}

/** A player's rounds that are still on their way. */
export function unsettledOf({ statements }: Store, { integration, userId }: Player): readonly Round[] {
  return statements
    .all(
      `select * from round where ${UNSETTLED} and integration = ? and user_id = ? order by number`,
      integration,
      userId,
    )
    .map(roundIn);
}

/** Unsettled rounds whose next try is due, the longest waiting first. */
export function dueRounds({ statements }: Store, now: number, most: number): readonly Round[] {
  return statements
    .all(`select * from round where ${UNSETTLED} and try_again_at <= ? order by try_again_at limit ?`, now, most)
    .map(roundIn);
}

export function countUnsettled({ statements }: Store): number {
  return numberIn(statements.get(`select count(*) as count from round where ${UNSETTLED}`) ?? {}, 'count');
}

/**
 * Nobody knows what came of the calls of a process that has ended: every round of it that is open is doubtful, and due
 * at once.
 */
export function doubtOpenRounds({ statements }: Store, now: number): number {
  return statements.run(
    `update round set is_doubtful = case when state = 'open' then 1 else is_doubtful end, try_again_at = ? where ${UNSETTLED}`,
    now,
  );
}

export function markDoubtful({ statements }: Store, id: string): void {
  statements.run('update round set is_doubtful = 1 where id = ?', id);
}

export function markBetApplied({ statements }: Store, id: string): void {
  statements.run('update round set is_bet_applied = 1 where id = ?', id);
}

export function tryAgainAt({ statements }: Store, id: string, moment: number): void {
  statements.run('update round set attempts = attempts + 1, try_again_at = ? where id = ?', moment, id);
}

export function cancelRound({ statements }: Store, id: string, refusal: RoundRefusal | null): void {
  statements.run(
    "update round set state = 'cancelling', refusal = ?, try_again_at = null where id = ? and state = 'open'",
    refusal === null ? null : JSON.stringify(refusal),
    id,
  );
}

/** The end of a round. */
export interface ClosedAs {
  readonly state: RoundState;
  readonly balance?: number;
  readonly refusal?: RoundRefusal;
}

/** Closes the row of a round. Call `closeRound`, which closes its jackpot share as well. */
export function markClosed({ statements }: Store, id: string, outcome: ClosedAs, now: number): void {
  const changed = statements.run(
    `update round set state = ?, balance = ?, refusal = coalesce(?, refusal), try_again_at = null, closed_at = ?
     where id = ? and ${UNSETTLED}`,
    outcome.state,
    outcome.balance ?? null,
    outcome.refusal === undefined ? null : JSON.stringify(outcome.refusal),
    now,
    id,
  );
  if (changed !== 1) throw new Error(`The round ${id} is closed already.`);
}

/** First and last nonce that were used of a pair of seeds; null when none was. */
export function noncesOf({ statements }: Store, seedId: number): readonly [number, number] | null {
  const row = statements.get('select next_nonce from seed where id = ?', seedId);
  const next = row === undefined ? 0 : numberIn(row, 'next_nonce');
  return next === 0 ? null : [0, next - 1];
}

/** A row of the table as a round. */
export function roundIn(row: Row): Round {
  return {
    number: numberIn(row, 'number'),
    id: textIn(row, 'id'),
    integration: textIn(row, 'integration'),
    userId: textIn(row, 'user_id'),
    requestId: textIn(row, 'request_id'),
    vendor: textIn(row, 'vendor'),
    gameCode: textIn(row, 'game_code'),
    machineId: textIn(row, 'machine_id'),
    choices: JSON.parse(textIn(row, 'choices')) as Choice[],
    isOver: numberIn(row, 'is_over') === 1,
    currency: textIn(row, 'currency'),
    wallet: textIn(row, 'wallet') === 'account' ? 'account' : 'seamless',
    walletSession: textIn(row, 'wallet_session'),
    seedId: numberIn(row, 'seed_id'),
    nonce: numberIn(row, 'nonce'),
    bet: numberIn(row, 'bet'),
    freeSpin: freeSpinIn(row),
    raises: JSON.parse(textIn(row, 'raises')) as TakenRaise[],
    raiseTries: numberIn(row, 'raise_tries'),
    raisedAt: row.raised_at == null ? null : numberIn(row, 'raised_at'),
    raise: row.pending_raise == null ? null : (JSON.parse(textIn(row, 'pending_raise')) as Raise),
    win: numberIn(row, 'win'),
    replacedWins: JSON.parse(textIn(row, 'replaced_wins')) as ReplacedWin[],
    state: textIn(row, 'state') as RoundState,
    refusal: row.refusal == null ? null : (JSON.parse(textIn(row, 'refusal')) as RoundRefusal),
    balance: row.balance == null ? null : numberIn(row, 'balance'),
    isDoubtful: numberIn(row, 'is_doubtful') === 1,
    isBetApplied: numberIn(row, 'is_bet_applied') === 1,
    attempts: numberIn(row, 'attempts'),
    openedAt: numberIn(row, 'opened_at'),
    closedAt: row.closed_at == null ? null : numberIn(row, 'closed_at'),
    betsClosedAt: row.bets_closed_at == null ? null : numberIn(row, 'bets_closed_at'),
    matchId: row.match_id == null ? null : textIn(row, 'match_id'),
  };
}

/** A round that we had for refused and the wallet has applied: it is to be taken back. */
export function reopenForRollback({ statements }: Store, id: string): void {
  statements.run("update round set state = 'cancelling', closed_at = null where id = ? and state = 'refused'", id);
}
