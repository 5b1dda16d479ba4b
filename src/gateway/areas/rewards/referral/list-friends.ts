import type {
  FriendRule,
  ReferralFriend,
  ReferralFriendState,
  ReferralFriends,
  ReferralFriendsQuery,
} from '#contracts/generated/contracts.ts';
import { findById } from '#gateway/areas/accounts/accounts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { maskCustomerName } from '#gateway/kit/mask-customer-name.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { prizeGiven } from '../grants/prize.ts';
import { countFriendsIn, pageOfFriends, type ReferralRow } from '../repository/referral-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { daysOfFriend, isDone, missingOf, readProgress } from './friend-progress.ts';
import { assertPlainMember } from './read-referral.ts';
import { referralSettings } from './referral-settings.ts';

const PAGE_SIZE = 10;
const NOTHING = { deposited: false, staked: false, contact: false };

/** What a member learns of a friend: not that a decision was made about it, nor why. */
const SHOWN_AS: Readonly<Record<ReferralRow['state'], ReferralFriendState>> = {
  ...{ open: 'open', held: 'review', allowed: 'review', qualified: 'qualified', refused: 'over', over: 'over' },
};

type FriendRow = Awaited<ReturnType<typeof pageOfFriends>>[number];

/**
 * Friends who registered by a member's link, the latest first, with what each has yet to do.
 * @throws DomainError `feature_disabled`; `not_for_agents`.
 */
export async function listFriends(
  { database, clock }: Pick<RewardParts, 'database' | 'clock'>,
  site: PublishedSite,
  memberId: string,
  { pageNo = '1', state }: ReferralFriendsQuery,
): Promise<ReferralFriends> {
  const rule = referralSettings(site.site).qualifies;
  const at = clock();
  const page = { referrerId: memberId, state, offset: (Number(pageNo) - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  return database.forSite(site.id, async (tx) => {
    await assertPlainMember(tx, site, memberId);
    const count = await countFriendsIn(tx, site.id, page);
    const list: ReferralFriend[] = [];
    for (const row of await pageOfFriends(tx, site.id, page)) list.push(await presentFriend(tx, site, row, rule, at));
    return { list, totalPages: Math.ceil(count / PAGE_SIZE), totalCount: count };
  });
}

async function presentFriend(
  tx: SiteTransaction,
  site: PublishedSite,
  row: FriendRow,
  rule: FriendRule,
  at: Date,
): Promise<ReferralFriend> {
  const { currency, timeZone } = site.site;
  const days = daysOfFriend(rule, timeZone, row.registered_at);
  const friend = row.state === 'open' ? await findById(tx, site.id, row.friend_id) : undefined;
  const missing =
    friend === undefined
      ? NOTHING
      : missingOf(rule, await readProgress(tx, site, { friend, rule, days, at }), currency.decimals);
  const state = row.state === 'open' ? stateOf(isDone(missing), at >= new Date(days.until)) : SHOWN_AS[row.state];
  return {
    name: maskCustomerName(row.account),
    registeredAt: new Date(row.registered_at).toISOString(),
    state,
    reward:
      row.amount_minor === null || row.currency === null
        ? null
        : prizeGiven(site.site, row.currency, BigInt(row.amount_minor)),
    missing: state === 'open' ? missing : NOTHING,
    until: days.until,
  };
}

/**
 * How a friend stands who is not counted yet. Who has done everything looks like one that is held, also after its days:
 * that it is frozen or excluded from play cannot be told.
 */
function stateOf(isAllDone: boolean, areDaysOver: boolean): ReferralFriendState {
  if (isAllDone) return 'review';
  return areDaysOver ? 'over' : 'open';
}
