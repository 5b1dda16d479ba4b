import type { Prize } from '#contracts/generated/contracts.ts';
import { findById, holdMember } from '#gateway/areas/accounts/accounts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { periodAround } from '../calendar.ts';
import { prizeOf } from '../grants/prize.ts';
import { countFriends, findReferral, isKeptFromReferral, saveReferral } from '../repository/referral-repository.ts';
import { findSigns } from '../repository/referral-sign-repository.ts';
import { insertReward } from '../repository/reward-repository.ts';
import { recordsCountedTo } from '../repository/vip-repository.ts';
import { daysOfFriend, isDone, missingOf, readProgress } from './friend-progress.ts';
import { REFERRAL, REFERRAL_FRIEND, REFERRAL_TIER, referralSettings, tierOf } from './referral-settings.ts';

/** Rounds of the last day may still be open when it ends; they are counted for as long as this. */
const OPEN_ROUNDS_MS = 24 * 60 * 60_000;

interface Counted {
  readonly friendId: string;
  readonly at: Date;
}

/**
 * Counts what a friend did. Who has done everything qualifies and is rewarded, once, or is held where it has something
 * in common with its referrer. Beyond the most of a month, neither of the two is rewarded. Members who are frozen or
 * excluded from play are left as they are.
 * @throws DomainError `feature_disabled` where members bring no friends.
 */
export async function qualifyFriend(
  tx: SiteTransaction,
  site: PublishedSite,
  { friendId, at }: Counted,
): Promise<void> {
  const rule = referralSettings(site.site).qualifies;
  const referrerId = (await findReferral(tx, site.id, friendId))?.referrer_id;
  if (referrerId === undefined) return;
  // The friends of one member take turns, so that each has a number of its own.
  await holdMember(tx, site.id, referrerId);
  const row = await findReferral(tx, site.id, friendId);
  if (row === undefined || (row.state !== 'open' && row.state !== 'allowed')) return;
  if (await isKeptFromReferral(tx, site.id, { friendId, at })) return;
  if (row.state === 'allowed') return reward(tx, site, { friendId, referrerId, at });

  const friend = await findById(tx, site.id, friendId);
  if (friend === undefined) return;
  const { currency, timeZone } = site.site;
  // Read before the sums, so that what is added up meanwhile is looked at again.
  const countedTo = await recordsCountedTo(tx, site.id, { memberId: friendId, currency: currency.code });
  const days = daysOfFriend(rule, timeZone, row.registered_at);
  const done = await readProgress(tx, site, { friend, rule, days, at });
  if (!isDone(missingOf(rule, done, currency.decimals))) {
    const isOver = at.getTime() >= Date.parse(days.until) + OPEN_ROUNDS_MS;
    return saveReferral(tx, site.id, friendId, {
      ...{ counted_to: countedTo, looked_at: at, state: isOver ? 'over' : 'open' },
    });
  }
  const signs = await findSigns(tx, site.id, { friendId, referrerId });
  if (signs.length > 0)
    return saveReferral(tx, site.id, friendId, { state: 'held', held_at: at, signs: jsonText(signs) });
  return reward(tx, site, { friendId, referrerId, at });
}

async function reward(
  tx: SiteTransaction,
  site: PublishedSite,
  { friendId, referrerId, at }: Counted & { readonly referrerId: string },
): Promise<void> {
  const settings = referralSettings(site.site);
  const since = periodAround('month', site.site.timeZone, at).from;
  const before = await countFriends(tx, site.id, { referrerId, since });
  const number = before.qualified + 1;
  const { from, each, once } = tierOf(settings, number);
  const isRewarded = before.rewarded < settings.mostPerMonth;
  const grant = (kind: string, source: string, prize: Prize, memberId = referrerId) =>
    insertReward(tx, site.id, {
      ...{ memberId, kind, source, ...prizeOf(site.site, prize), at, expiresAt: null },
      // A friend is not told its number among its referrer's friends.
      facts: memberId === referrerId ? { number } : {},
    });
  await saveReferral(tx, site.id, friendId, { state: 'qualified', qualified_at: at, is_rewarded: isRewarded });
  if (isRewarded) await grant(REFERRAL, friendId, each);
  if (once !== undefined && from === number) await grant(REFERRAL_TIER, `${from}`, once);
  const { friendReward } = settings;
  if (isRewarded && friendReward !== undefined) await grant(REFERRAL_FRIEND, friendId, friendReward, friendId);
}
