import type { Withdrawal } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { takePaymentStep } from '../repository/payment-repository.ts';
import { holdWithdrawal } from '../repository/withdrawal-repository.ts';
import { announceWithdrawal } from './announce-withdrawal.ts';
import { presentOwn } from './read-withdrawals.ts';

/**
 * Cancels a withdrawal that is not approved yet: its amount goes back to the wallet. One that was cancelled stays so.
 * @throws DomainError `not_found`; `withdrawal_closed` once it was approved, rejected or returned.
 */
export async function cancelWithdrawal(
  { database, onMoved, clock }: CashierParts,
  site: PublishedSite,
  { memberId, withdrawalId }: { readonly memberId: string; readonly withdrawalId: string },
): Promise<Withdrawal> {
  const at = clock();
  const cancelled = await database.forSite(site.id, async (tx) => {
    const row = await holdWithdrawal(tx, site.id, withdrawalId);
    if (row?.member_id !== memberId) throw new DomainError('not_found');
    if (row.state !== 'cancelled') {
      const step = { event: 'cancel', cause: 'member', at } as const;
      if ((await takePaymentStep(tx, site.id, withdrawalId, step)) === null) throw new DomainError('withdrawal_closed');
      await announceWithdrawal(tx, site, { paymentId: withdrawalId, notice: null, at });
    }
    return presentOwn(tx, site, { memberId, withdrawalId });
  });
  onMoved(site.id, memberId);
  return cancelled;
}
