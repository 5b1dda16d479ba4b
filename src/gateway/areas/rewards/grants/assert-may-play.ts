import { findById } from '#gateway/areas/accounts/accounts.ts';
import { findExclusion } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';

/** Refuses members who may not play. @throws DomainError `account_frozen`, `play_excluded`. */
export async function assertMayPlay(
  tx: SiteTransaction,
  siteId: string,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<void> {
  const member = await findById(tx, siteId, memberId);
  if (member?.frozen_at) throw new DomainError('account_frozen');
  if (await findExclusion(tx, { siteId, memberId, at })) throw new DomainError('play_excluded');
}
