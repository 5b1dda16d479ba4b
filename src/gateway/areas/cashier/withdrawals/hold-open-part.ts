import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { holdWithdrawal, partsOf, type WithdrawalPartRow } from '../repository/withdrawal-repository.ts';

/**
 * A part that its member may still answer, with its withdrawal locked.
 * @throws DomainError `not_found`, `withdrawal_closed`.
 */
export async function holdOpenPart(
  tx: SiteTransaction,
  site: PublishedSite,
  {
    memberId,
    withdrawalId,
    part,
    at,
  }: { readonly memberId: string; readonly withdrawalId: string; readonly part: number; readonly at: Date },
): Promise<WithdrawalPartRow> {
  const row = await holdWithdrawal(tx, site.id, withdrawalId);
  if (row?.member_id !== memberId) throw new DomainError('not_found');
  const found = (await partsOf(tx, site.id, [withdrawalId])).find((one) => one.part === part);
  if (found === undefined) throw new DomainError('not_found');
  const isInTime = found.state === 'waiting' && new Date(found.confirm_by) > at;
  if (!isInTime && found.state !== 'reported') throw new DomainError('withdrawal_closed');
  return found;
}
