import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { TryKind } from '#gateway/database/schema/security-schema.ts';

/**
 * How many tries are free, and how many seconds is waited at most: twice as long after each further one. Nobody is
 * locked out.
 */
const FREE_TRIES = 5;
const MOST_SECONDS = 300;
/** Tries that are older than this are forgotten. */
const FORGOTTEN_MS = 24 * 60 * 60 * 1_000;

/** Somebody's try to prove something. */
export interface MemberTry {
  readonly memberId: string;
  readonly kind: TryKind;
  readonly now: Date;
  /** Multiplies the tries that are free. */
  readonly factor: number;
}

/**
 * Notes a try before anything is checked, so that many at once count as many, or tells that it comes too early. Commit
 * it whatever comes of the try.
 * @returns the seconds to wait; 0 where the try is taken.
 */
export async function takeTry(
  tx: SiteTransaction,
  siteId: string,
  { memberId, kind, now, factor }: MemberTry,
): Promise<number> {
  const first = { site_id: siteId, member_id: memberId, kind, tries: 0, last_tried_at: now.toISOString() };
  // Changes nothing where there is a row, but waits for whoever tries at the same time.
  const { tries: noted, last_tried_at } = await tx
    .insertInto('member_try')
    .values(first)
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'member_id', 'kind'])
        .doUpdateSet((update) => ({ tries: update.ref('member_try.tries') })),
    )
    .returning(['tries', 'last_tried_at'])
    .executeTakeFirstOrThrow();
  const sinceMs = now.getTime() - Date.parse(last_tried_at);
  const tries = sinceMs > FORGOTTEN_MS ? 0 : noted;
  const over = tries - Math.ceil(FREE_TRIES * factor);
  const waitMs = over < 0 ? 0 : Math.min(2 ** over, MOST_SECONDS) * 1_000 - sinceMs;
  if (waitMs > 0) return Math.ceil(waitMs / 1_000);
  await sql`update member_try set tries = ${tries + 1}, last_tried_at = ${now.toISOString()}
    where site_id = ${siteId} and member_id = ${memberId} and kind = ${kind}`.execute(tx);
  return 0;
}

/** Clears the failed tries after a successful one. */
export async function clearTries(tx: SiteTransaction, siteId: string, memberId: string, kind: TryKind): Promise<void> {
  await tx
    .deleteFrom('member_try')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .execute();
}
