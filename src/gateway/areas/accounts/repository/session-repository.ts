import { sql } from 'kysely';
import type { DeviceData, SessionEnd } from '#contracts/generated/contracts.ts';
import type { MemberType } from '#contracts/member-types.ts';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import { hasSqlState } from '#gateway/database/database-error.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { MemberSessionTable, SignInMethod } from '#gateway/database/schema/account-schema.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { noticeSessionsEnded } from './session-notices.ts';

/** A session as it begins. */
export interface NewSession {
  readonly tokenDigest: string;
  readonly memberId: string;
  readonly entrance: MemberSessionTable['entrance'];
  /** The sign-in method that opens it. */
  readonly method: SignInMethod;
  /** The method by which the member proved their identity, possibly earlier, when the browser was first remembered. */
  readonly provenMethod: SignInMethod;
  /** Whether the member did it by hand. */
  readonly isByHand: boolean;
  readonly address: string;
  readonly device: string;
  readonly rememberSelector: string | null;
  /** The device data that the client sent. */
  readonly deviceData: DeviceData | null;
  readonly startedAt: string;
  /** When the member signed in; earlier than the start where another session or a remembered browser opens it. */
  readonly signedInAt: string;
  readonly expiresAt: string;
}

/** The columns of a session that each request needs. */
export interface SessionRow {
  readonly token_digest: string;
  readonly member_id: string;
  readonly entrance: MemberSessionTable['entrance'];
  readonly method: MemberSessionTable['method'];
  readonly type: MemberType;
  readonly account: string;
  readonly seen_at: string;
  readonly signed_in_at: string;
  readonly has_password: boolean;
  readonly must_change_password: boolean;
  readonly password_changed_at: string | null;
}

/** The outcome of a sign-in with the right password. */
export type PasswordOpening =
  | { readonly outcome: 'opened'; readonly isFirst: boolean }
  /** Another password holds by now. */
  | { readonly outcome: 'changed' }
  /** Nothing was opened: the address is none that the member ever used. */
  | { readonly outcome: 'newAddress' }
  /** Nothing was opened: the account has an authenticator. */
  | { readonly outcome: 'authenticator' };

/** Opens a session, and writes down the sign-in and its address. */
export async function beginSession(
  tx: SiteTransaction,
  siteId: string,
  session: NewSession,
): Promise<{ readonly isFirst: boolean; readonly isNewAddress: boolean }> {
  const { rows } = await sql<{ is_first: boolean; is_new_address: boolean }>`
    select is_first, is_new_address
    from open_member_session(${sql.join(openingValues(siteId, session))}, ${session.isByHand})`
    .execute(tx)
    .catch(refuseFrozen);
  const [opened] = rows;
  if (!opened) throw new Error('no session was opened');
  if (session.signedInAt !== session.startedAt)
    await tx
      .updateTable('member_session')
      .set({ signed_in_at: session.signedInAt })
      .where('site_id', '=', siteId)
      .where('token_digest', '=', session.tokenDigest)
      .execute();
  return { isFirst: opened.is_first, isNewAddress: opened.is_new_address };
}

/** Opens a session, in one call, for whom the password that was checked still holds and the address is known. */
export async function beginSessionByPassword(
  database: Pick<TenantDatabase, 'call'>,
  siteId: string,
  session: NewSession,
  { accountKey, passwordHash }: { readonly accountKey: string; readonly passwordHash: string },
): Promise<PasswordOpening> {
  const [opened] = await database
    .call<{ outcome: PasswordOpening['outcome']; is_first: boolean }>(
      `select outcome, is_first
      from open_session_by_password($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [...openingValues(siteId, session), accountKey, passwordHash],
    )
    .catch(refuseFrozen);
  if (!opened) throw new Error('no session was opened, and none refused');
  const { outcome } = opened;
  return outcome === 'opened' ? { outcome, isFirst: opened.is_first } : { outcome };
}

function openingValues(siteId: string, session: NewSession): readonly unknown[] {
  const { deviceData } = session;
  return [
    siteId,
    session.memberId,
    session.tokenDigest,
    session.entrance,
    session.method,
    session.provenMethod,
    session.address,
    session.device,
    session.rememberSelector,
    deviceData === null ? null : jsonText(deviceData),
    session.startedAt,
    session.expiresAt,
  ];
}

/** A session that has not ended by then. */
export async function readSession(
  tx: SiteTransaction,
  siteId: string,
  tokenDigest: string,
  now: string,
): Promise<SessionRow | undefined> {
  return tx
    .selectFrom('member_session as session')
    .innerJoin('member', (join) =>
      join.onRef('member.site_id', '=', 'session.site_id').onRef('member.member_id', '=', 'session.member_id'),
    )
    .select([
      'session.token_digest',
      'session.member_id',
      'session.entrance',
      'session.method',
      'session.seen_at',
      'member.type',
      'member.account',
      'member.must_change_password',
      'member.password_changed_at',
    ])
    .select((row) => [
      row.fn.coalesce('session.signed_in_at', 'session.started_at').as('signed_in_at'),
      sql<boolean>`member.password_hash is not null`.as('has_password'),
    ])
    .where('session.site_id', '=', siteId)
    .where('session.token_digest', '=', tokenDigest)
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
}

/** The sessions of a member that are open, the latest first. */
export async function openSessionsOf(tx: SiteTransaction, siteId: string, memberId: string, now: string) {
  return tx
    .selectFrom('member_session')
    .select(['token_digest', 'device', 'address', 'entrance', 'started_at', 'seen_at'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .orderBy('token_digest')
    .execute();
}

/** Those of some members who have a session that is open. */
export async function membersSignedIn(
  tx: SiteTransaction,
  siteId: string,
  memberIds: readonly string[],
  now: string,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('member_session')
    .select('member_id')
    .distinct()
    .where('site_id', '=', siteId)
    .where('member_id', 'in', memberIds)
    .where('expires_at', '>', now)
    .execute();
  return rows.map(({ member_id }) => member_id);
}

/** Notes that a session is in use, which also puts its end off. */
export async function touchSession(
  tx: SiteTransaction,
  siteId: string,
  tokenDigest: string,
  { seenAt, expiresAt }: { readonly seenAt: string; readonly expiresAt: string },
): Promise<void> {
  await tx
    .updateTable('member_session')
    .set({ seen_at: seenAt, expires_at: expiresAt })
    .where('site_id', '=', siteId)
    .where('token_digest', '=', tokenDigest)
    .execute();
}

/** Ends one session, with what remembers its browser; tells every process once the transaction commits. */
export async function endSession(
  tx: SiteTransaction,
  siteId: string,
  { memberId, tokenDigest }: { readonly memberId: string; readonly tokenDigest: string },
  reason: SessionEnd = 'revoked',
): Promise<void> {
  const ended = await tx
    .deleteFrom('member_session')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('token_digest', '=', tokenDigest)
    .returning('remember_selector')
    .executeTakeFirst();
  if (ended?.remember_selector != null) await forgetBrowser(tx, siteId, memberId, ended.remember_selector);
  await noticeSessionsEnded(tx, siteId, memberId, reason);
}

/**
 * Ends every session of a member but one, which may be null, remembers none of the browsers, and lets no code of before
 * open anything; tells every process once the transaction commits.
 */
export async function endOtherSessions(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  keptDigest: string | null,
  reason: SessionEnd = 'revoked',
): Promise<void> {
  // Deletes what can open a session first: this waits for a session that is being opened, and deletes it below.
  for (const table of ['remembered_browser', 'one_use_code'] as const)
    await tx.deleteFrom(table).where('site_id', '=', siteId).where('member_id', '=', memberId).execute();
  await tx
    .deleteFrom('member_session')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('token_digest', '!=', keptDigest ?? '')
    .execute();
  await noticeSessionsEnded(tx, siteId, memberId, reason);
}

/** Of some sessions those that are kept, by the digests of their tokens, and whether each is open at a time. */
export async function readSessionStates(
  tx: SiteTransaction,
  siteId: string,
  tokenDigests: readonly string[],
  now: string,
): Promise<ReadonlyMap<string, boolean>> {
  const { rows } = await sql<{ token_digest: string; is_open: boolean }>`
    select session.token_digest, session.expires_at > ${now}::timestamptz as is_open
    from jsonb_array_elements_text(${jsonText(tokenDigests)}::jsonb) as wanted (token_digest)
    join member_session as session
      on session.site_id = ${siteId} and session.token_digest = wanted.token_digest collate "C"`.execute(tx);
  return new Map(rows.map(({ token_digest, is_open }) => [token_digest, is_open]));
}

/**
 * Ends what a remembered browser has opened, and remembers it no more; tells every process once the transaction
 * commits.
 */
export async function endRemembered(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  selector: string,
): Promise<void> {
  // First, so that a session which it opens at this moment is waited for.
  await forgetBrowser(tx, siteId, memberId, selector);
  await tx
    .deleteFrom('member_session')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('remember_selector', '=', selector)
    .execute();
  await noticeSessionsEnded(tx, siteId, memberId, 'revoked');
}

async function forgetBrowser(tx: SiteTransaction, siteId: string, memberId: string, selector: string): Promise<void> {
  await tx
    .deleteFrom('remembered_browser')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('selector', '=', selector)
    .execute();
}

/** Tables whose rows expire. */
const EXPIRING = [
  'member_session',
  'captcha',
  'one_use_code',
  'used_envelope',
  'usage_count',
  'verification_code',
  'social_attempt',
  'social_arrival',
  'remembered_browser',
] as const;

/** Forgets what has ended. */
export async function deleteExpired(tx: SiteTransaction, siteId: string, now: string): Promise<void> {
  for (const table of EXPIRING)
    await sql`delete from ${sql.table(table)} where site_id = ${siteId} and expires_at < ${now}`.execute(tx);
  await sql`delete from sign_in_failure where site_id = ${siteId} and failed_at < ${now}::timestamptz - interval '1 day'`.execute(
    tx,
  );
}

function refuseFrozen(error: unknown): never {
  throw hasSqlState(error, 'MQ007') ? new DomainError('account_frozen', { cause: error }) : error;
}
