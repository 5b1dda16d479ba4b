import type { FastifyInstance } from 'fastify';
import type { PayoutAccountParams, PayoutProof } from '#contracts/generated/contracts.ts';
import { visitOf } from '#gateway/http/access/request-visit.ts';
import { requireModule } from '#gateway/http/access/require-module.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { answerCall } from '#gateway/http/answer-call.ts';
import { sensitiveLimit } from '#gateway/http/security/sensitive-limits.ts';
import { siteOf } from '#gateway/http/site-by-host.ts';
import type { AccountParts } from '../account-parts.ts';
import { confirmPayout } from '../payees/confirm-payout.ts';
import { listBankAccounts, listEWallets } from '../payees/list-payees.ts';
import { addBankAccount, addEWallet, chooseDefaultPayout, removePayoutAccount } from '../payees/payout-accounts.ts';
import { presentBankAccount, presentEWallet } from '../payees/payout-presenter.ts';
import { sendPayoutProofCode } from '../payees/prove-payout-owner.ts';

/** Payout accounts of members: bank accounts and e-wallets, on sites that pay out that way. */
export function payoutRoutes(app: FastifyInstance, parts: AccountParts): void {
  const ofMember = { config: { access: 'member' as const }, preHandler: requireModule('WITHDRAW3') };
  const encrypted = {
    config: { ...sensitiveLimit(parts.rateLimitFactor), access: 'member' as const, encrypted: true },
    preHandler: requireModule('WITHDRAW3'),
  };

  answerCall(app, 'GET /wps/member/bankAccounts', ofMember, (request) =>
    listBankAccounts(parts, siteOf(request), sessionOf(request)),
  );

  answerCall(app, 'POST /wps/member/bankAccounts', encrypted, async (request) => {
    const site = siteOf(request);
    return presentBankAccount(site, await addBankAccount(parts, site, sessionOf(request), request.body), parts.clock());
  });

  answerCall(app, 'GET /wps/member/eWallets', ofMember, (request) =>
    listEWallets(parts, siteOf(request), sessionOf(request)),
  );

  answerCall(app, 'POST /wps/member/eWallets', encrypted, async (request) => {
    const site = siteOf(request);
    return presentEWallet(site, await addEWallet(parts, site, sessionOf(request), request.body), parts.clock());
  });

  answerCall(
    app,
    'POST /wps/member/payoutProof/code',
    {
      config: { ...sensitiveLimit(parts.rateLimitFactor), access: 'member' as const },
      preHandler: requireModule('WITHDRAW3'),
    },
    (request) =>
      sendPayoutProofCode(parts, siteOf(request), sessionOf(request), {
        method: request.body.method,
        visit: visitOf(request),
      }),
  );

  for (const [path, kind] of [
    ['/wps/member/bankAccounts/:accountId', 'bank'],
    ['/wps/member/eWallets/:accountId', 'eWallet'],
  ] as const) {
    answerCall(app, `PUT ${path}/default`, encrypted, async (request) => {
      await chooseDefaultPayout(parts, siteOf(request), sessionOf(request), { kind, ...provedChange(request) });
      return { done: true };
    });

    answerCall(app, `POST ${path}/remove`, encrypted, async (request) => {
      await removePayoutAccount(parts, siteOf(request), sessionOf(request), { kind, ...provedChange(request) });
      return { done: true };
    });

    answerCall(app, `POST ${path}/confirm`, encrypted, (request) => {
      const asked = { ...request.body, kind, accountId: request.params.accountId };
      return confirmPayout(parts, siteOf(request), sessionOf(request), asked, visitOf(request));
    });
  }
}

function provedChange({ params, body }: { readonly params: PayoutAccountParams; readonly body: PayoutProof }) {
  return { accountId: params.accountId, proof: body };
}
