import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type {
  ConsolidatedFunds,
  LanguageCode,
  WalletTransfer,
  WalletTransferred,
} from '#contracts/generated/contracts.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
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
  answerCall(app, 'GET /wps/member/info/funds/consolidated', { config: { access: 'member' } }, (request) =>
    funds.consolidated(siteOf(request), request.language, sessionOf(request).memberId),
  );

  answerCall(
    app,
    'POST /wps/relay/GCS_walletTransfer',
    { config: { access: 'member' }, preHandler: requireOpen },
    (request) =>
      funds.transfer(siteOf(request), sessionOf(request).memberId, {
        asked: request.body,
        key: idempotencyKeyOf(request),
      }),
  );
}
