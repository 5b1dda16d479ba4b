import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { type DueMember, type PayParts, payPeriods } from '../periods/pay-periods.ts';
import { insertReward } from '../repository/reward-repository.ts';
import { cashbackOf, cashbackSettings } from './cashback-settings.ts';
import { countLoss } from './count-loss.ts';

const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Grants the cashback of ended periods, on every site that gives some; members claim it within 30 days. */
export async function payCashback(parts: PayParts, stopping?: AbortSignal): Promise<void> {
  const settingsOf = ({ site }: PublishedSite) => site.cashback;
  await payPeriods(parts, { table: 'cashback_payment', settingsOf, payMember: grant }, stopping);
}

async function grant(tx: SiteTransaction, published: PublishedSite, due: DueMember): Promise<boolean> {
  const { id, site } = published;
  const { memberId, period, at } = due;
  const settings = cashbackSettings(site);
  const lostMinor = await countLoss(tx, published, { ...due, settings });
  const amountMinor = cashbackOf(settings, site.currency, lostMinor);
  if (amountMinor === 0n) return false;
  const granted = await insertReward(tx, id, {
    ...{ memberId, kind: 'cashback', source: period.first, currency: site.currency.code, amountMinor, at },
    facts: { lost: `${lostMinor}`, percent: settings.percent },
    expiresAt: new Date(at.getTime() + KEPT_DAYS * DAY_MS),
  });
  return granted !== null;
}
