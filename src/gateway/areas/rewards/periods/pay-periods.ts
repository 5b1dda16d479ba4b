import { isTrialType } from '#contracts/member-types.ts';
import { holdMember } from '#gateway/areas/accounts/accounts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import { siteDay } from '../daily/daily-streak.ts';
import { eachSite, type OnFailed } from '../each-site.ts';
import { keepPayment, type PaymentTable, periodsToPay, playersOf } from '../repository/period-repository.ts';
import type { GameTypeOf, RebateParts } from '../reward-parts.ts';
import { currentPeriod, type PaidPeriod, type PeriodSettings, periodOf } from './paid-period.ts';

const MOST = 100;

/** Dependencies of a job that pays periods. */
export interface PayParts extends RebateParts {
  readonly sites: Pick<SiteDirectory, 'all'>;
  readonly onFailed: OnFailed;
}

/** A member who has played in a period that is over. */
export interface DueMember {
  readonly memberId: string;
  readonly period: PaidPeriod;
  readonly gameTypeOf: GameTypeOf;
  readonly at: Date;
}

/** What is paid by periods. */
interface PaidKind {
  readonly table: PaymentTable;
  /** Undefined where the site does not give it. */
  readonly settingsOf: (site: PublishedSite) => PeriodSettings | undefined;
  /** Pays a member whose row is locked, once for a period. @returns whether something was paid. */
  readonly payMember: (tx: SiteTransaction, site: PublishedSite, due: DueMember) => Promise<boolean>;
}

/** Pays the members of ended periods, on every site that gives what is paid, and begins the next period. */
export async function payPeriods(parts: PayParts, kind: PaidKind, stopping?: AbortSignal): Promise<void> {
  const gameTypeOf = await parts.games.gameTypes();
  await eachSite(parts, async (site) => {
    const settings = kind.settingsOf(site);
    if (settings !== undefined) await paySite(parts, site, { ...kind, settings, gameTypeOf, stopping });
  });
}

interface PaidSite extends PaidKind {
  readonly settings: PeriodSettings;
  readonly gameTypeOf: GameTypeOf;
  readonly stopping: AbortSignal | undefined;
}

async function paySite(parts: PayParts, site: PublishedSite, paid: PaidSite): Promise<void> {
  const { database, clock } = parts;
  const { table, settings, stopping } = paid;
  const { timeZone } = site.site;
  const at = clock();
  const due = await database.forSite(site.id, async (tx) => {
    await currentPeriod(tx, site, { table, settings, at });
    return periodsToPay(tx, site.id, table, siteDay(timeZone, at).today);
  });
  for (const { after, ...days } of due) {
    const period = periodOf(settings, timeZone, days);
    if (period.paidAt > at || stopping?.aborted) return;
    await payPeriod(parts, site, { ...paid, period, after });
  }
}

interface PeriodToPay extends PaidSite {
  readonly period: PaidPeriod;
  /** The account up to which it is paid. */
  readonly after: string;
}

/** Pays the members. Where one could not be paid, all are gone through again at the next run. */
async function payPeriod(parts: PayParts, site: PublishedSite, toPay: PeriodToPay): Promise<void> {
  const { database, clock, onFailed, onMoved } = parts;
  const { table, period, stopping } = toPay;
  const { first, last, from, until } = period;
  const currency = site.site.currency.code;
  let { after } = toPay;
  let hasFailed = false;
  for (;;) {
    const players = await database.forSite(site.id, (tx) =>
      playersOf(tx, site.id, { first, last, from, until, currency, after, most: MOST }),
    );
    for (const { memberId } of players) {
      if (stopping?.aborted) return;
      try {
        if (await payOne(parts, site, { ...toPay, memberId })) onMoved(site.id, memberId);
      } catch (error) {
        hasFailed = true;
        onFailed(site.id, memberId, error);
      }
    }
    after = players.at(-1)?.account ?? after;
    const isLast = players.length < MOST;
    const kept = hasFailed ? '0' : after;
    const doneAt = isLast && !hasFailed ? clock() : null;
    await database.forSite(site.id, (tx) => keepPayment(tx, site.id, table, { first, after: kept, doneAt }));
    if (isLast) return;
  }
}

async function payOne(
  { database, clock }: PayParts,
  site: PublishedSite,
  { memberId, period, gameTypeOf, payMember }: PeriodToPay & { readonly memberId: string },
): Promise<boolean> {
  return database.forSite(site.id, async (tx) => {
    const member = await holdMember(tx, site.id, memberId);
    if (member === undefined || isTrialType(member.type)) return false;
    return payMember(tx, site, { memberId, period, gameTypeOf, at: clock() });
  });
}
