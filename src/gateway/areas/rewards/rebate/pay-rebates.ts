import type { SiteTransaction } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { type DueMember, type PayParts, payPeriods } from '../periods/pay-periods.ts';
import { raiseLevel } from '../vip/raise-level.ts';
import { vipLevels } from '../vip/vip-settings.ts';
import { countRebate, payRebate } from './count-rebate.ts';
import { rebateSettings } from './rebate-settings.ts';

/** Pays what is left of the rebates of ended periods, on every site that gives some, and begins the next period. */
export async function payRebates(parts: PayParts, stopping?: AbortSignal): Promise<void> {
  const settingsOf = ({ site }: PublishedSite) => site.rebate;
  await payPeriods(parts, { table: 'rebate_payment', settingsOf, payMember: payRest }, stopping);
}

/** Pays the rest of a member's rebate, also less than a claim needs. @returns whether something was paid. */
async function payRest(tx: SiteTransaction, site: PublishedSite, due: DueMember): Promise<boolean> {
  const { memberId, at } = due;
  if (vipLevels(site.site).length > 0) await raiseLevel(tx, site, { memberId, at });
  const count = { ...due, settings: rebateSettings(site.site) };
  const counted = await countRebate(tx, site, count);
  if (counted.amountMinor === 0n) return false;
  await payRebate(tx, site, count, counted);
  return true;
}
