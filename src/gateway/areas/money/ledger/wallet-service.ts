import type { MerchantWallet, WalletBalance } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { balanceOf } from '../repository/ledger-repository.ts';

/** Wallets of members (specification, section 7, "Wallet"). */
export interface WalletService {
  balance(site: PublishedSite, memberId: string): Promise<WalletBalance>;
  merchantWallet(site: PublishedSite): MerchantWallet;
}

/** The wallet of a site's members. */
export function walletService(database: Pick<TenantDatabase, 'forSite'>): WalletService {
  return {
    async balance(site, memberId) {
      const { code, symbol, decimals } = site.site.currency;
      const held = await database.forSite(site.id, (tx) =>
        balanceOf(tx, site.id, { memberId, currency: code, kind: 'member' }),
      );
      return { balance: minorToDecimal(held, decimals), currency: code, currencySymbol: symbol };
    },

    merchantWallet: (site) => ({ isSingle: site.site.wallet.isSingle }),
  };
}
