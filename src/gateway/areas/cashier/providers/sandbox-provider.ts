import { createHmac } from 'node:crypto';
import type { ChannelKind, PaymentLine } from '#contracts/generated/contracts.ts';
import { askVendor } from '#gateway/kit/vendor-client.ts';
import type {
  EventNews,
  PaymentProvider,
  PaymentTerms,
  ProviderAccount,
  ProviderPayment,
  ProviderPayout,
  StartedPayment,
  StartedPayout,
} from './payment-provider.ts';
import { isTimely, verifyWebhook } from './webhook-signature.ts';

const PATIENCE_MS = 5_000;

const METHODS: Readonly<Record<ChannelKind, string>> = {
  transfer: 'bank',
  card: 'card',
  wallet: 'wallet',
  crypto: 'crypto',
};

const STATUSES: Readonly<Record<string, ProviderPayment['status']>> = {
  pending: 'pending',
  confirming: 'pending',
  paid: 'paid',
  failed: 'failed',
  expired: 'expired',
  refunded: 'refunded',
};

/** Answers that say that nothing was started. */
const REFUSALS: ReadonlySet<number> = new Set([400, 422]);

/** Whether nothing was started, not by an earlier try either: a key that stands for something else says that it was. */
function isRefusal({ status, body }: { readonly status: number; readonly body: unknown }): boolean {
  return REFUSALS.has(status) && textAt(body, 'code') !== 'idempotency_mismatch';
}

const ARRIVED: ReadonlySet<ProviderPayment['status']> = new Set(['paid', 'refunded']);

const FAILURES: Readonly<Record<string, ProviderPayment['failure']>> = {
  declined: 'declined',
  insufficient_funds: 'insufficientFunds',
  expired_card: 'expiredCard',
  cancelled: 'cancelled',
  authentication_failed: 'authenticationFailed',
};

const PAYOUT_STATUSES: Readonly<Record<string, ProviderPayout['status']>> = {
  processing: 'processing',
  paid: 'paid',
  failed: 'failed',
  // Its parts tell what came back.
  returned: 'paid',
};

const PAYOUT_FAILURES: Readonly<Record<string, ProviderPayout['failure']>> = {
  rejected: 'rejected',
  account_unknown: 'accountUnknown',
  account_closed: 'accountClosed',
};

interface SandboxSettings {
  /** The address of the sandbox provider's server. */
  readonly url: string;
  /** The secret that the keys of all merchants are derived from. */
  readonly secret: string;
}

/** The sandbox payment provider of a demo (docs/payments-sandbox.md). It moves no real money. */
export function sandboxProvider({ url, secret }: SandboxSettings): PaymentProvider {
  const derived = (purpose: string, merchant: string) => createHmac('sha256', secret).update(`${purpose} ${merchant}`);

  async function ask(
    { merchant }: ProviderAccount,
    request: { method: 'GET' | 'POST'; path: string; body?: object; key?: string },
  ): Promise<{ readonly status: number; readonly body: unknown } | null> {
    const { method, path, body, key } = request;
    try {
      const answer = await askVendor({
        serverUrl: url,
        path,
        method,
        timeoutMs: PATIENCE_MS,
        headers: {
          authorization: `Bearer ${derived('api', merchant).digest('hex')}`,
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: JSON.parse(answer.text) };
    } catch {
      return null;
    }
  }

  async function query(account: ProviderAccount, providerId: string): Promise<ProviderPayment | null> {
    const answer = await ask(account, { method: 'GET', path: `/v1/payments/${encodeURIComponent(providerId)}` });
    return answer?.status === 200 ? paymentOf(answer.body) : null;
  }

  return {
    name: 'sandbox',

    async start(account, request): Promise<StartedPayment> {
      const answer = await ask(account, {
        method: 'POST',
        path: '/v1/payments',
        key: request.idempotencyKey,
        body: {
          merchant: account.merchant,
          reference: request.reference,
          method: METHODS[request.kind],
          // The provider reads whole numbers of JSON; askedAmount bounds them.
          amount: Number(request.amountMinor),
          currency: request.currency,
          decimals: request.decimals,
          return_url: request.returnUrl,
          expires_in_s: request.expiresInSeconds,
          ...(request.network !== undefined && { network: request.network }),
        },
      });
      if (answer === null) return { outcome: 'unknown' };
      if (isRefusal(answer)) return { outcome: 'refused' };
      const terms = termsOf(answer.body);
      const providerId = textAt(answer.body, 'payment_id');
      // It may have started it all the same.
      if (answer.status !== 200 || terms === null || providerId === null) return { outcome: 'unknown' };
      return { outcome: 'started', providerId, terms };
    },

    query,

    async refund(account, providerId, totalMinor) {
      const now = await query(account, providerId);
      if (now === null || now.refundedMinor >= totalMinor) return now;
      const answer = await ask(account, {
        method: 'POST',
        path: `/v1/payments/${encodeURIComponent(providerId)}/refund`,
        // The same for each try to reach this sum.
        key: `${providerId}-refund-${totalMinor}`,
        body: { amount: Number(totalMinor - now.refundedMinor) },
      });
      return answer?.status === 200 ? query(account, providerId) : null;
    },

    async payOut(account, request): Promise<StartedPayout> {
      const answer = await ask(account, {
        method: 'POST',
        path: '/v1/payouts',
        key: request.idempotencyKey,
        body: {
          merchant: account.merchant,
          reference: request.reference,
          amount: Number(request.amountMinor),
          currency: request.currency,
          decimals: request.decimals,
          destination: request.destination,
        },
      });
      if (answer === null) return { outcome: 'unknown' };
      if (isRefusal(answer)) return { outcome: 'refused' };
      const providerId = textAt(answer.body, 'payout_id');
      // It may have taken it on all the same.
      if (answer.status !== 200 || providerId === null) return { outcome: 'unknown' };
      return { outcome: 'started', providerId };
    },

    async queryPayout(account, providerId) {
      const answer = await ask(account, { method: 'GET', path: `/v1/payouts/${encodeURIComponent(providerId)}` });
      return answer?.status === 200 ? payoutOf(answer.body) : null;
    },

    readEvent(request, now) {
      if (!isTimely(request, now)) return null;
      const told = parsed(request.body);
      const data = isObject(told) ? told.data : undefined;
      const merchant = textAt(data, 'merchant');
      if (!isObject(told) || merchant === null) return null;
      const eventId = verifyWebhook(request, derived('webhook', merchant).digest('base64'), now);
      if (eventId === null) return null;
      return { eventId, merchant, ...newsIn(told) };
    },

    readBody: (body) => newsIn(parsed(Buffer.from(body))),
  };
}

function newsIn(told: unknown): EventNews {
  const { type, data } = isObject(told) ? told : {};
  const isOf = (kind: string): boolean => typeof type === 'string' && type.startsWith(`${kind}.`);
  return { payment: isOf('payment') ? paymentOf(data) : null, payout: isOf('payout') ? payoutOf(data) : null };
}

function termsOf(body: unknown): PaymentTerms | null {
  if (!isObject(body)) return null;
  if (typeof body.hosted_page === 'string') return { kind: 'page', url: body.hosted_page };
  if (isObject(body.bank) && Array.isArray(body.bank.lines)) {
    const lines = body.bank.lines.filter(isLine);
    return lines.length === body.bank.lines.length ? { kind: 'transfer', lines } : null;
  }
  if (!isObject(body.crypto)) return null;
  const { address, network, confirmations_required: confirmationsRequired } = body.crypto;
  if (typeof address !== 'string' || typeof network !== 'string' || typeof confirmationsRequired !== 'number')
    return null;
  return { kind: 'crypto', address, network, confirmationsRequired };
}

const LINES: ReadonlySet<string> = new Set(['holder', 'bank', 'iban', 'bic', 'account', 'branch', 'reference']);

function isLine(line: unknown): line is PaymentLine {
  return isObject(line) && typeof line.value === 'string' && typeof line.name === 'string' && LINES.has(line.name);
}

/** Null where the provider says something that cannot be understood: nothing is done then. */
function paymentOf(body: unknown): ProviderPayment | null {
  if (!isObject(body)) return null;
  const [providerId, reference, currency] = ['payment_id', 'reference', 'currency'].map((name) => textAt(body, name));
  const status = STATUSES[String(body.status)];
  const received = body.received_amount;
  const refunded = body.refunded_amount;
  if (!providerId || !reference || !currency || status === undefined) return null;
  if (!Number.isSafeInteger(received) || !Number.isSafeInteger(refunded)) return null;
  const isConfirmed = typeof body.confirmations_required === 'number' && body.confirmations_required > 0;
  return {
    ...{ providerId, reference, currency, status },
    // What blocks have not confirmed yet may still be taken back.
    receivedMinor: ARRIVED.has(status) ? BigInt(received as number) : 0n,
    refundedMinor: BigInt(refunded as number),
    failure: FAILURES[String(body.failure_reason)] ?? null,
    confirmations: isConfirmed && typeof body.confirmations === 'number' ? body.confirmations : null,
  };
}

/** Null where the provider says something that cannot be understood: nothing is done then. */
function payoutOf(body: unknown): ProviderPayout | null {
  if (!isObject(body) || !Array.isArray(body.parts)) return null;
  const [providerId, reference, currency] = ['payout_id', 'reference', 'currency'].map((name) => textAt(body, name));
  const status = PAYOUT_STATUSES[String(body.status)];
  const parts = body.parts.map(partOf).filter((part) => part !== null);
  if (!providerId || !reference || !currency || status === undefined || parts.length < body.parts.length) return null;
  if (new Set(parts.map(({ part }) => part)).size < parts.length) return null;
  return {
    ...{ providerId, reference, currency, status, parts },
    failure: PAYOUT_FAILURES[String(body.failure_reason)] ?? null,
  };
}

function partOf(value: unknown): ProviderPayout['parts'][number] | null {
  if (!isObject(value)) return null;
  const { part, amount, returned_amount: returned } = value;
  const sentAt = new Date(textAt(value, 'sent_at') ?? '');
  if (![part, amount, returned].every(Number.isSafeInteger) || Number.isNaN(sentAt.getTime())) return null;
  if (Number(part) < 1 || Number(amount) < 1 || Number(returned) < 0) return null;
  return {
    part: Number(part),
    amountMinor: BigInt(amount as number),
    returnedMinor: BigInt(returned as number),
    sentAt,
  };
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textAt(value: unknown, name: string): string | null {
  const text = isObject(value) ? value[name] : undefined;
  return typeof text === 'string' && text !== '' ? text : null;
}
