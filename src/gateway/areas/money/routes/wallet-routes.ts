import type { FastifyInstance } from 'fastify';
import type { LanguageQuery, MerchantWallet, WalletBalance } from '#contracts/generated/contracts.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { contract } from '#gateway/http/contract.ts';
import { noStore } from '#gateway/http/no-store.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { WalletService } from '../ledger/wallet-service.ts';

/** A member's balance, and how the site keeps wallets (specification, section 7, "Wallet"). */
export function walletRoutes(app: FastifyInstance, wallet: WalletService): void {
  app.get<{ Querystring: LanguageQuery }>(
    '/wps/v2/wallets/balance',
    {
      config: { access: 'member' },
      onRequest: noStore,
      schema: {
        tags: ['wallet'],
        summary: 'The balance of the member',
        querystring: contract('LanguageQuery'),
        response: { 200: contract('WalletBalance') },
      },
    },
    (request): Promise<WalletBalance> => wallet.balance(siteOf(request), sessionOf(request).memberId),
  );

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/relay/GCS_merchantWallet',
    {
      schema: {
        tags: ['wallet'],
        summary: 'Whether one wallet serves all vendors',
        querystring: contract('LanguageQuery'),
        response: { 200: contract('MerchantWallet') },
      },
    },
    async (request): Promise<MerchantWallet> => wallet.merchantWallet(siteOf(request)),
  );
}
