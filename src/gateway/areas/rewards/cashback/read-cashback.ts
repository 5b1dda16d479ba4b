import type { Cashback } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { currentPeriod } from '../periods/paid-period.ts';
import type { RebateParts } from '../reward-parts.ts';
import { cashbackOf, cashbackSettings } from './cashback-settings.ts';
import { countLoss } from './count-loss.ts';

/**
 * What a member's loss of the present period gives back, as far as it is counted.
 * @throws DomainError `feature_disabled` where the site gives no cashback.
 */
export async function readCashback(
  { database, clock, games }: Pick<RebateParts, 'database' | 'clock' | 'games'>,
  site: PublishedSite,
  memberId: string,
): Promise<Cashback> {
  const settings = cashbackSettings(site.site);
  const { currency } = site.site;
  const at = clock();
  const gameTypeOf = await games.gameTypes();
  const { period, lostMinor } = await database.forSite(site.id, async (tx) => {
    const current = await currentPeriod(tx, site, { table: 'cashback_payment', settings, at });
    return {
      period: current,
      lostMinor: await countLoss(tx, site, { memberId, period: current, settings, gameTypeOf, at }),
    };
  });
  return {
    ...{ period: settings.period, first: period.first, last: period.last, paidAt: period.paidAt.toISOString() },
    ...{ percent: settings.percent, from: settings.from, largest: settings.largest },
    ...{ turnover: settings.turnover, days: settings.days },
    lost: minorToDecimal(lostMinor, currency.decimals),
    amount: minorToDecimal(cashbackOf(settings, currency, lostMinor), currency.decimals),
  };
}
