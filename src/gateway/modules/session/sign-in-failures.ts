import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** How long a failure counts, and after how many a captcha is asked for (design of the HTTP contract, "login"). */
const WINDOW_MS = 10 * 60 * 1_000;
const FAILURES_OF_ACCOUNT = 3;
/** Many people may share an address, so it takes more. */
const FAILURES_OF_ADDRESS = 20;

interface Attempt {
  readonly accountKey: string;
  readonly address: string;
  readonly now: Date;
}

/** Whether what failed before makes a captcha due. Accounts that do not exist count alike. */
export async function needsCaptcha(tx: SiteTransaction, siteId: string, attempt: Attempt): Promise<boolean> {
  const since = new Date(attempt.now.getTime() - WINDOW_MS).toISOString();
  const { rows } = await sql<{ of_account: number; of_address: number }>`select
    (select count(*)::int from (select 1 from sign_in_failure where site_id = ${siteId}
      and account_key = ${attempt.accountKey} and failed_at > ${since} limit ${FAILURES_OF_ACCOUNT}) few) as of_account,
    (select count(*)::int from (select 1 from sign_in_failure where site_id = ${siteId}
      and address = ${attempt.address} and failed_at > ${since} limit ${FAILURES_OF_ADDRESS}) few) as of_address`.execute(
    tx,
  );
  const [counted] = rows;
  return (counted?.of_account ?? 0) >= FAILURES_OF_ACCOUNT || (counted?.of_address ?? 0) >= FAILURES_OF_ADDRESS;
}

/** Notes a failure. */
export async function noteFailure(tx: SiteTransaction, siteId: string, attempt: Attempt): Promise<void> {
  await tx
    .insertInto('sign_in_failure')
    .values({
      site_id: siteId,
      account_key: attempt.accountKey,
      address: attempt.address,
      failed_at: attempt.now.toISOString(),
    })
    .execute();
}

/** A sign-in that succeeds makes up for what failed before. */
export async function clearFailures(tx: SiteTransaction, siteId: string, accountKey: string): Promise<void> {
  await tx.deleteFrom('sign_in_failure').where('site_id', '=', siteId).where('account_key', '=', accountKey).execute();
}
