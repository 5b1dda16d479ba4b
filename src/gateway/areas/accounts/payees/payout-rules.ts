import type { BankAccountSettings, EWalletSettings } from '#contracts/generated/contracts.ts';
import { isModuleOn } from '#document/flags.ts';
import type { PayoutKind } from '#gateway/database/schema/security-schema.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** How many accounts of a kind a member may have where the site's document does not say. */
const MOST = 5;

/** The site's payout methods. There are none without withdrawals, or without a list in the site's document. */
export function payoutRules({
  site,
}: Pick<PublishedSite, 'site'>): Readonly<Record<PayoutKind, { readonly isOffered: boolean; readonly most: number }>> {
  const paysOut = isModuleOn(site.flags, 'WITHDRAW3');
  const rule = (settings: { readonly most?: number } | undefined) => ({
    isOffered: paysOut && settings !== undefined,
    most: settings?.most ?? MOST,
  });
  return { bank: rule(site.payouts?.bankAccounts), eWallet: rule(site.payouts?.eWallets) };
}

/**
 * The banks that a site pays out to.
 * @throws DomainError `feature_disabled` where it pays out to none.
 */
export function bankSettings(site: PublishedSite): BankAccountSettings {
  const settings = site.site.payouts?.bankAccounts;
  if (settings === undefined || !payoutRules(site).bank.isOffered) throw new DomainError('feature_disabled');
  return settings;
}

/**
 * The e-wallets that a site pays out to.
 * @throws DomainError `feature_disabled` where it pays out to none.
 */
export function eWalletSettings(site: PublishedSite): EWalletSettings {
  const settings = site.site.payouts?.eWallets;
  if (settings === undefined || !payoutRules(site).eWallet.isOffered) throw new DomainError('feature_disabled');
  return settings;
}
