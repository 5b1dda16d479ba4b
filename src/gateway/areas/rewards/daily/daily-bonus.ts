import type { DailyBonus, DailyBonusSettings } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { holdMember } from '#gateway/areas/accounts/accounts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { grantAndClaim } from '../grants/grant-and-claim.ts';
import { prizeOf } from '../grants/prize.ts';
import { POINTS } from '../points/points-settings.ts';
import { findSources, lastSource } from '../repository/reward-repository.ts';
import type { RewardParts } from '../reward-parts.ts';
import { DAILY, nextStep, type SiteDay, siteDay } from './daily-streak.ts';

type DailyParts = Pick<RewardParts, 'database' | 'clock' | 'onMoved'>;

interface Standing {
  /** Today's place among the seven, from 1. */
  readonly step: number;
  readonly isClaimed: boolean;
  readonly isMissed: boolean;
}

/** A member's place in the seven days. @throws DomainError `feature_disabled` where the site has no daily bonus. */
export async function readDailyBonus(
  { database, clock }: Pick<DailyParts, 'database' | 'clock'>,
  site: PublishedSite,
  memberId: string,
): Promise<DailyBonus> {
  return database.forSite(site.id, (tx) => dailyStanding(tx, site, { memberId, at: clock() }));
}

/** A member's place in the seven days, within a transaction. @throws DomainError `feature_disabled`. */
export async function dailyStanding(
  tx: SiteTransaction,
  site: PublishedSite,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
): Promise<DailyBonus> {
  const settings = dailySettings(site);
  const day = siteDay(site.site.timeZone, at);
  return presentDays(site, settings, await standingOf(tx, site, memberId, day), day);
}

/**
 * Grants today's bonus and pays it, in one transaction: once a day, however many ask at once.
 * @throws DomainError `already_claimed`, `feature_disabled`; nothing is moved then.
 */
export async function claimDailyBonus(
  { database, clock, onMoved }: DailyParts,
  site: PublishedSite,
  memberId: string,
): Promise<DailyBonus> {
  const settings = dailySettings(site);
  const at = clock();
  const day = siteDay(site.site.timeZone, at);
  const claimed = await database.forSite(site.id, async (tx) => {
    // Claims of one member take turns, so that each reads what the one before has written.
    await holdMember(tx, site.id, memberId);
    const { step, isMissed } = await standingOf(tx, site, memberId, day);
    const { currency, amountMinor } = prizeOn(site, settings, step);
    const rewardId = await grantAndClaim(tx, site.id, {
      ...{ memberId, kind: DAILY, source: day.today, currency, amountMinor, facts: { step } },
      ...{ at, expiresAt: day.endsAt },
    });
    if (rewardId === null) throw new DomainError('already_claimed');
    return { step, isMissed, isClaimed: true };
  });
  onMoved(site.id, memberId);
  return presentDays(site, settings, claimed, day);
}

/** @throws DomainError `feature_disabled` where the site has no daily bonus. */
function dailySettings({ site }: PublishedSite): DailyBonusSettings {
  if (site.dailyBonus === undefined) throw new DomainError('feature_disabled');
  return site.dailyBonus;
}

async function standingOf(
  tx: SiteTransaction,
  { id }: PublishedSite,
  memberId: string,
  { today, yesterday }: SiteDay,
): Promise<Standing> {
  const rows = await findSources(tx, id, { memberId, kind: DAILY, sources: [today, yesterday] });
  const stepOn = (day: string): number | null => {
    const step = rows.find(({ source }) => source === day)?.facts.step;
    return step === undefined ? null : Number(step);
  };
  const claimed = stepOn(today);
  const before = stepOn(yesterday);
  const last = before === null ? await lastSource(tx, id, { memberId, kind: DAILY, below: today }) : null;
  return {
    step: claimed ?? nextStep(before),
    isClaimed: claimed !== null,
    isMissed: last !== null,
  };
}

function prizeOn({ site }: PublishedSite, { days }: DailyBonusSettings, step: number) {
  const day = days[step - 1];
  if (day === undefined) throw new Error(`the daily bonus has no day ${step}`);
  return prizeOf(site, day);
}

function presentDays(
  site: PublishedSite,
  settings: DailyBonusSettings,
  { step, isClaimed, isMissed }: Standing,
  { endsAt }: SiteDay,
): DailyBonus {
  const { decimals } = site.site.currency;
  return {
    canClaim: !isClaimed,
    ...{ step, isMissed, nextAt: endsAt.toISOString() },
    days: settings.days.map((_, index) => {
      const at = index + 1;
      const { currency, amountMinor } = prizeOn(site, settings, at);
      const isDone = at < step || (at === step && isClaimed);
      return {
        step: at,
        amount: currency === POINTS ? null : minorToDecimal(amountMinor, decimals),
        points: currency === POINTS ? Number(amountMinor) : null,
        state: isDone ? ('claimed' as const) : at === step ? ('today' as const) : ('later' as const),
      };
    }),
  };
}
