import type { FastifyInstance } from 'fastify';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { noStore } from '#gateway/http/no-store.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { WalletService } from '../ledger/wallet-service.ts';

/** A member's balance, and how the site keeps wallets (specification, section 7, "Wallet"). */
export function walletRoutes(app: FastifyInstance, wallet: WalletService): void {
  answerCall(app, 'GET /wps/v2/wallets/balance', { config: { access: 'member' }, onRequest: noStore }, (request) =>
    wallet.balance(siteOf(request), sessionOf(request).memberId),
  );

  answerCall(app, 'GET /wps/relay/GCS_merchantWallet', {}, async (request) => wallet.merchantWallet(siteOf(request)));
}
