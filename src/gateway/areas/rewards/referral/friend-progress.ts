import { Temporal } from 'temporal-polyfill';
import type { FriendRule, ReferralMissing } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import type { MemberRow } from '#gateway/areas/accounts/accounts.ts';
import { type RecordDays, readDeposits, readPlay, wholeDays } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** What a friend did within its days, in minor units. */
export interface FriendProgress {
  readonly depositedMinor: bigint;
  readonly stakedMinor: bigint;
  readonly hasContact: boolean;
}

/** The days on which a friend's deposits and stakes count. @param registeredAt RFC 3339. */
export function daysOfFriend({ days }: Pick<FriendRule, 'days'>, zone: string, registeredAt: string): RecordDays {
  const first = Temporal.Instant.from(registeredAt).toZonedDateTimeISO(zone).toPlainDate();
  return wholeDays(first.toString(), first.add({ days }).toString(), zone);
}

/** Counts what a friend did, from its records of play and deposits; rounds that are open do not count. */
export async function readProgress(
  tx: SiteTransaction,
  { id, site }: PublishedSite,
  { friend, rule, days, at }: { friend: MemberRow; rule: FriendRule; days: RecordDays; at: Date },
): Promise<FriendProgress> {
  const owner = { siteId: id, memberId: friend.member_id, currency: site.currency.code };
  const games = rule.staked === undefined ? [] : (await readPlay(tx, owner, days, at)).games;
  return {
    depositedMinor: rule.deposited === undefined ? 0n : (await readDeposits(tx, owner, days)).sumMinor,
    stakedMinor: games.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0n),
    hasContact: friend.email_verified_at !== null || friend.mobile_verified_at !== null,
  };
}

/** What a friend has yet to do. */
export function missingOf(rule: FriendRule, done: FriendProgress, decimals: number): ReferralMissing {
  const isShort = (asked: string | undefined, doneMinor: bigint): boolean =>
    asked !== undefined && doneMinor < decimalToMinor(asked, decimals);
  return {
    deposited: isShort(rule.deposited, done.depositedMinor),
    staked: isShort(rule.staked, done.stakedMinor),
    contact: rule.contact === true && !done.hasContact,
  };
}

/** Whether nothing is missing. */
export const isDone = ({ deposited, staked, contact }: ReferralMissing): boolean => !deposited && !staked && !contact;
