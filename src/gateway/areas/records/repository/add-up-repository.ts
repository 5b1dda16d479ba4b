import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** A step of adding up the records of a site's members. */
interface AddUpStep {
  /** IANA name of the site's zone. */
  readonly zone: string;
  /** What is younger is left for later. */
  readonly until: Date;
  /** Accounts after this one. */
  readonly after: string;
  /** Accounts at most. */
  readonly most: number;
}

/**
 * Adds up the days of the next accounts.
 * @returns the last account that was looked at, null where there was none; and whether some of them have more.
 */
export async function addUpRecords(
  tx: SiteTransaction,
  siteId: string,
  { zone, until, after, most }: AddUpStep,
): Promise<{ readonly last: string | null; readonly hasMore: boolean }> {
  const { rows } = await sql<{ last_account: string | null; has_more: boolean }>`
    select last_account, has_more from records_add_up(
      ${siteId}, ${zone}, ledger_id_at(${until.toISOString()}::timestamptz), ${after}::bigint, ${most}
    )`.execute(tx);
  const [step] = rows;
  return { last: step?.last_account ?? null, hasMore: step?.has_more ?? false };
}
