import { sql } from 'kysely';
import { beforeAll, expect } from 'vitest';
import { saveMemberCheck } from '#gateway/areas/accounts/repository/member-check-repository.ts';
import { insertMember } from '#gateway/areas/accounts/repository/member-repository.ts';
import { insertDecision } from '#gateway/areas/cashier/repository/case-repository.ts';
import { replaceImage } from '#gateway/areas/cashier/repository/payment-image-repository.ts';
import { insertPayment, takePaymentStep } from '#gateway/areas/cashier/repository/payment-repository.ts';
import { insertProviderEvent } from '#gateway/areas/cashier/repository/provider-event-repository.ts';
import { insertTeamTransfer } from '#gateway/areas/cashier/repository/team-transfer-repository.ts';
import { readStaked } from '#gateway/areas/cashier/repository/turnover-repository.ts';
import { insertPart, insertWithdrawal } from '#gateway/areas/cashier/repository/withdrawal-repository.ts';
import { addExposure } from '#gateway/areas/lottery/repository/exposure-repository.ts';
import { insertTickets } from '#gateway/areas/lottery/repository/lottery-repository.ts';
import { saveIntegration, vendorMemberId } from '#gateway/areas/money/repository/integration-repository.ts';
import { postTransfer } from '#gateway/areas/money/repository/ledger-repository.ts';
import {
  applyPlayLimits,
  insertLimitChange,
  saveExclusion,
  savePlayLimit,
} from '#gateway/areas/money/repository/play-limits-repository.ts';
import { beginPlay, insertPlayCheck, saveReminder } from '#gateway/areas/money/repository/play-session-repository.ts';
import { orderRecall } from '#gateway/areas/money/repository/recall-repository.ts';
import { handLimitsOut } from '#gateway/areas/money/repository/vendor-limit-repository.ts';
import { addUpRecords } from '#gateway/areas/records/repository/add-up-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { OpenTestDatabase, TestDatabase } from '#tests/harness/test-database.ts';

/** The database's error for a missing privilege. */
export const INSUFFICIENT_PRIVILEGE = expect.objectContaining({ code: '42501' });

/** Rows that functions alone write, and that nothing below leads to. */
const OWNERS_ROWS = [
  `top_win (site_id, currency, round_id, account_id, win_minor) values (SITE, 'EUR', 1, 1, 1)`,
  `top_win_floor (site_id, currency, day, floor_minor) values (SITE, 'EUR', '2026-01-01', 1)`,
  `vendor_stake (site_id, member_id, integration_id, currency, staked_minor) values (SITE, 'A', 'v', 'EUR', 1)`,
  `archived_sum (site_id, account_id, month, amount) values (SITE, 1, '2020-01-01', 0)`,
  `team_progress (site_id, counted_to) values (SITE, '2026-01-01')`,
  `team_play (site_id, slot, member_id, bets, bet_minor, win_minor, bonus_minor, rebate_minor)
    values (SITE, '2026-01-01', 'A', 1, 1, 0, 0, 0)`,
  `team_vendor_play (site_id, account_id, at, bets, bet_minor, win_minor) values (SITE, 1, now(), 1, 1, 0)`,
  `team_day (site_id, agent_id, child_id, day, bets, bet_minor, win_minor, bonus_minor, rebate_minor, deposit_minor,
    withdrawal_minor, active, registrations, first_deposits)
    values (SITE, 'A', '', '2026-01-01', 1, 1, 0, 0, 0, 0, 0, 1, 0, 0)`,
  `team_active_day (site_id, agent_id, child_id, day, prior_day, people)
    values (SITE, 'A', '', '2026-01-01', '-infinity', 1)`,
  `team_note (site_id, author_id, member_id, text, at) values (SITE, 'A', 'A', 'note', '2026-01-01')`,
  `team_link (site_id, code, owner_id, name, host, made_at) values (SITE, 'LINK', 'A', 'link', 'h', '2026-01-01')`,
  `team_link_day (site_id, code, day) values (SITE, 'LINK', '2026-01-01')`,
  `agent_contract (site_id, member_id, upline_id, kind, period, version, tiers, top_rate, starts_on, from_at, until_at,
    state, offered_at, expires_at, request_key, digest)
    values (SITE, 'A', 'B', 'daily', 'day', 1, '[]', 100, '2026-01-01', '2026-01-01', 'infinity', 'active',
    '2026-01-01', '2026-01-08', 'k', 'd')`,
  `agent_contract_step (site_id, contract_id, step_no, member_id, step, at)
    values (SITE, 1, 1, 'A', 'offered', '2026-01-01')`,
  `agent_progress (site_id, kind, settled_to) values (SITE, 'daily', '2026-01-01')`,
  `agent_run (site_id, kind, period, from_at, until_at, due_at, min_bet_minor, is_carried, house_tiers, settled_at)
    values (SITE, 'daily', 'day', '2026-01-01', '2026-01-02', '2026-01-02', 0, false, '[]', '2026-01-02')`,
  `agent_input (site_id, run_id, agent_id, upline_id, child_id, members, active, bet_minor, win_minor, bonus_minor,
    rebate_minor) values (SITE, 1, 'A', 'B', '', 1, 1, 1, 0, 0, 0)`,
  `agent_share (site_id, run_id, agent_id, upline_id, turnover_minor, active, base_minor, carry_in_minor,
    debt_in_minor, tier, tier_rate, cap_rate, gross_minor, downlines_minor, paid_minor, carry_out_minor,
    debt_out_minor) values (SITE, 1, 'A', 'B', 1, 1, 1, 0, 0, 1, 1, 1, 1, 0, 1, 0, 0)`,
  `agent_carry (site_id, kind, agent_id, carry_minor, debt_minor) values (SITE, 'daily', 'A', 0, 1)`,
  `agent_payment (site_id, run_id, agent_id, kind, amount_minor, currency, day, from_at, until_at, due_at, state)
    values (SITE, 1, 'A', 'daily', 1, 'EUR', '2026-01-01', '2026-01-01', '2026-01-02', '2026-01-02', 'ready')`,
  'ledger_former_id (site_id, transfer_id, former_id) values (SITE, 1, 1)',
];

/** Two sites in one database, `aurora` and `lotus`, with a row in every table that belongs to a site. */
export function testFilledSites(open: OpenTestDatabase) {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    for (const siteId of ['aurora', 'lotus']) {
      await database.forSite(siteId, (tx) => fillSite(tx, siteId));
      for (const row of OWNERS_ROWS)
        await database.asOwner((tx) => sql.raw(`insert into ${row.replace('SITE', `'${siteId}'`)}`).execute(tx), {
          siteId,
        });
    }
  });

  return {
    get database() {
      return database;
    },
  };
}

async function fillSite(tx: SiteTransaction, siteId: string): Promise<void> {
  await tx.insertInto('site').values({ site_id: siteId, merchant_code: siteId }).execute();
  await tx
    .insertInto('site_revision')
    .values({
      site_id: siteId,
      revision: 1,
      checksum: 'c',
      document: jsonText({ id: siteId }),
      origin: 'files',
      sources: jsonText({}),
    })
    .execute();
  await tx
    .insertInto('site_asset')
    .values({ site_id: siteId, digest: 'd', bytes: Buffer.from(siteId) })
    .execute();
  const at = '2026-01-01T00:00:00Z';
  await tx
    .insertInto('site_publication')
    .values({ site_id: siteId, publication: 1, revision: 1, published_at: at, effective_at: at })
    .execute();
  await tx.insertInto('site_status').values({ site_id: siteId, maintenance: null }).execute();
  await tx
    .insertInto('feedback')
    .values({
      site_id: siteId,
      feedback_id: '0'.repeat(32),
      kind: 'OTHER',
      content: siteId,
      contact: null,
      language: 'EN',
      received_at: at,
    })
    .execute();
  await tx
    .insertInto('outbox_message')
    .values({
      site_id: siteId,
      channel: 'sms',
      kind: 'verify',
      recipient: '+34600000001',
      subject: null,
      text_body: siteId,
      html_body: null,
      created_at: at,
      next_try_at: at,
      last_error: null,
    })
    .execute();
  await tx
    .insertInto('sms_send')
    .values({
      site_id: siteId,
      number: '+34600000001',
      prefix: '+3460000',
      country: 'ES',
      address: '192.0.2.1',
      sent_at: at,
    })
    .execute();
  await fillAccounts(tx, siteId);
  await postTransfer(tx, siteId, {
    kind: 'grant',
    currency: 'EUR',
    lines: [
      { kind: 'house', amount: -5n },
      { kind: 'member', memberId: 'A'.repeat(10), amount: 5n },
    ],
    request: { scope: 'isolation', key: 'k' },
  });
  await playRounds(tx, siteId);
  await deposit(tx, siteId);
  await withdrawal(tx, siteId);
  await addUpRecords(tx, siteId, { zone: 'UTC', until: new Date('2070-01-01T00:00:00Z'), after: '0', most: 9 });
  const game = { site_id: siteId, vendor: 'PG', game_code: 'PG-1' };
  await tx.insertInto('play_measure').values({ site_id: siteId, measured_at: at, version: 1 }).execute();
  await tx
    .insertInto('game_play_day')
    .values({ ...game, day: '2026-01-01', rounds: 1 })
    .execute();
  await tx
    .insertInto('game_arrival')
    .values({ ...game, first_seen_at: at })
    .execute();
}

/** A deposit that its provider received, and the webhook that said so. */
async function deposit(tx: SiteTransaction, siteId: string): Promise<void> {
  const at = new Date('2026-01-01T00:00:00Z');
  const { payment_id } = await insertPayment(tx, siteId, {
    flow: 'deposit',
    memberId: 'A'.repeat(10),
    channelId: 'bank',
    kind: 'transfer',
    provider: 'sandbox',
    currency: 'EUR',
    amountMinor: 5n,
    feeBasisPoints: 0,
    reference: `${siteId}-1`,
    requestKey: 'k',
    requestDigest: 'd',
    ...{ createdAt: at, expiresAt: at, lookAt: at },
  });
  await takePaymentStep(tx, siteId, payment_id, { event: 'pay', totalMinor: 5n, cause: 'provider e', at });
  const key = { subject: 'deposit', paymentId: payment_id, part: null } as const;
  const decision = { ...key, decision: 'approved', why: 'w', amountMinor: 5n, operator: 'o' } as const;
  await insertDecision(tx, siteId, { ...decision, reason: siteId, at });
  await tx
    .insertInto('turnover')
    .values({
      ...{ site_id: siteId, payment_id, step: 1, member_id: 'A'.repeat(10), currency: 'EUR', at },
      ...{ amount_minor: 5, from_minor: 0, until_minor: 5 },
    })
    .execute();
  await readStaked(tx, siteId, { memberId: 'A'.repeat(10), currency: 'EUR' });
  await tx
    .insertInto('case_claim')
    .values({ site_id: siteId, case_id: `deposit-${payment_id}`, operator: 'o', until_at: at })
    .execute();
  await replaceImage(tx, siteId, {
    ...{ payment_id, purpose: 'receipt', part: 0, number: 1, member_id: 'A'.repeat(10), name: siteId },
    ...{ file_sha256: '0'.repeat(64), media_type: 'image/png', width: 1, height: 1, bytes: Buffer.from(siteId) },
    created_at: at,
  });
  const event = { provider: 'sandbox', eventId: 'e', body: Buffer.from(siteId), receivedAt: at };
  await insertProviderEvent(tx, siteId, event);
}

/** A withdrawal that was sent in one part. */
async function withdrawal(tx: SiteTransaction, siteId: string): Promise<void> {
  const at = new Date('2026-01-01T00:00:00Z');
  const { payment_id } = await insertPayment(tx, siteId, {
    flow: 'withdrawal',
    memberId: 'A'.repeat(10),
    channelId: 'bank',
    kind: 'bank',
    provider: 'sandbox',
    currency: 'EUR',
    amountMinor: 1n,
    feeBasisPoints: 0,
    reference: `${siteId}-2`,
    requestKey: 'w',
    requestDigest: 'd',
    ...{ createdAt: at, expiresAt: at, lookAt: at },
  });
  await insertWithdrawal(tx, siteId, {
    payment_id,
    account_kind: 'bank',
    account_id: 'a',
    institution: 'LHV',
    holder_name: siteId,
    masked_number: '•••• 1',
    sealed_number: 's',
    destination: jsonText({ kind: 'bank', bank: 'LHV' } as const),
    reasons: [],
    approvals_needed: 1,
    refusal: null,
    confirm_minutes: 60,
  });
  await insertTeamTransfer(tx, siteId, {
    ...{ transfer_id: '1', sender_id: 'A'.repeat(10), receiver_id: 'B', currency: 'EUR', amount_minor: '1' },
    ...{ reference: siteId, request_key: 'k', answer: '{}', at: at.toISOString() },
  });
  await insertPart(tx, siteId, {
    ...{ payment_id, part: 1, amount_minor: 1, reference: 'r', sent_at: at, confirm_by: at },
  });
  await insertTickets(tx, siteId, [
    {
      ...{ ticket_id: '1', member_id: 'A', integration_id: `${siteId}.ELOTT`, game_code: 'SSC_STAR', currency: 'EUR' },
      currency_decimals: 2,
      ...{ issue: '20260101-0001', stake_minor: '1', lines: [], chase_id: null, stops_on_win: false },
      ...{ round_name: 'r', request_digest: 'd', drawsAt: at, closesAt: at, placedAt: at },
    },
  ]);
  const byPick = new Map([['place-1 7', 1n]]);
  await addExposure(tx, siteId, { gameCode: 'SSC_STAR', issue: '20260101-0001', drawsAt: at, byPick }, 1n);
}

/** A vendor and a round of it: a bet, and a win that is rolled back when it has been spent. */
async function playRounds(tx: SiteTransaction, siteId: string): Promise<void> {
  const at = '2026-01-01T00:00:00Z';
  const integration_id = `${siteId}.PG`;
  const member_id = 'A'.repeat(10);
  await saveIntegration(tx, siteId, {
    integrationId: integration_id,
    vendor: 'PG',
    dialect: 'actions',
    wallet: 'seamless',
    settings: {
      gameUrl: 'http://games.example',
      requiresSession: false,
      overdrawnRollback: 'debt',
      allowedActions: [],
      limits: {},
    },
    keySealed: 'k',
    isEnabled: true,
    createdAt: at,
  });
  const user = await vendorMemberId(tx, siteId, integration_id, member_id);
  await tx
    .insertInto('game_session')
    .values({ site_id: siteId, session_id: 's', integration_id, member_id, mode: 'real', started_at: at })
    .execute();
  await tx
    .insertInto('vendor_call')
    .values({
      site_id: siteId,
      call_id: 1,
      integration_id,
      operation: 'process',
      request: Buffer.from('{}'),
      status: 200,
      answer: '{}',
      received_at: at,
      took_ms: 1,
    })
    .execute();
  await tx
    .insertInto('reconciliation_difference')
    .values({
      site_id: siteId,
      integration_id,
      vendor_round_id: 'r',
      user_id: user,
      found_at: at,
      window_from: at,
      window_to: at,
    })
    .execute();
  const request = {
    vendor: 'PG',
    user,
    currency: 'EUR',
    own: 'EUR',
    game: 'g',
    round: 'r',
    session: 's',
    finished: true,
    known: true,
    sessions: true,
    debts: true,
    refusal: 0,
    at,
    kinds: ['win', 'bet', 'rollback'],
    ids: ['w', 'b', 'x'],
    amounts: [5, 9, 0],
    originals: [null, null, 'w'],
  };
  await sql`select seamless_process(${siteId}, ${integration_id}, ${JSON.stringify(request)}::jsonb)`.execute(tx);
  await fillPlay(tx, siteId, integration_id);
  await limitPlay(tx, siteId);
}

/** Limits that what was played counts towards. */
async function limitPlay(tx: SiteTransaction, siteId: string): Promise<void> {
  const at = new Date('2026-01-01T00:00:00Z');
  const player = { siteId, memberId: 'A'.repeat(10), currency: 'EUR', zone: 'UTC', at };
  await savePlayLimit(tx, player, { kind: 'stake', period: 'day', amountMinor: 100n, next: null });
  await saveExclusion(tx, player, { from: at, until: at });
  await insertLimitChange(tx, siteId, {
    ...{ member_id: player.memberId, at: at.toISOString(), operator: null, reason: null, what: 'limit' },
    ...{ kind: 'stake', period: 'day', currency: 'EUR', amount_minor: '100', until_at: null },
    from_at: at.toISOString(),
  });
  await applyPlayLimits(tx, player);
  await beginPlay(tx, player, at);
  await saveReminder(tx, player, 60);
  await insertPlayCheck(tx, {
    ...{ site_id: siteId, member_id: player.memberId, answered_at: at.toISOString(), due_at: at.toISOString() },
    ...{ answer: 'goOn', seconds: 60, bets: 1, currency: 'EUR', bet_minor: '1', win_minor: '0' },
  });
  await saveMemberCheck(tx, siteId, {
    ...{ memberId: player.memberId, kind: 'age', state: 'passed', at, operator: 'ada', reason: 'seen' },
  });
  const integrationId = `${siteId}.PG`;
  await handLimitsOut(tx, { ...player, integrationId });
  await orderRecall(tx, siteId, { memberId: player.memberId, integrationId });
  await tx
    .insertInto('game_session_end')
    .values({
      ...{ site_id: siteId, integration_id: integrationId, member_id: player.memberId, session_ids: ['s'] },
      ...{ reason: 'excluded', ordered_at: at.toISOString() },
    })
    .execute();
}

/** A game that was started, and money that was moved. */
async function fillPlay(tx: SiteTransaction, siteId: string, integration_id: string): Promise<void> {
  const at = '2026-01-01T00:00:00Z';
  const site_id = siteId;
  const member_id = 'A'.repeat(10);
  await tx
    .insertInto('game_launch')
    .values({
      ...{ site_id, integration_id, language: 'EN', origin: 'http://a.localhost', launched_at: at, expires_at: at },
      ...{ code_digest: 'c', game_session_id: 's', game_code: 'g', mode: 'trial' },
    })
    .execute();
  await tx
    .insertInto('wallet_transfer_request')
    .values({ site_id, member_id, request_key: 'k', digest: 'd', requested_at: at })
    .execute();
  await tx
    .insertInto('wallet_transfer')
    .values({
      ...{ site_id, member_id, integration_id, request_key: 'k', transfer_id: 't', vendor: 'PG' },
      ...{ direction: 'toVendor', currency: 'EUR', amount_minor: 1, status: 'pending' },
      ...{ requested_at: at, tried_at: at },
    })
    .execute();
}

/** One account with a row in each of the tables around it. */
async function fillAccounts(tx: SiteTransaction, siteId: string): Promise<void> {
  const at = '2026-01-01T00:00:00Z';
  const member_id = 'A'.repeat(10);
  const from = { method: 'username', address: '192.0.2.1', device: '' } as const;
  await insertMember(tx, siteId, {
    member_id,
    account: siteId,
    type: 0,
    details: jsonText({}),
    register_method: 'WEB',
    register_address: from.address,
    registered_at: at,
  });
  const rows = {
    member_code: { code: 'CODE1', member_id },
    member_favourite: { member_id, node_id: 1, added_at: at },
    member_icon: { member_id, digest: '0'.repeat(32), webp: Buffer.from(siteId) },
    member_session: {
      token_digest: 't',
      member_id,
      entrance: 'player',
      ...from,
      started_at: at,
      seen_at: at,
      expires_at: at,
    },
    member_sign_in: { member_id, ...from, signed_in_at: at },
    member_address: { member_id, address: from.address, first_seen_at: at },
    sign_in_failure: { account_key: siteId, address: from.address, failed_at: at },
    captcha: { captcha_id: 'c', kind: 'work', answer: 'a', expires_at: at },
    verification_code: { purpose: 'extra', recipient: 'r', code_digest: 'd', tries_left: 1, expires_at: at },
    one_use_code: { code_digest: 'd', purpose: 'handoff', member_id, payload: jsonText({}), expires_at: at },
    used_envelope: { envelope_id: 'e', expires_at: at },
    usage_count: { subject: 's', uses: 1, expires_at: at },
    social_identity: { provider: 'google', subject: 's', member_id, linked_at: at },
    social_attempt: {
      state_digest: 's',
      browser_digest: 'b',
      provider: 'google',
      return_to: '/',
      is_kept: false,
      expires_at: at,
    },
    social_arrival: { browser_digest: 'b', provider: 'google', subject: 's', is_kept: false, expires_at: at },
    remembered_browser: {
      selector: 's',
      member_id,
      entrance: 'player',
      method: 'username',
      validator_digest: 'v',
      rotated_at: at,
      address: from.address,
      expires_at: at,
    },
    event_counter: { audience: member_id, last_id: 1 },
    member_event: { audience: member_id, event_id: 1, type: 'message', payload: jsonText({}), at },
    member_message: { member_id, kind: 'passwordChanged', created_at: at },
  };
  for (const [table, row] of Object.entries(rows)) {
    const columns = Object.entries({ site_id: siteId, ...row });
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map(([name]) => sql.ref(name)))})
      values (${sql.join(columns.map(([, value]) => value))})`.execute(tx);
  }
}
