import type { Store } from './open-store.ts';
import type { Player, PlaySession } from './session-store.ts';
import { numberIn, type Row, textIn } from './statements.ts';

/** Free spins of a slot that an operator gives a player. Moments are milliseconds since 1970. */
export interface NewSpinGrant extends Player {
  /** The operator's id, unique within the integration. */
  readonly grantId: string;
  readonly currency: string;
  readonly vendor: string;
  readonly gameCode: string;
  /** The stake that each spin counts with, in minor units. */
  readonly bet: number;
  readonly spins: number;
  /** No spin begins from then on. */
  readonly expiresAt: number;
}

/** Free spins with how many of them have begun. */
export interface SpinGrant extends NewSpinGrant {
  readonly used: number;
}

/** A spin of a grant, as its round has it. */
export interface FreeSpin {
  readonly grantId: string;
  /** The stake that the round is decided with, in minor units. Nobody has paid it. */
  readonly betMinor: number;
  /** From 1, within the grant. */
  readonly number: number;
}

/** Undefined where the integration has no such grant. */
export function findGrant({ statements }: Store, integration: string, grantId: string): SpinGrant | undefined {
  const row = statements.get('select * from spin_grant where integration = ? and grant_id = ?', integration, grantId);
  return row === undefined ? undefined : grantIn(row);
}

/** @throws Error for an id that the integration has used. */
export function insertGrant({ statements }: Store, grant: NewSpinGrant, now: number): void {
  statements.run(
    `insert into spin_grant (integration, grant_id, user_id, currency, vendor, game_code, bet, spins, expires_at,
       granted_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    grant.integration,
    grant.grantId,
    grant.userId,
    grant.currency,
    grant.vendor,
    grant.gameCode,
    grant.bet,
    grant.spins,
    grant.expiresAt,
    now,
  );
}

/** The player's grant in the session's game and currency that expires first; undefined where no spin is left. */
export function nextGrant(
  { statements }: Store,
  { integration, userId, vendor, gameCode, currency }: PlaySession,
  now: number,
): SpinGrant | undefined {
  const row = statements.get(
    `select * from spin_grant where integration = ? and user_id = ? and vendor = ? and game_code = ? and currency = ?
       and expires_at > ? and used < spins order by expires_at, granted_at, grant_id limit 1`,
    integration,
    userId,
    vendor,
    gameCode,
    currency,
    now,
  );
  return row === undefined ? undefined : grantIn(row);
}

/**
 * Takes a spin of a grant, within the step that writes its round.
 * @returns its number; null where none is left, or the time of the grant is over.
 */
export function takeSpin(store: Store, { integration, grantId }: SpinGrant, now: number): number | null {
  const taken = store.statements.run(
    'update spin_grant set used = used + 1 where integration = ? and grant_id = ? and used < spins and expires_at > ?',
    integration,
    grantId,
    now,
  );
  return taken === 1 ? (findGrant(store, integration, grantId)?.used ?? null) : null;
}

/** The wins of a grant's spins up to a number, in minor units. */
export function wonByGrant(
  { statements }: Store,
  { integration, grantId }: Pick<SpinGrant, 'integration' | 'grantId'>,
  upTo: number,
): number {
  const row = statements.get(
    'select coalesce(sum(win), 0) as won from round where integration = ? and grant_id = ? and free_number <= ?',
    integration,
    grantId,
    upTo,
  );
  return numberIn(row ?? {}, 'won');
}

/** The currency of the player's latest round or session; null for a player who has had none. */
export function currencyOf({ statements }: Store, { integration, userId }: Player): string | null {
  const row =
    statements.get(
      `select currency from round where integration = ? and user_id = ? and state = 'settled'
       order by number desc limit 1`,
      integration,
      userId,
    ) ??
    statements.get(
      'select currency from session where integration = ? and user_id = ? order by opened_at desc limit 1',
      integration,
      userId,
    );
  return row === undefined ? null : textIn(row, 'currency');
}

/** The free spin of a round's row; null for a round with a bet. */
export function freeSpinIn(row: Row): FreeSpin | null {
  if (row.grant_id == null) return null;
  return {
    grantId: textIn(row, 'grant_id'),
    betMinor: numberIn(row, 'free_bet'),
    number: numberIn(row, 'free_number'),
  };
}

function grantIn(row: Row): SpinGrant {
  return {
    integration: textIn(row, 'integration'),
    grantId: textIn(row, 'grant_id'),
    userId: textIn(row, 'user_id'),
    currency: textIn(row, 'currency'),
    vendor: textIn(row, 'vendor'),
    gameCode: textIn(row, 'game_code'),
    bet: numberIn(row, 'bet'),
    spins: numberIn(row, 'spins'),
    used: numberIn(row, 'used'),
    expiresAt: numberIn(row, 'expires_at'),
  };
}
