import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { listBonusesToEnd, settleBonus } from '../repository/bonus-repository.ts';
import type { RewardParts } from '../reward-parts.ts';

const PART = 200;

interface SettleParts extends Pick<RewardParts, 'database' | 'onMoved' | 'clock'> {
  readonly sites: Pick<SiteDirectory, 'all'>;
  /** Called where a member's bonus could not be ended; the others go on, and the next run tries again. */
  readonly onFailed: (siteId: string, memberId: string, error: unknown) => void;
}

/**
 * Ends the bonuses that are at their end, on every site: they become money, are used up or expire. One that waits for
 * its rounds is looked at again at the next run.
 * @param part how many are read at a time.
 */
export async function settleBonuses(
  { database, sites, onMoved, onFailed, clock }: SettleParts,
  stopping?: AbortSignal,
  part = PART,
): Promise<void> {
  const at = clock();
  for (const { id } of sites.all()) {
    let after = null as string | null;
    for (;;) {
      const from = after;
      const due = await database.forSite(id, (tx) => listBonusesToEnd(tx, id, { at, after: from, most: part }));
      for (const { member_id: memberId, currency } of due) {
        if (stopping?.aborted) return;
        try {
          const hasChanged = await database.forSite(id, (tx) => settleBonus(tx, id, { memberId, currency }, at));
          if (hasChanged) onMoved(id, memberId);
        } catch (error) {
          onFailed(id, memberId, error);
        }
      }
      const last = due.at(-1);
      if (last === undefined || due.length < part) break;
      after = last.bonus_id;
    }
  }
}
