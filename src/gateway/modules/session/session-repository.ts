import { sql } from 'kysely';
import type { MemberType } from '#contracts/member-types.ts';
import type { MemberSessionTable } from '#gateway/database/account-schema.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { noticeSessionsEnded } from './session-notices.ts';

/** A session as it begins. */
export type NewSession = Omit<MemberSessionTable, 'site_id' | 'started_at' | 'seen_at' | 'expires_at'> & {
  readonly started_at: string;
  readonly expires_at: string;
};

/** What is asked of a session on each request. */
export interface SessionRow {
  readonly token_digest: string;
  readonly member_id: string;
  readonly entrance: MemberSessionTable['entrance'];
  readonly type: MemberType;
  readonly seen_at: string;
  readonly expires_at: string;
}

export async function insertSession(tx: SiteTransaction, siteId: string, session: NewSession): Promise<void> {
  await tx
    .insertInto('member_session')
    .values({ site_id: siteId, seen_at: session.started_at, ...session })
    .execute();
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
      'session.seen_at',
      'session.expires_at',
      'member.type',
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

/** Ends one session; tells every process once the transaction commits. */
export async function endSession(
  tx: SiteTransaction,
  siteId: string,
  { memberId, tokenDigest }: { readonly memberId: string; readonly tokenDigest: string },
): Promise<void> {
  await tx
    .deleteFrom('member_session')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('token_digest', '=', tokenDigest)
    .execute();
  await noticeSessionsEnded(tx, siteId, memberId);
}

/** Ends every session of a member but one, which may be null; tells every process once the transaction commits. */
export async function endOtherSessions(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  keptDigest: string | null,
): Promise<void> {
  await tx
    .deleteFrom('member_session')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('token_digest', '!=', keptDigest ?? '')
    .execute();
  await noticeSessionsEnded(tx, siteId, memberId);
}

/** Forgets what has ended. */
export async function deleteExpired(tx: SiteTransaction, siteId: string, now: string): Promise<void> {
  for (const table of ['member_session', 'captcha', 'one_use_code', 'used_envelope', 'verification_code'] as const)
    await sql`delete from ${sql.table(table)} where site_id = ${siteId} and expires_at < ${now}`.execute(tx);
  await sql`delete from sign_in_failure where site_id = ${siteId} and failed_at < ${now}::timestamptz - interval '1 day'`.execute(
    tx,
  );
}
