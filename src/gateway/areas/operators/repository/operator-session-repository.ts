import { sql } from 'kysely';
import type { OperatorTransaction } from '#gateway/database/database.ts';
import type { OperatorSessionTable } from '#gateway/database/schema/operator-schema.ts';
import { TRY_WINDOW_MS } from './sign-in-tries.ts';

/** A session that nobody uses ends after this long. */
export const IDLE_MS = 60 * 60 * 1_000;
/** How long a session lasts at most, used or not. */
export const SESSION_MS = 8 * IDLE_MS;
/** How long a code allows dangerous calls. */
const PROOF_MS = 10 * 60 * 1_000;
/** How often the use of a session is written down. */
const TOUCH_EVERY_MS = 60 * 1_000;

/** A session as it begins. */
export type NewOperatorSession = Omit<OperatorSessionTable, 'started_at' | 'seen_at' | 'expires_at' | 'proved_at'> & {
  readonly started_at: string;
  readonly expires_at: string;
};

export async function insertSession(tx: OperatorTransaction, session: NewOperatorSession): Promise<void> {
  await tx
    .insertInto('operator_session')
    .values({ seen_at: session.started_at, ...session })
    .execute();
}

/** The operator of a session that is not over; notes that it is in use. */
export async function useSession(tx: OperatorTransaction, tokenDigest: string, now: Date) {
  const row = await tx
    .selectFrom('operator_session as session')
    .innerJoin('operator', 'operator.operator_id', 'session.operator_id')
    .select(['operator.operator_id', 'operator.account', 'operator.name', 'operator.created_at', 'session.seen_at'])
    .select((row) => row.fn.coalesce('session.proved_at', 'session.started_at').as('proved_at'))
    .where('session.token_digest', '=', tokenDigest)
    .where('session.expires_at', '>', now.toISOString())
    .where('session.seen_at', '>', idleSince(now))
    .where('operator.disabled_at', 'is', null)
    .executeTakeFirst();
  if (row !== undefined && now.getTime() - Date.parse(row.seen_at) > TOUCH_EVERY_MS)
    await tx
      .updateTable('operator_session')
      .set({ seen_at: now.toISOString() })
      .where('token_digest', '=', tokenDigest)
      .execute();
  return row && { ...row, isProved: now.getTime() - Date.parse(row.proved_at) < PROOF_MS };
}

/** Stores when the operator gave a code. */
export async function noteProof(tx: OperatorTransaction, tokenDigest: string, now: Date): Promise<void> {
  await tx
    .updateTable('operator_session')
    .set({ proved_at: now.toISOString() })
    .where('token_digest', '=', tokenDigest)
    .execute();
}

export async function deleteSession(tx: OperatorTransaction, tokenDigest: string): Promise<void> {
  await tx.deleteFrom('operator_session').where('token_digest', '=', tokenDigest).execute();
}

export async function deleteSessionsOf(tx: OperatorTransaction, operatorId: string): Promise<void> {
  await tx.deleteFrom('operator_session').where('operator_id', '=', operatorId).execute();
}

/** Ends all sessions of an operator except one. */
export async function deleteOtherSessions(
  tx: OperatorTransaction,
  operatorId: string,
  keptDigest: string,
): Promise<void> {
  await tx
    .deleteFrom('operator_session')
    .where('operator_id', '=', operatorId)
    .where('token_digest', '!=', keptDigest)
    .execute();
}

/** Ends one session of an operator. Does nothing if it does not exist. */
export async function deleteOwnSession(
  tx: OperatorTransaction,
  operatorId: string,
  tokenDigest: string,
): Promise<void> {
  await tx
    .deleteFrom('operator_session')
    .where('operator_id', '=', operatorId)
    .where('token_digest', '=', tokenDigest)
    .execute();
}

/** Returns the open sessions of an operator, the latest used first. */
export async function openSessionsOf(tx: OperatorTransaction, operatorId: string, now: Date) {
  return tx
    .selectFrom('operator_session')
    .select(['token_digest', 'device', 'address', 'started_at', 'seen_at'])
    .where('operator_id', '=', operatorId)
    .where('expires_at', '>', now.toISOString())
    .where('seen_at', '>', idleSince(now))
    .orderBy('seen_at', 'desc')
    .orderBy('token_digest')
    .execute();
}

/** Remembers an encrypted body. @returns false where it was taken before. */
export async function rememberEnvelope(tx: OperatorTransaction, envelopeId: string, expiresAt: Date): Promise<boolean> {
  const taken = await tx
    .insertInto('operator_envelope')
    .values({ envelope_id: envelopeId, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('envelope_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Forgets what is over. */
export async function deleteExpired(tx: OperatorTransaction, now: Date): Promise<void> {
  const at = now.toISOString();
  await sql`delete from operator_session where expires_at < ${at} or seen_at < ${idleSince(now)}`.execute(tx);
  await sql`delete from operator_envelope where expires_at < ${at}`.execute(tx);
  await sql`delete from operator_try where tried_at < ${new Date(now.getTime() - TRY_WINDOW_MS).toISOString()}`.execute(
    tx,
  );
}

function idleSince(now: Date): string {
  return new Date(now.getTime() - IDLE_MS).toISOString();
}
