import { sql } from 'kysely';
import { FROZEN_BY_OPERATOR } from '#gateway/areas/accounts/accounts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';

/** Whose data is erased. */
interface Owner {
  readonly siteId: string;
  readonly memberId: string;
}

/** What keeps a member from being erased, and when it was last active. */
export interface ErasureFacts {
  /** A ledger account other than points has a balance, or there is a debt. */
  readonly hasMoney: boolean;
  readonly hasOpenPayment: boolean;
  readonly hasOpenRound: boolean;
  readonly hasDownline: boolean;
  /** RFC 3339. */
  readonly activeAt: string;
}

/** Tables from which a member's rows are deleted, in this order. */
const DELETED = [
  ...(['remembered_browser', 'one_use_code', 'member_sign_in', 'member_address', 'social_identity'] as const),
  ...(['member_message', 'member_icon', 'member_favourite', 'promotion_reminder', 'referral_browser'] as const),
  ...(['member_recovery_code', 'member_authenticator', 'member_try', 'payout_account', 'member_payee'] as const),
  ...(['payout_number', 'operator_note', 'team_note'] as const),
];

/** Reads what a decision on erasure depends on. No round stays open for longer than 31 days. */
export async function readErasureFacts(
  tx: SiteTransaction,
  { siteId, memberId }: Owner,
  now: Date,
): Promise<ErasureFacts> {
  const { rows } = await sql<ErasureFacts>`
    with account as (
      select a.account_id, a.kind, b.balance from ledger_account a
      left join ledger_balance b on b.site_id = a.site_id and b.account_id = a.account_id
      where a.site_id = ${siteId} and a.member_id = ${memberId}
    )
    select
      exists (select from account where kind <> 'points' and balance <> 0) as "hasMoney",
      exists (select from payment where site_id = ${siteId} and member_id = ${memberId} and state not in ('credited',
        'failed', 'expired', 'refunded', 'confirmed', 'rejected', 'cancelled', 'returned')) as "hasOpenPayment",
      exists (select from account a join game_round r on r.site_id = ${siteId} and r.account_id = a.account_id
        where r.closed_at is null
          and r.round_id >= ledger_id_at(${now.toISOString()}::timestamptz - interval '31 days')) as "hasOpenRound",
      exists (select from member below
        where below.site_id = ${siteId} and below.upline_id = ${memberId}) as "hasDownline",
      greatest(
        (select registered_at from member where site_id = ${siteId} and member_id = ${memberId}),
        (select max(signed_in_at) from member_sign_in where site_id = ${siteId} and member_id = ${memberId}),
        (select max(created_at) from payment where site_id = ${siteId} and member_id = ${memberId}),
        (select ledger_moment(max(r.round_id)) from account a
          join game_round r on r.site_id = ${siteId} and r.account_id = a.account_id)
      ) as "activeAt"`.execute(tx);
  const [facts] = rows;
  if (facts === undefined) throw new Error('the facts of a member have no row');
  return facts;
}

/**
 * Deletes or replaces what identifies a member. The ledger, payments, rounds and the audit trail keep their rows, which
 * contain the member's id only.
 */
export async function erasePerson(tx: SiteTransaction, { siteId, memberId }: Owner, at: Date): Promise<void> {
  const ofMember = sql`site_id = ${siteId} and member_id = ${memberId}`;
  const payments = sql`(select payment_id from payment where ${ofMember})`;
  const chats = sql`(select chat_id from chat where ${ofMember})`;
  const applications = sql`(select application_id from promotion_application where ${ofMember})`;
  const statements = [
    // Rows of the outbox contain the recipient until they are deleted.
    sql`delete from outbox_message o using member m where o.site_id = ${siteId} and m.site_id = ${siteId}
      and m.member_id = ${memberId} and (o.recipient = m.mobile_num or lower(o.recipient) = lower(m.email))`,
    sql`delete from member_event where site_id = ${siteId} and audience = ${memberId}`,
    ...DELETED.map((table) => sql`delete from ${sql.table(table)} where ${ofMember}`),
    ...['chat_image', 'chat_message', 'chat'].map(
      (table) => sql`delete from ${sql.table(table)} where site_id = ${siteId} and chat_id in ${chats}`,
    ),
    sql`delete from payment_image where site_id = ${siteId} and payment_id in ${payments}`,
    sql`delete from promotion_image where site_id = ${siteId} and application_id in ${applications}`,
    sql`update promotion_application set comment = '', note = null where ${ofMember}`,
    sql`update point_redemption set address = null, remark = null where ${ofMember}`,
    sql`update withdrawal set holder_name = null, masked_number = '', sealed_number = null
      where site_id = ${siteId} and payment_id in ${payments}`,
  ];
  for (const statement of statements) await statement.execute(tx);
  const account = `erased-${memberId}`;
  await tx
    .updateTable('member')
    .set({
      ...{ account, account_key: account.toLowerCase(), nickname: null, details: jsonText({}), birthday: null },
      ...{ password_hash: null, payment_password_hash: null, must_change_password: false },
      ...{ mobile_num: null, mobile_verified_at: null, email: null, email_verified_at: null },
      ...{ register_url: null, register_address: '', language: null },
      ...{ frozen_at: at.toISOString(), frozen_by: FROZEN_BY_OPERATOR, erased_at: at.toISOString() },
    })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .execute();
}
