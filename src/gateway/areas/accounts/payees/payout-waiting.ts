import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PayoutKind } from '#gateway/database/schema/security-schema.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { findPayoutAccount, lockPayouts, type PayoutAccountRow } from '../repository/payout-account-repository.ts';

/** How long nothing is paid to a new account that no second factor confirmed. */
export const PAYOUT_WAIT_MS = 24 * 60 * 60 * 1_000;

/** Whether an account can be paid to: a second factor confirmed it, or it was added 24 hours ago. */
export function isPayable({ usable_from }: Pick<PayoutAccountRow, 'usable_from'>, now: Date): boolean {
  return Date.parse(usable_from) <= now.getTime();
}

/**
 * The account that a withdrawal goes to. Ask within the transaction of the withdrawal: the account stays as it is until
 * that ends.
 * @throws DomainError naming the field `payoutId`: `invalid_request` for none of the member's, `payout_waiting` for a
 *   new one, with the seconds that are left.
 */
export async function holdPayablePayout(
  tx: SiteTransaction,
  owner: { readonly siteId: string; readonly memberId: string },
  { kind, accountId, now }: { readonly kind: PayoutKind; readonly accountId: string; readonly now: Date },
): Promise<PayoutAccountRow> {
  const fields = { payoutId: 'not_allowed_value' } as const;
  await lockPayouts(tx, owner);
  const account = await findPayoutAccount(tx, owner, kind, accountId);
  if (account === undefined) throw new DomainError('invalid_request', { fields });
  if (!isPayable(account, now)) {
    const retryAfterSeconds = Math.ceil((Date.parse(account.usable_from) - now.getTime()) / 1_000);
    throw new DomainError('payout_waiting', { retryAfterSeconds, fields });
  }
  return account;
}
