import { insertHold, insertHoldStep } from '#gateway/areas/cashier/repository/case-hold-repository.ts';
import { insertDecision } from '#gateway/areas/cashier/repository/case-repository.ts';
import { replaceImage } from '#gateway/areas/cashier/repository/payment-image-repository.ts';
import { insertPayment, takePaymentStep } from '#gateway/areas/cashier/repository/payment-repository.ts';
import { insertProviderEvent } from '#gateway/areas/cashier/repository/provider-event-repository.ts';
import { insertTeamTransfer } from '#gateway/areas/cashier/repository/team-transfer-repository.ts';
import { readStaked } from '#gateway/areas/cashier/repository/turnover-repository.ts';
import { insertPart, insertWithdrawal } from '#gateway/areas/cashier/repository/withdrawal-repository.ts';
import { addExposure } from '#gateway/areas/lottery/repository/exposure-repository.ts';
import { insertTickets } from '#gateway/areas/lottery/repository/lottery-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';

/** A deposit that its provider received, and the webhook that said so. */
export async function fillDeposit(tx: SiteTransaction, siteId: string): Promise<void> {
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
  const hold = { caseId: `deposit-${payment_id}`, operator: 'o', note: siteId, now: at };
  const until = new Date(at.getTime() + 1);
  await insertHold(tx, siteId, { ...hold, until });
  await insertHoldStep(tx, siteId, { ...hold, paymentId: payment_id, what: 'hold', until });
  await replaceImage(tx, siteId, {
    ...{ payment_id, purpose: 'receipt', part: 0, number: 1, member_id: 'A'.repeat(10), name: siteId },
    ...{ file_sha256: '0'.repeat(64), media_type: 'image/png', width: 1, height: 1, bytes: Buffer.from(siteId) },
    created_at: at,
  });
  const event = { provider: 'sandbox', eventId: 'e', body: Buffer.from(siteId), receivedAt: at };
  await insertProviderEvent(tx, siteId, event);
}

/** A withdrawal that was sent in one part. */
export async function fillWithdrawal(tx: SiteTransaction, siteId: string): Promise<void> {
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
