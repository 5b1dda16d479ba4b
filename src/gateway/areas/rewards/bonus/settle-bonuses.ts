import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import { eachSite, type OnFailed } from '../each-site.ts';
import { listBonusesToEnd, settleBonus } from '../repository/bonus-repository.ts';
import type { RewardParts } from '../reward-parts.ts';

const PART = 200;

interface SettleParts extends Pick<RewardParts, 'database' | 'onMoved' | 'clock'> {
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly onFailed: OnFailed;
}

/**
 * Ends the bonuses that are at their end, on every site: they become money, are used up or expire. One that waits for
 * its rounds is looked at again at the next run. A site or a member that fails does not stop the others.
 * @param part how many are read at a time.
 */
export async function settleBonuses(parts: SettleParts, stopping?: AbortSignal, part = PART): Promise<void> {
  const { database, onMoved, onFailed } = parts;
  const at = parts.clock();
  await eachSite(parts, async ({ id }) => {
    let after = null as string | null;
    while (!stopping?.aborted) {
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
  });
}
