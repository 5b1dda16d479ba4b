import { setTimeout as pause } from 'node:timers/promises';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { callEncrypted } from '#gateway/testing/encrypted-call.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { merchantKeys } from '#payments-sandbox/merchant-keys.ts';
import type { PaymentView } from '#payments-sandbox/payments/payment.ts';
import type { PayoutView } from '#payments-sandbox/payouts/payout.ts';
import { type SiteResponse, siteRequest } from '#tests/harness/site-request.ts';

export const PAYMENTS_SECRET = 'a secret of the payments soak, long enough to be one';
export const MERCHANT = 'AURORA';
export const PASSWORD = 'quiet-harbour-41';
const SITE_HOST = 'aurora.localhost';
const AGAIN_AFTER_MS = 50;
const GIVE_UP_AFTER_MS = 180_000;
/** What a gateway answers while it or the provider is away: the same request is made again. */
const AWAY: ReadonlySet<number> = new Set([502, 503, 504]);

/** Where both ends listen, and the token of the machine's operator. */
export interface PaymentPorts {
  readonly gateway: number;
  readonly provider: number;
  readonly operatorToken: string;
}

interface Asked {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: object;
  readonly key?: string;
}

/** A member of the soak. */
export interface Payer {
  readonly account: string;
  /** Accounts that are paid to: the second makes the provider wait for a hand. */
  readonly payouts: readonly [string, string];
}

/**
 * Calls of members, of an operator and of a merchant to a gateway and a payment provider that may be killed at any
 * moment: each is made again until it is answered, as a patient client does.
 */
export function paymentEnds(ports: PaymentPorts) {
  const askSite = (path: string, options: object = {}): Promise<SiteResponse> =>
    siteRequest({ host: SITE_HOST, ...options, port: ports.gateway, path });
  const { signIn, bearer } = accountCalls({ ask: askSite });
  const tokens = new Map<string, string>();
  const merchant = { authorization: `Bearer ${merchantKeys(PAYMENTS_SECRET).apiKey(MERCHANT)}` };

  async function headersOf({ account }: Payer, { key }: Asked): Promise<Record<string, string>> {
    let token = tokens.get(account);
    if (token === undefined) {
      token = successOf<{ token: string }>(await again(() => signIn({ username: account, password: PASSWORD }))).token;
      tokens.set(account, token);
    }
    return { ...bearer(token), ...(key !== undefined && { 'idempotency-key': key }) };
  }

  /** A session ends by itself; its member signs in once more. */
  async function asMember(payer: Payer, work: () => Promise<SiteResponse>): Promise<SiteResponse> {
    const answer = await again(work);
    if (answer.status !== 401) return answer;
    tokens.delete(payer.account);
    return again(work);
  }

  const provider = (path: string, { method = 'GET', body }: Asked = {}): Promise<SiteResponse> =>
    again(() =>
      siteRequest({
        ...{ host: 'localhost', port: ports.provider, path, method, headers: merchant },
        ...(body !== undefined && { body }),
      }),
    );

  async function listAll<Row>(kind: 'payments' | 'payouts', from?: Date): Promise<readonly Row[]> {
    const rows: Row[] = [];
    const since = from === undefined ? '' : `&from=${from.toISOString()}`;
    for (let after = ''; ; ) {
      const answer = await provider(`/v1/${kind}?merchant=${MERCHANT}${since}${after}`);
      const page = answer.json() as Record<string, readonly Row[]> & { readonly next: string | null };
      rows.push(...(page[kind] ?? []));
      if (page.next === null) return rows;
      after = `&after=${page.next}`;
    }
  }

  return {
    /** A call of a member. */
    member: (payer: Payer, path: string, asked: Asked = {}): Promise<SiteResponse> =>
      asMember(payer, async () =>
        askSite(`/wps/member/${path}`, {
          method: asked.method ?? 'GET',
          headers: await headersOf(payer, asked),
          ...(asked.body !== undefined && { body: asked.body }),
        }),
      ),

    /** The same with a body that only the gateway can read. */
    sealed: (payer: Payer, path: string, asked: Asked & { readonly body: object }): Promise<SiteResponse> =>
      asMember(payer, async () =>
        callEncrypted(askSite, {
          ...{ method: 'POST', path: `/wps/member/${path}`, body: asked.body },
          headers: await headersOf(payer, asked),
        }),
      ),

    /** The member's balance, a decimal. */
    balance: async (payer: Payer): Promise<string> => {
      const headers = () => headersOf(payer, {});
      const answer = await asMember(payer, async () =>
        askSite('/wps/v2/wallets/balance', { headers: await headers() }),
      );
      return successOf<{ balance: string }>(answer).balance;
    },

    /** A call of the machine's operator. */
    operator: (path: string, body?: object): Promise<SiteResponse> =>
      again(() =>
        askSite(`/wps/operator/${path}`, {
          ...{ host: 'localhost', headers: { authorization: `Bearer ${ports.operatorToken}` } },
          ...(body !== undefined && { method: 'POST', body }),
        }),
      ),

    /** A call to the provider. */
    provider,
    /** Its own list of a merchant's payments, or of those since a moment. */
    payments: (from?: Date) => listAll<PaymentView>('payments', from),
    payouts: (from?: Date) => listAll<PayoutView>('payouts', from),
  };
}

export type PaymentEnds = ReturnType<typeof paymentEnds>;

/** @throws when nobody answers for long, or with a fault of the program. */
async function again(work: () => Promise<SiteResponse>): Promise<SiteResponse> {
  const giveUpAt = Date.now() + GIVE_UP_AFTER_MS;
  for (;;) {
    const answer = await work().catch((error: unknown) => {
      if (Date.now() > giveUpAt) throw error;
    });
    if (answer?.status === 500) throw new Error(`The program failed: ${answer.text}`);
    if (answer !== undefined && (!AWAY.has(answer.status) || Date.now() > giveUpAt)) return answer;
    await pause(AGAIN_AFTER_MS);
  }
}
