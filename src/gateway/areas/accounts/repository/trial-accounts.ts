import { sql } from 'kysely';
import { TRIAL_TYPE } from '#contracts/member-types.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';

/**
 * Tables that may refer to a trial account, in the order of deletion: events before their counter, and the account
 * last.
 */
const OF_MEMBER = [
  'member_session',
  'remembered_browser',
  'one_use_code',
  'member_sign_in',
  'member_address',
  'member_message',
] as const;
const OF_AUDIENCE = ['member_event', 'event_counter'] as const;

/**
 * Removes so many trial accounts that were opened before a time and in which no session is open, with everything that
 * refers to them. A trial account can have neither ledger accounts nor a downline; one that has them all the same is
 * left alone.
 * @returns how many went.
 */
export async function removeTrialAccounts(
  tx: SiteTransaction,
  siteId: string,
  { openedBefore, now, most }: { readonly openedBefore: Date; readonly now: Date; readonly most: number },
): Promise<number> {
  // Locked, so that no session is opened in one meanwhile; one in which that is about to happen is left for later.
  const { rows } = await sql<{ member_id: string }>`
    select trial.member_id from member trial
    where trial.site_id = ${siteId} and trial.type = ${TRIAL_TYPE} and trial.registered_at < ${openedBefore.toISOString()}
      and not exists (select from member_session session
        where session.site_id = ${siteId} and session.member_id = trial.member_id and session.expires_at > ${now.toISOString()})
      and not exists (select from ledger_account account
        where account.site_id = ${siteId} and account.member_id = trial.member_id)
      and not exists (select from member below where below.site_id = ${siteId} and below.upline_id = trial.member_id)
    order by trial.registered_at limit ${most}
    for update skip locked`.execute(tx);
  const trials = rows.map(({ member_id }) => member_id);
  if (trials.length === 0) return 0;
  for (const table of OF_MEMBER)
    await tx.deleteFrom(table).where('site_id', '=', siteId).where('member_id', 'in', trials).execute();
  for (const table of OF_AUDIENCE)
    await tx.deleteFrom(table).where('site_id', '=', siteId).where('audience', 'in', trials).execute();
  await tx.deleteFrom('member_upline').where('site_id', '=', siteId).where('descendant_id', 'in', trials).execute();
  await tx.deleteFrom('member').where('site_id', '=', siteId).where('member_id', 'in', trials).execute();
  return trials.length;
}
