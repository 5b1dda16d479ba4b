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
import { contract } from '#gateway/contract.ts';
import { requireModule } from '#gateway/plugins/require-module.ts';
import { sensitiveLimit } from '#gateway/plugins/sensitive-limits.ts';
import { sessionOf } from '#gateway/plugins/session-access.ts';
import { siteOf } from '#gateway/plugins/site-by-host.ts';
import { visitOf } from '#gateway/plugins/visit.ts';
import type { SecurityService } from './security-service.ts';

/** Where a member's winnings are sent: bank accounts and e-wallets, on sites that pay out that way. */
export function payoutRoutes(app: FastifyInstance, security: SecurityService, rateLimitFactor: number): void {
  const ofMember = { config: { access: 'member' as const }, preHandler: requireModule('WITHDRAW3') };
  const encrypted = {
    config: { ...sensitiveLimit(rateLimitFactor), access: 'member' as const, encrypted: true },
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
    (request): Promise<BankAccounts> => security.bankAccounts(siteOf(request), sessionOf(request)),
  );

  app.post<{ Body: NewBankAccount }>(
    '/wps/member/bankAccounts',
    { ...encrypted, schema: { ...described('Add a bank account', 'BankAccount'), body: contract('NewBankAccount') } },
    (request): Promise<BankAccount> => security.addBankAccount(siteOf(request), sessionOf(request), request.body),
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
    (request): Promise<EWallets> => security.eWallets(siteOf(request), sessionOf(request)),
  );

  app.post<{ Body: NewEWallet }>(
    '/wps/member/eWallets',
    { ...encrypted, schema: { ...described('Add an e-wallet', 'EWallet'), body: contract('NewEWallet') } },
    (request): Promise<EWallet> => security.addEWallet(siteOf(request), sessionOf(request), request.body),
  );

  app.post<{ Body: PayoutProofCode }>(
    '/wps/member/payoutProof/code',
    {
      config: { ...sensitiveLimit(rateLimitFactor), access: 'member' as const },
      preHandler: requireModule('WITHDRAW3'),
      schema: {
        ...described('Have the code sent that proves a member without a password', 'SmsSent'),
        body: contract('PayoutProofCode'),
      },
    },
    (request): Promise<SmsSent> =>
      security.sendPayoutProofCode(siteOf(request), sessionOf(request), request.body.method, visitOf(request)),
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
        await security.chooseDefaultPayout(siteOf(request), sessionOf(request), kind, provedChange(request));
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
        await security.removePayout(siteOf(request), sessionOf(request), kind, provedChange(request));
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
        return security.confirmPayout(siteOf(request), sessionOf(request), asked, visitOf(request));
      },
    );
  }
}

function provedChange({ params, body }: { readonly params: PayoutAccountParams; readonly body: PayoutProof }) {
  return { accountId: params.accountId, proof: body };
}
