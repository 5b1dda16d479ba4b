import type { BankAccounts, EWallets } from '#contracts/generated/contracts.ts';
import type { Session } from '#gateway/identity/session.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { readOwnPayouts } from './payout-accounts.ts';
import { presentBankAccounts, presentEWallets } from './payout-presenter.ts';
import { bankSettings, eWalletSettings } from './payout-rules.ts';

/**
 * Lists a member's bank accounts and the fields that a new one needs.
 * @throws DomainError `feature_disabled` where the site pays out to no bank.
 */
export async function listBankAccounts(
  parts: AccountParts,
  site: PublishedSite,
  session: Session,
): Promise<BankAccounts> {
  bankSettings(site);
  return presentBankAccounts(site, await readOwnPayouts(parts, site, session, 'bank'), parts.clock());
}

/**
 * Lists a member's e-wallets and the fields that a new one needs.
 * @throws DomainError `feature_disabled` where the site pays out to no e-wallet.
 */
export async function listEWallets(parts: AccountParts, site: PublishedSite, session: Session): Promise<EWallets> {
  eWalletSettings(site);
  return presentEWallets(site, await readOwnPayouts(parts, site, session, 'eWallet'), parts.clock());
}
