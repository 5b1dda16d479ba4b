import { isTrialType } from '#contracts/member-types.ts';
import { holdMember } from '#gateway/areas/accounts/accounts.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { siteDay } from '../daily/daily-streak.ts';
import { eachSite, type OnFailed } from '../each-site.ts';
import { keepPayment, periodsToPay, playersOf } from '../repository/rebate-repository.ts';
import type { GameTypeOf, RebateParts } from '../reward-parts.ts';
import { raiseLevel } from '../vip/raise-level.ts';
import { vipLevels } from '../vip/vip-settings.ts';
import { countRebate, payRebate } from './count-rebate.ts';
import { currentPeriod, periodOf, type RebatePeriod } from './rebate-period.ts';
import { rebateSettings } from './rebate-settings.ts';

const MOST = 100;

interface PayParts extends RebateParts {
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly onFailed: OnFailed;
}

/** Pays what is left of the rebates of ended periods, on every site that gives some, and begins the next period. */
export async function payRebates(parts: PayParts, stopping?: AbortSignal): Promise<void> {
  const gameTypeOf = await parts.games.gameTypes();
  await eachSite(parts, async (site) => {
    if (site.site.rebate !== undefined) await payRebatesOf(parts, site, { gameTypeOf, stopping });
  });
}

async function payRebatesOf(
  parts: PayParts,
  site: PublishedSite,
  { gameTypeOf, stopping }: Pick<PaidPeriod, 'gameTypeOf' | 'stopping'>,
): Promise<void> {
  const { database, clock } = parts;
  const settings = rebateSettings(site.site);
  const { timeZone } = site.site;
  const at = clock();
  const due = await database.forSite(site.id, async (tx) => {
    await currentPeriod(tx, site, settings, at);
    return periodsToPay(tx, site.id, siteDay(timeZone, at).today);
  });
  for (const { after, ...days } of due) {
    const period = periodOf(settings, timeZone, days);
    if (period.paidAt > at || stopping?.aborted) return;
    await payPeriod(parts, site, { period, after, gameTypeOf, stopping });
  }
}

interface PaidPeriod {
  readonly period: RebatePeriod;
  /** The account up to which it is paid. */
  readonly after: string;
  readonly gameTypeOf: GameTypeOf;
  readonly stopping: AbortSignal | undefined;
}

/** Pays the members. Where one could not be paid, all are gone through again at the next run. */
async function payPeriod(
  parts: PayParts,
  site: PublishedSite,
  { period, gameTypeOf, stopping, ...from }: PaidPeriod,
): Promise<void> {
  const { database, clock, onFailed, onMoved } = parts;
  const { first, last, from: begins, until } = period;
  const currency = site.site.currency.code;
  let { after } = from;
  let hasFailed = false;
  for (;;) {
    const players = await database.forSite(site.id, (tx) =>
      playersOf(tx, site.id, { first, last, from: begins, until, currency, after, most: MOST }),
    );
    for (const { memberId } of players) {
      if (stopping?.aborted) return;
      try {
        if (await payRest(parts, site, { memberId, period, gameTypeOf })) onMoved(site.id, memberId);
      } catch (error) {
        hasFailed = true;
        onFailed(site.id, memberId, error);
      }
    }
    after = players.at(-1)?.account ?? after;
    const isLast = players.length < MOST;
    const kept = hasFailed ? '0' : after;
    const doneAt = isLast && !hasFailed ? clock() : null;
    await database.forSite(site.id, (tx) => keepPayment(tx, site.id, { first, after: kept, doneAt }));
    if (isLast) return;
  }
}

/** Pays what is left of a member's rebate, also less than a claim needs. @returns whether it was anything. */
async function payRest(
  { database, clock }: PayParts,
  site: PublishedSite,
  {
    memberId,
    period,
    gameTypeOf,
  }: { readonly memberId: string; readonly period: RebatePeriod; readonly gameTypeOf: GameTypeOf },
): Promise<boolean> {
  const settings = rebateSettings(site.site);
  return database.forSite(site.id, async (tx) => {
    const member = await holdMember(tx, site.id, memberId);
    if (member === undefined || isTrialType(member.type)) return false;
    const at = clock();
    if (vipLevels(site.site).length > 0) await raiseLevel(tx, site, { memberId, at });
    const count = { memberId, period, settings, gameTypeOf, at };
    const counted = await countRebate(tx, site, count);
    if (counted.amountMinor === 0n) return false;
    await payRebate(tx, site, count, counted);
    return true;
  });
}
