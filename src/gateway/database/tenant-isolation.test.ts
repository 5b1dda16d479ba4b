import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { INSUFFICIENT_PRIVILEGE, testFilledSites } from '#gateway/testing/test-filled-sites.ts';
import { describeOnEveryEngine } from '#tests/harness/test-database.ts';
import { jsonText } from './json-column.ts';

const SITE_TABLES = [
  'site',
  'site_revision',
  'site_asset',
  'site_publication',
  'site_status',
  'site_status_change',
  'feedback',
  'feedback_closed',
  'outbox_message',
  'sms_send',
  'member',
  'member_upline',
  'member_code',
  'member_icon',
  'member_favourite',
  'member_session',
  'member_sign_in',
  'member_address',
  'sign_in_failure',
  'captcha',
  'verification_code',
  'one_use_code',
  'used_envelope',
  'usage_count',
  'social_identity',
  'social_attempt',
  'social_arrival',
  'remembered_browser',
  'event_counter',
  'member_event',
  'member_message',
  'ledger_account',
  'ledger_balance',
  'ledger_transfer',
  'ledger_entry',
  'ledger_request',
  'vendor_integration',
  'vendor_key',
  'integration_change',
  'vendor_call_count',
  'vendor_member',
  'game_session',
  'played_game',
  'game_round',
  'played_round',
  'wallet_action',
  'wallet_action_detail',
  'wallet_key',
  'ledger_former_id',
  'top_win',
  'top_win_floor',
  'vendor_stake',
  'archived_sum',
  'vendor_call',
  'significant_event',
  'reconciliation_difference',
  'game_launch',
  'wallet_transfer_request',
  'wallet_transfer',
  'play_limit',
  'play_exclusion',
  'play_day',
  'play_limit_change',
  'play_session',
  'play_check',
  'play_reminder',
  'member_check',
  'member_check_change',
  'play_measure',
  'site_minute',
  'game_play_day',
  'game_arrival',
  'game_session_end',
  'fund_recall',
  'vendor_limit',
  'payment',
  'payment_event',
  'payment_decision',
  'payment_image',
  'provider_event',
  'withdrawal',
  'withdrawal_part',
  'turnover',
  'turnover_count',
  'case_claim',
  'case_hold',
  'case_hold_step',
  'lottery_ticket',
  'lottery_exposure',
  'record_progress',
  'record_entry_day',
  'record_round_day',
  'team_span',
  'team_member',
  'team_progress',
  'team_play',
  'team_vendor_play',
  'team_day',
  'team_active_day',
  'team_note',
  'team_link',
  'team_link_day',
  'team_transfer',
  'agent_contract',
  'agent_contract_step',
  'agent_contract_draft',
  'agent_progress',
  'agent_run',
  'agent_input',
  'agent_share',
  'agent_carry',
  'agent_payment',
  'chat',
  'chat_message',
  'chat_image',
  'bonus',
  'bonus_move',
  'point_item',
  'point_redemption',
  'promotion_application',
  'promotion_image',
  'promotion_reminder',
  'reward',
  'free_spin_grant',
  'vip_standing',
  'rebate_payment',
  'board_payment',
  'cashback_payment',
  'operator_message',
  'raffle',
  'raffle_ticket',
  'raffle_winner',
  'referral_code',
  'referral',
  'referral_browser',
  'payout_number',
  'operator_note',
  'operator_audit',
  'balance_adjustment',
] as const;

describeOnEveryEngine('sites in one database', (open) => {
  const sites = testFilledSites(open);

  it.each(SITE_TABLES)('shows only its own rows of %s to a query that forgets the site', async (table) => {
    const { rows } = await sites.database.forSite('aurora', (tx) =>
      sql`select distinct site_id from ${sql.table(table)}`.execute(tx),
    );
    expect(rows).toEqual([{ site_id: 'aurora' }]);
  });

  it.each(SITE_TABLES)('shows no row of %s to a query that asks for the other site', async (table) => {
    const rows = await sites.database.forSite('aurora', (tx) =>
      sql`select * from ${sql.table(table)} where site_id = 'lotus'`.execute(tx),
    );
    expect(rows.rows).toEqual([]);
  });

  it.each(SITE_TABLES)('shows no row of %s where no site is set, not even to the owner', async (table) => {
    const select = sql`select * from ${sql.table(table)}`;
    expect((await sites.database.forPlatform((tx) => select.execute(tx))).rows).toEqual([]);
    expect((await sites.database.asOwner((tx) => select.execute(tx))).rows).toEqual([]);
  });

  it('lets the owner see the site that it names', async () => {
    const rows = await sites.database.asOwner((tx) => tx.selectFrom('site').select('site_id').execute(), {
      siteId: 'lotus',
    });
    expect(rows).toEqual([{ site_id: 'lotus' }]);
  });

  it('leaves the other site alone in an update or a delete without a filter', async () => {
    const updated = await sites.database.forSite('aurora', (tx) =>
      tx
        .updateTable('site_status')
        .set({ maintenance: jsonText({ enabled: true }) })
        .executeTakeFirst(),
    );
    const deleted = await sites.database.asOwner((tx) => tx.deleteFrom('captcha').executeTakeFirst(), {
      siteId: 'aurora',
    });
    expect([updated.numUpdatedRows, deleted.numDeletedRows]).toEqual([1n, 1n]);
    const kept = await sites.database.forSite('lotus', async (tx) => [
      await tx.selectFrom('site_status').select('maintenance').execute(),
      await tx.selectFrom('captcha').select('captcha_id').execute(),
    ]);
    expect(kept).toEqual([[{ maintenance: null }], [{ captcha_id: 'c' }]]);
  });

  it('refuses to insert a row of another site, or to move one there', async () => {
    const insert = sites.database.forSite('aurora', (tx) =>
      tx.insertInto('site').values({ site_id: 'lotus2', merchant_code: 'x' }).execute(),
    );
    await expect(insert).rejects.toEqual(INSUFFICIENT_PRIVILEGE);
    const move = sites.database.forSite('aurora', (tx) =>
      tx
        .updateTable('site_status')
        .set({ site_id: 'lotus' } as never)
        .execute(),
    );
    await expect(move).rejects.toEqual(INSUFFICIENT_PRIVILEGE);
  });

  it('refuses to insert a row where no site is set', async () => {
    const insert = sites.database.forPlatform((tx) =>
      sql`insert into site (site_id, merchant_code) values ('aurora3', 'x')`.execute(tx),
    );
    await expect(insert).rejects.toEqual(INSUFFICIENT_PRIVILEGE);
  });

  it('forgets the site when the transaction ends', async () => {
    await sites.database.forSite('aurora', async () => {});
    const { rows } = await sites.database.forPlatform((tx) =>
      sql<{ site: string }>`select current_setting('marquee.site_id', true) as site`.execute(tx),
    );
    expect(rows).toEqual([{ site: '' }]);
  });

  it('takes nothing but a site id for a site', async () => {
    for (const name of ['', 'Aurora', `a'; reset role; --`, 'a'.repeat(64)]) {
      await expect(sites.database.forSite(name, async () => {})).rejects.toThrow(RangeError);
    }
  });
});
