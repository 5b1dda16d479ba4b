import type { HeldReferral, HeldReferrals, HeldReferralsQuery } from '#contracts/generated/contracts.ts';
import { holdMember } from '#gateway/areas/accounts/accounts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { accountsOf, findHeld, type HeldRow, pageOfHeld } from '../repository/held-referral-repository.ts';
import { saveReferral } from '../repository/referral-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { qualifyFriend } from './qualify-friend.ts';
import { referralSettings } from './referral-settings.ts';

const PAGE_SIZE = 20;

/**
 * Friends of a site who were held: those that wait, when not said otherwise.
 * @throws DomainError `feature_disabled`.
 */
export async function listHeld(
  { database }: Pick<RewardParts, 'database'>,
  site: PublishedSite,
  { pageNo = '1', pageSize, state = 'held' }: HeldReferralsQuery,
): Promise<HeldReferrals> {
  referralSettings(site.site);
  const limit = Number(pageSize ?? PAGE_SIZE);
  return database.forSite(site.id, async (tx) => {
    const { rows, count } = await pageOfHeld(tx, site.id, { state, offset: (Number(pageNo) - 1) * limit, limit });
    return {
      list: await presentHeld(tx, site, rows),
      ...{ totalPages: Math.ceil(count / limit), totalCount: count },
    };
  });
}

/**
 * Decides about a friend that was held, once: allowed, it is rewarded as soon as neither it nor its referrer is
 * frozen or excluded from play. The operator, the reason and the time stay with it.
 * @throws DomainError `not_found`; `case_decided`; `invalid_request` naming `reason`; `feature_disabled`.
 */
export async function decideReferral(
  { database, clock }: Pick<RewardParts, 'database' | 'clock'>,
  site: PublishedSite,
  {
    friendId,
    ...decision
  }: {
    readonly friendId: string;
    readonly state: 'allowed' | 'refused';
    readonly operator: string;
    readonly reason: string;
  },
): Promise<HeldReferral> {
  referralSettings(site.site);
  const reason = decision.reason.trim();
  if (reason === '') throw new DomainError('invalid_request', { fields: { reason: 'required' } });
  const at = clock();
  return database.forSite(site.id, async (tx) => {
    const found = await findHeld(tx, site.id, friendId);
    if (found === undefined) throw new DomainError('not_found');
    // As the count of friends does, so that the two take turns.
    await holdMember(tx, site.id, found.referrer_id);
    if ((await findHeld(tx, site.id, friendId))?.state !== 'held') throw new DomainError('case_decided');
    await saveReferral(tx, site.id, friendId, { ...decision, reason, decided_at: at });
    if (decision.state === 'allowed') await qualifyFriend(tx, site, { friendId, at });
    const decided = await findHeld(tx, site.id, friendId);
    const [presented] = decided === undefined ? [] : await presentHeld(tx, site, [decided]);
    if (presented === undefined) throw new Error(`the referral of ${friendId} is gone`);
    return presented;
  });
}

async function presentHeld(
  tx: SiteTransaction,
  site: PublishedSite,
  rows: readonly HeldRow[],
): Promise<HeldReferral[]> {
  const accounts = await accountsOf(
    tx,
    site.id,
    rows.flatMap(({ signs }) => signs.map(({ memberId }) => memberId)),
  );
  const moment = (at: string): string => new Date(at).toISOString();
  return rows.map((row) => ({
    ...{ friendId: row.friend_id, friend: row.friend, referrerId: row.referrer_id, referrer: row.referrer },
    ...{ registeredAt: moment(row.registered_at), heldAt: moment(row.held_at ?? row.registered_at) },
    signs: row.signs.map(({ kind, memberId }) => ({ kind, with: accounts.get(memberId) ?? memberId })),
    state: row.state === 'held' || row.state === 'refused' ? row.state : 'allowed',
    ...{ operator: row.operator, reason: row.reason },
    decidedAt: row.decided_at === null ? null : moment(row.decided_at),
  }));
}
