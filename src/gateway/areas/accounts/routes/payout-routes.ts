import type { FastifyInstance } from 'fastify';
import type {
  BankAccount,
  BankAccounts,
  Done,
  EWallet,
  EWallets,
  LanguageQuery,
  NewBankAccount,
  NewEWallet,
  PayoutAccountParams,
  PayoutConfirmation,
  PayoutConfirmed,
  PayoutProof,
  PayoutProofCode,
  SmsSent,
} from '#contracts/generated/contracts.ts';
import { visitOf } from '#gateway/http/access/request-visit.ts';
import { requireModule } from '#gateway/http/access/require-module.ts';
import { sessionOf } from '#gateway/http/access/session-access.ts';
import { contract } from '#gateway/http/contract.ts';
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
  const described = <
    Answer extends 'BankAccounts' | 'BankAccount' | 'EWallets' | 'EWallet' | 'PayoutConfirmed' | 'SmsSent' | 'Done',
  >(
    summary: string,
    answer: Answer,
  ) => ({ tags: ['member'], summary, response: { 200: contract(answer) } });

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/member/bankAccounts',
    {
      ...ofMember,
      schema: {
        ...described('The bank accounts, and what a further one takes', 'BankAccounts'),
        querystring: contract('LanguageQuery'),
      },
    },
    (request): Promise<BankAccounts> => listBankAccounts(parts, siteOf(request), sessionOf(request)),
  );

  app.post<{ Body: NewBankAccount }>(
    '/wps/member/bankAccounts',
    { ...encrypted, schema: { ...described('Add a bank account', 'BankAccount'), body: contract('NewBankAccount') } },
    async (request): Promise<BankAccount> => {
      const site = siteOf(request);
      return presentBankAccount(
        site,
        await addBankAccount(parts, site, sessionOf(request), request.body),
        parts.clock(),
      );
    },
  );

  app.get<{ Querystring: LanguageQuery }>(
    '/wps/member/eWallets',
    {
      ...ofMember,
      schema: {
        ...described('The e-wallets, and what a further one takes', 'EWallets'),
        querystring: contract('LanguageQuery'),
      },
    },
    (request): Promise<EWallets> => listEWallets(parts, siteOf(request), sessionOf(request)),
  );

  app.post<{ Body: NewEWallet }>(
    '/wps/member/eWallets',
    { ...encrypted, schema: { ...described('Add an e-wallet', 'EWallet'), body: contract('NewEWallet') } },
    async (request): Promise<EWallet> => {
      const site = siteOf(request);
      return presentEWallet(site, await addEWallet(parts, site, sessionOf(request), request.body), parts.clock());
    },
  );

  app.post<{ Body: PayoutProofCode }>(
    '/wps/member/payoutProof/code',
    {
      config: { ...sensitiveLimit(parts.rateLimitFactor), access: 'member' as const },
      preHandler: requireModule('WITHDRAW3'),
      schema: {
        ...described('Have the code sent that proves a member without a password', 'SmsSent'),
        body: contract('PayoutProofCode'),
      },
    },
    (request): Promise<SmsSent> =>
      sendPayoutProofCode(parts, siteOf(request), sessionOf(request), {
        method: request.body.method,
        visit: visitOf(request),
      }),
  );

  for (const [path, kind, name] of [
    ['/wps/member/bankAccounts', 'bank', 'bank account'],
    ['/wps/member/eWallets', 'eWallet', 'e-wallet'],
  ] as const) {
    app.put<{ Params: PayoutAccountParams; Body: PayoutProof }>(
      `${path}/:accountId/default`,
      {
        ...encrypted,
        schema: {
          ...described(`Make a ${name} the default`, 'Done'),
          params: contract('PayoutAccountParams'),
          body: contract('PayoutProof'),
        },
      },
      async (request): Promise<Done> => {
        await chooseDefaultPayout(parts, siteOf(request), sessionOf(request), { kind, ...provedChange(request) });
        return { done: true };
      },
    );

    app.post<{ Params: PayoutAccountParams; Body: PayoutProof }>(
      `${path}/:accountId/remove`,
      {
        ...encrypted,
        schema: {
          ...described(`Remove a ${name}`, 'Done'),
          params: contract('PayoutAccountParams'),
          body: contract('PayoutProof'),
        },
      },
      async (request): Promise<Done> => {
        await removePayoutAccount(parts, siteOf(request), sessionOf(request), { kind, ...provedChange(request) });
        return { done: true };
      },
    );

    app.post<{ Params: PayoutAccountParams; Body: PayoutConfirmation }>(
      `${path}/:accountId/confirm`,
      {
        ...encrypted,
        schema: {
          ...described(`Confirm a new ${name} by a second factor, or have the code for that sent`, 'PayoutConfirmed'),
          params: contract('PayoutAccountParams'),
          body: contract('PayoutConfirmation'),
        },
      },
      (request): Promise<PayoutConfirmed> => {
        const asked = { ...request.body, kind, accountId: request.params.accountId };
        return confirmPayout(parts, siteOf(request), sessionOf(request), asked, visitOf(request));
      },
    );
  }
}

function provedChange({ params, body }: { readonly params: PayoutAccountParams; readonly body: PayoutProof }) {
  return { accountId: params.accountId, proof: body };
}
