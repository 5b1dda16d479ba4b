import type { VipLevel } from '#contracts/generated/contracts.ts';
import { holdMember } from '#gateway/areas/accounts/accounts.ts';
import { readDeposits, readPlay } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { everyDay, monthAround } from '../calendar.ts';
import { prizeOf } from '../grants/prize.ts';
import { insertReward } from '../repository/reward-repository.ts';
import { findStanding, keepStanding, recordsCountedTo } from '../repository/vip-repository.ts';
import { levelOf, requireLevels, type VipTotals } from './vip-settings.ts';

interface Standing extends VipTotals {
  /** From 1. */
  readonly level: number;
}

/**
 * Counts what a member has staked and deposited, raises its level accordingly, and grants what the levels it has
 * reached give: each upgrade once, and the bonus of each month once. A level never falls.
 * @throws DomainError `feature_disabled` where the site has no levels.
 */
export async function raiseLevel(
  tx: SiteTransaction,
  site: PublishedSite,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<Standing> {
  const levels = requireLevels(site.site);
  const { timeZone: zone, currency } = site.site;
  const owner = { siteId: site.id, memberId, currency: currency.code };
  const days = everyDay(zone);
  // Read before the sums, so that what is added up meanwhile is looked at again.
  const countedTo = await recordsCountedTo(tx, site.id, owner);
  const { games } = await readPlay(tx, owner, days, at);
  const totals = {
    stakedMinor: games.reduce((sum, { stakedMinor }) => sum + stakedMinor, 0n),
    depositedMinor: (await readDeposits(tx, owner, days)).sumMinor,
  };
  const reached = levelOf(levels, totals, currency.decimals);
  const month = monthAround(zone, at);
  const before = await findStanding(tx, site.id, memberId);
  if (
    before !== undefined &&
    reached <= before.level &&
    (before.month === month.name || levels[before.level - 1]?.monthly === undefined) &&
    before.counted_to === countedTo
  )
    return { ...totals, level: Math.min(before.level, levels.length) };

  await holdMember(tx, site.id, memberId);
  const held = await findStanding(tx, site.id, memberId);
  const level = Math.max(held?.level ?? 1, reached);
  for (let passed = (held?.level ?? 1) + 1; passed <= level; passed += 1)
    await grant(tx, site, { memberId, kind: 'vip_upgrade', source: `${passed}`, level: passed, at, expiresAt: null });
  // A level without a bonus of the month leaves the month open: a higher one that is reached in it has its own.
  const gives = levels[level - 1]?.monthly !== undefined;
  if (gives && held?.month !== month.name)
    await grant(tx, site, {
      ...{ memberId, kind: 'vip_level', source: month.name, level, at },
      expiresAt: month.endsAt,
    });
  await keepStanding(tx, {
    ...{
      site_id: site.id,
      member_id: memberId,
      level,
      month: gives ? month.name : (held?.month ?? null),
      counted_to: countedTo,
    },
    reached_at: held === undefined || level > held.level ? at.toISOString() : held.reached_at,
  });
  return { ...totals, level: Math.min(level, levels.length) };
}

interface LevelGrant {
  readonly memberId: string;
  readonly kind: 'vip_upgrade' | 'vip_level';
  readonly source: string;
  readonly level: number;
  readonly at: Date;
  readonly expiresAt: Date | null;
}

/** Grants what a level gives, where it gives something. */
async function grant(tx: SiteTransaction, site: PublishedSite, { kind, level, ...rest }: LevelGrant): Promise<void> {
  const settings: VipLevel | undefined = requireLevels(site.site)[level - 1];
  const prize = kind === 'vip_upgrade' ? settings?.upgrade : settings?.monthly;
  if (prize === undefined) return;
  await insertReward(tx, site.id, { ...rest, kind, ...prizeOf(site.site, prize), facts: { level } });
}
