import type { WithdrawalStatus } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { presentPayoutTo } from '#gateway/areas/accounts/accounts.ts';
import { notifyMember, writeEvent } from '#gateway/areas/messaging/messaging.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { findWithdrawal } from '../repository/withdrawal-repository.ts';

/** What a message tells a member of a withdrawal. */
type WithdrawalNotice = 'withdrawalApproved' | 'withdrawalRejected' | 'withdrawalSent' | 'withdrawalReturned';

interface Announced {
  readonly paymentId: string;
  /** Null where open pages alone learn of it. */
  readonly notice: WithdrawalNotice | null;
  /** What the message is about, in minor units; the amount of the withdrawal when not given. */
  readonly amountMinor?: bigint;
  /** Until when a part is to be confirmed. */
  readonly confirmBy?: Date;
  readonly at: Date;
}

/** Tells open pages of a withdrawal's new state, and the member by a message where there is one for it. */
export async function announceWithdrawal(
  tx: SiteTransaction,
  site: PublishedSite,
  { paymentId, notice, amountMinor, confirmBy, at }: Announced,
): Promise<void> {
  const row = await findWithdrawal(tx, site.id, paymentId);
  if (row === undefined) return;
  const { member_id: memberId, institution, holder_name: holderName, masked_number: maskedNumber } = row;
  if (notice !== null) {
    const to = presentPayoutTo(site, { kind: row.account_kind, institution, holderName, maskedNumber });
    const params = {
      amount: minorToDecimal(amountMinor ?? BigInt(row.amount_minor), site.site.currency.decimals),
      currency: row.currency,
      reference: row.reference,
      to: `${to.name} ${to.maskedNumber}`,
      ...(row.refusal !== null && { reason: row.refusal }),
      ...(confirmBy !== undefined && { time: confirmBy.toISOString() }),
    };
    await notifyMember(tx, site.id, { memberId, kind: notice, params, at });
  }
  const payload = { withdrawalId: paymentId, status: row.state as WithdrawalStatus };
  await writeEvent(tx, site.id, memberId, { type: 'withdrawal', payload }, at);
}
