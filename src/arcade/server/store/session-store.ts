import type { Store } from './open-store.ts';
import { numberIn, type Row, textIn } from './statements.ts';

/** A player of an operator: ids are unique within an integration. */
export interface Player {
  readonly integration: string;
  readonly userId: string;
}

/**
 * `seamless`: the operator's wallet is asked for each round. `account`: the arcade keeps the money, or the play money
 * of a trial.
 */
export type WalletKind = 'seamless' | 'account';

export interface PlaySession extends Player {
  readonly mode: 'real' | 'trial';
  /** The player as others may see him; empty in a trial. */
  readonly displayName: string;
  readonly vendor: string;
  readonly gameCode: string;
  readonly currency: string;
  readonly currencySymbol: string;
  readonly currencyDecimals: number;
  readonly language: string;
  /** The operator's id of the session, which bets name. */
  readonly walletSession: string;
  readonly wallet: WalletKind;
  readonly origin: string;
}

export function insertSession({ statements }: Store, tokenDigest: string, session: PlaySession, now: number): void {
  statements.run(
    `insert into session (token_digest, mode, integration, user_id, vendor, game_code, currency, currency_symbol, currency_decimals,
       language, wallet_session, wallet, origin, display_name, opened_at, seen_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    tokenDigest,
    session.mode,
    session.integration,
    session.userId,
    session.vendor,
    session.gameCode,
    session.currency,
    session.currencySymbol,
    session.currencyDecimals,
    session.language,
    session.walletSession,
    session.wallet,
    session.origin,
    session.displayName,
    now,
    now,
  );
}

/** The session of a token that was used since `seenSince`; undefined when there is none. */
export function findSession({ statements }: Store, tokenDigest: string, seenSince: number): PlaySession | undefined {
  const row = statements.get('select * from session where token_digest = ? and seen_at >= ?', tokenDigest, seenSince);
  return row === undefined ? undefined : sessionIn(row);
}

export function touchSession({ statements }: Store, tokenDigest: string, now: number): void {
  statements.run('update session set seen_at = ? where token_digest = ?', now, tokenDigest);
}

export function endSession({ statements }: Store, tokenDigest: string): void {
  statements.run('delete from session where token_digest = ?', tokenDigest);
}

/** Forgets sessions that nobody used since. */
export function forgetSessions({ statements }: Store, seenBefore: number): number {
  return statements.run('delete from session where seen_at < ?', seenBefore);
}

function sessionIn(row: Row): PlaySession {
  return {
    mode: textIn(row, 'mode') === 'trial' ? 'trial' : 'real',
    integration: textIn(row, 'integration'),
    displayName: textIn(row, 'display_name'),
    userId: textIn(row, 'user_id'),
    vendor: textIn(row, 'vendor'),
    gameCode: textIn(row, 'game_code'),
    currency: textIn(row, 'currency'),
    currencySymbol: textIn(row, 'currency_symbol'),
    currencyDecimals: numberIn(row, 'currency_decimals'),
    language: textIn(row, 'language'),
    walletSession: textIn(row, 'wallet_session'),
    wallet: textIn(row, 'wallet') === 'account' ? 'account' : 'seamless',
    origin: textIn(row, 'origin'),
  };
}
