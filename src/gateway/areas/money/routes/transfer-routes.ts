import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type {
  ConsolidatedFunds,
  LanguageCode,
  LanguageQuery,
  WalletTransfer,
  WalletTransferred,
} from '#contracts/generated/contracts.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { contract } from '#gateway/http/contract.ts';
import { idempotencyKeyOf } from '#gateway/http/idempotency-key.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** Flows that span wallets and vendors. */
export interface FundsOfMembers {
  transfer(
    site: PublishedSite,
    memberId: string,
    request: { readonly asked: WalletTransfer; readonly key: string },
  ): Promise<WalletTransferred>;
  consolidated(site: PublishedSite, language: LanguageCode, memberId: string): Promise<ConsolidatedFunds>;
}

interface TransferRouteParts {
  readonly funds: FundsOfMembers;
  /** Refuses while the site is closed to the visitor. */
  readonly requireOpen: preHandlerAsyncHookHandler;
}

/** Balances of a member's wallets, and transfers between them (specification, section 7, "Wallet"). */
export function transferRoutes(app: FastifyInstance, { funds, requireOpen }: TransferRouteParts): void {
  app.get<{ Querystring: LanguageQuery }>(
    '/wps/member/info/funds/consolidated',
    {
      config: { access: 'member' },
      schema: {
        tags: ['wallet'],
        summary: 'What the member has in all wallets, and what the site pays to agents',
        querystring: contract('LanguageQuery'),
        response: { 200: contract('ConsolidatedFunds') },
      },
    },
    (request): Promise<ConsolidatedFunds> =>
      funds.consolidated(siteOf(request), request.language, sessionOf(request).memberId),
  );

  app.post<{ Body: WalletTransfer }>(
    '/wps/relay/GCS_walletTransfer',
    {
      config: { access: 'member' },
      preHandler: requireOpen,
      schema: {
        tags: ['wallet'],
        summary: 'Move money to a vendor’s wallet or back; needs an Idempotency-Key',
        body: contract('WalletTransfer'),
        response: { 200: contract('WalletTransferred') },
      },
    },
    (request): Promise<WalletTransferred> =>
      funds.transfer(siteOf(request), sessionOf(request).memberId, {
        asked: request.body,
        key: idempotencyKeyOf(request),
      }),
  );
}
