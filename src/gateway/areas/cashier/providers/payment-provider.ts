import type { ChannelKind, Deposit, PaymentLine, Withdrawal } from '#contracts/generated/contracts.ts';
import type { PayoutDestination } from '#gateway/areas/accounts/accounts.ts';

/** A site's account with a payment provider. */
export interface ProviderAccount {
  readonly siteId: string;
  /** The provider's name for the site. */
  readonly merchant: string;
}

/** A payment as a provider is asked to collect it. */
export interface PaymentStart {
  /** The same for each try of one payment, so that a provider starts it once. */
  readonly idempotencyKey: string;
  readonly kind: ChannelKind;
  readonly network: string | undefined;
  /** What the payer writes, and what the provider's events carry. */
  readonly reference: string;
  /** In minor units. */
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly decimals: number;
  /** Where the provider's page leads when it is done. */
  readonly returnUrl: string;
  readonly expiresInSeconds: number;
}

/** How to pay, as a provider tells it. */
export type PaymentTerms =
  | { readonly kind: 'page'; readonly url: string }
  | { readonly kind: 'transfer'; readonly lines: readonly PaymentLine[] }
  | {
      readonly kind: 'crypto';
      readonly address: string;
      readonly network: string;
      readonly confirmationsRequired: number;
    };

/** The provider's answer to a start. After `unknown` the same start is sent again. */
export type StartedPayment =
  | { readonly outcome: 'started'; readonly providerId: string; readonly terms: PaymentTerms }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'unknown' };

/** What a provider says of a payment, by webhook or when it is asked. Amounts are sums so far, in minor units. */
export interface ProviderPayment {
  readonly providerId: string;
  readonly reference: string;
  readonly status: 'pending' | 'paid' | 'failed' | 'expired' | 'refunded';
  readonly receivedMinor: bigint;
  readonly refundedMinor: bigint;
  readonly currency: string;
  readonly failure: Exclude<Deposit['failure'], null> | null;
  /** Null where blocks confirm nothing. */
  readonly confirmations: number | null;
}

/** Money that a provider is asked to send. */
export interface PayoutStart {
  /** The same for each try of one withdrawal, so that a provider sends it once. */
  readonly idempotencyKey: string;
  readonly reference: string;
  /** In minor units. */
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly decimals: number;
  readonly destination: PayoutDestination;
}

/** The provider's answer to a payout. After `unknown` the same payout is asked for again. */
export type StartedPayout =
  | { readonly outcome: 'started'; readonly providerId: string }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'unknown' };

/** What a provider says of a payout, by webhook or when it is asked. Amounts are sums so far, in minor units. */
export interface ProviderPayout {
  readonly providerId: string;
  readonly reference: string;
  /** `failed`: what was not sent will not be. */
  readonly status: 'processing' | 'paid' | 'failed';
  readonly currency: string;
  readonly failure: Exclude<Withdrawal['failure'], null> | null;
  /** What was sent at once, counted from 1. */
  readonly parts: readonly {
    readonly part: number;
    readonly amountMinor: bigint;
    readonly returnedMinor: bigint;
    readonly sentAt: Date;
  }[];
}

/** What a webhook tells. Both are null where it tells nothing of money that could be read. */
export interface EventNews {
  readonly payment: ProviderPayment | null;
  readonly payout: ProviderPayout | null;
}

/** A webhook that was signed by its provider. */
export interface ProviderEvent extends EventNews {
  /** The provider's id of the event; the same at each delivery. */
  readonly eventId: string;
  readonly merchant: string;
}

/** A webhook's headers and bytes. */
export interface WebhookRequest {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** A payment provider: everything that the cashier needs to know of one. */
export interface PaymentProvider {
  /** As site documents name it, and webhooks' addresses. */
  readonly name: string;

  start(account: ProviderAccount, request: PaymentStart): Promise<StartedPayment>;

  /** Null where the provider gives no answer. */
  query(account: ProviderAccount, providerId: string): Promise<ProviderPayment | null>;

  /**
   * Sends back what a payment received, up to a sum of all that was ever sent back, so that a repeat sends nothing
   * more. Null where the provider does not do it now.
   */
  refund(account: ProviderAccount, providerId: string, totalMinor: bigint): Promise<ProviderPayment | null>;

  /** Has a withdrawal paid out. */
  payOut(account: ProviderAccount, request: PayoutStart): Promise<StartedPayout>;

  /** Null where the provider gives no answer. */
  queryPayout(account: ProviderAccount, providerId: string): Promise<ProviderPayout | null>;

  /** Null for a webhook that is not signed by the provider, or too old. */
  readEvent(request: WebhookRequest, now: Date): ProviderEvent | null;

  /** What a webhook tells that was checked and stored before. */
  readBody(body: Uint8Array): EventNews;
}
