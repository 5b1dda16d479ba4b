import { sql } from 'kysely';
import { saveMemberCheck } from '#gateway/areas/accounts/repository/member-check-repository.ts';
import { saveIntegration, vendorMemberId } from '#gateway/areas/money/repository/integration-repository.ts';
import {
  applyPlayLimits,
  insertLimitChange,
  saveExclusion,
  savePlayLimit,
} from '#gateway/areas/money/repository/play-limits-repository.ts';
import { beginPlay, insertPlayCheck, saveReminder } from '#gateway/areas/money/repository/play-session-repository.ts';
import { orderRecall } from '#gateway/areas/money/repository/recall-repository.ts';
import { handLimitsOut } from '#gateway/areas/money/repository/vendor-limit-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** A vendor and a round of it: a bet, and a win that is rolled back when it has been spent. */
export async function fillRounds(tx: SiteTransaction, siteId: string): Promise<void> {
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
