import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { listBonusesToEnd, settleBonus } from '../repository/bonus-repository.ts';
import type { RewardParts } from '../reward-parts.ts';

const MOST = 200;

interface SettleParts extends Pick<RewardParts, 'database' | 'onMoved' | 'clock'> {
  readonly sites: Pick<SiteDirectory, 'all'>;
  /** Called where a member's bonus could not be ended; the others go on, and the next run tries again. */
  readonly onFailed: (siteId: string, memberId: string, error: unknown) => void;
}

/**
 * Ends the bonuses that are at their end, on every site: they become money, are used up or expire. One that waits for
 * its rounds is looked at again at the next run.
 */
export async function settleBonuses(
  { database, sites, onMoved, onFailed, clock }: SettleParts,
  stopping?: AbortSignal,
): Promise<void> {
  for (const { id } of sites.all()) {
    const due = await database.forSite(id, (tx) => listBonusesToEnd(tx, id, { at: clock(), most: MOST }));
    for (const { member_id: memberId, currency } of due) {
      if (stopping?.aborted) return;
      try {
        const hasChanged = await database.forSite(id, (tx) => settleBonus(tx, id, { memberId, currency }, clock()));
        if (hasChanged) onMoved(id, memberId);
      } catch (error) {
        onFailed(id, memberId, error);
      }
    }
  }
}
