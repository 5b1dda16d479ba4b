import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { textInLanguage } from '#gateway/kit/text-in-language.ts';
import { bonusSettings } from '../bonus/bonus-settings.ts';
import { type DueMember, type PayParts, payPeriods } from '../periods/pay-periods.ts';
import { grantBonus } from '../repository/bonus-repository.ts';
import { cashbackOf, cashbackSettings, cashbackSource } from './cashback-settings.ts';
import { countLoss } from './count-loss.ts';

/** Grants the cashback of ended periods as bonuses, on every site that gives some. */
export async function payCashback(parts: PayParts, stopping?: AbortSignal): Promise<void> {
  const settingsOf = ({ site }: PublishedSite) => site.cashback;
  await payPeriods(parts, { table: 'cashback_payment', settingsOf, payMember: grant }, stopping);
}

async function grant(tx: SiteTransaction, published: PublishedSite, due: DueMember): Promise<boolean> {
  const { id, site } = published;
  const { memberId, period, at } = due;
  const settings = cashbackSettings(site);
  const amountMinor = cashbackOf(settings, site.currency, await countLoss(tx, published, { ...due, settings }));
  if (amountMinor === 0n) return false;
  const owner = { memberId, currency: site.currency.code };
  const granted = await grantBonus(tx, id, owner, {
    source: cashbackSource(period.first),
    terms: {
      ...{ amountMinor, requiredMinor: amountMinor * BigInt(settings.turnover), days: settings.days },
      ...{ largestBetMinor: null, isFirst: bonusSettings(site).spends === 'bonusFirst' },
      reason: textInLanguage(settings.name, site.languages.default, site.languages.default),
    },
    at,
  });
  return granted !== null;
}
