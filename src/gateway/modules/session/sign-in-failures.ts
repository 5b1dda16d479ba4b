import { type Selectable, sql } from 'kysely';
import type { MemberTable } from '#gateway/database/account-schema.ts';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';

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
  const { rows } = await sql<{ is_due: boolean }>`
    select is_captcha_due(${sql.join(dueValues(siteId, attempt))}) as is_due`.execute(tx);
  return rows[0]?.is_due ?? false;
}

/** What is known before a password is looked at, in one call: whether a captcha is due, and the member of the account. */
export async function readBeforePassword(
  database: Pick<TenantDatabase, 'call'>,
  siteId: string,
  attempt: Attempt,
): Promise<{ readonly needsCaptcha: boolean; readonly member: Selectable<MemberTable> | null }> {
  const [read] = await database.call<{ needs_captcha: boolean; found_member: Selectable<MemberTable> | null }>(
    'select needs_captcha, found_member from read_before_password($1, $2, $3, $4, $5, $6)',
    dueValues(siteId, attempt),
  );
  if (!read) throw new Error('nothing was read');
  return { needsCaptcha: read.needs_captcha, member: read.found_member };
}

/** What the database's functions judge attempts by. */
function dueValues(siteId: string, { accountKey, address, now }: Attempt): readonly unknown[] {
  const since = new Date(now.getTime() - WINDOW_MS).toISOString();
  return [siteId, accountKey, address, since, FAILURES_OF_ACCOUNT, FAILURES_OF_ADDRESS];
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
