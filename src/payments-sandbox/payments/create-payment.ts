import { randomBytes } from 'node:crypto';
import { invalidField } from '../api-problem.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import type { CryptoNetwork, Payment, PaymentMethod } from './payment.ts';
import { insertPayment } from './payment-store.ts';
import { type BankLine, bankLines, cryptoAddress } from './receiving-details.ts';

/** The body of `POST /v1/payments`. */
export interface NewPayment {
  readonly merchant: string;
  readonly reference: string;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly currency: string;
  readonly decimals: number;
  readonly return_url: string;
  readonly expires_in_s: number;
  readonly network?: CryptoNetwork;
}

export interface CreatedPayment {
  readonly payment_id: string;
  readonly status: 'pending';
  readonly expires_at: string;
  readonly hosted_page?: string;
  readonly bank?: { readonly lines: readonly BankLine[] };
  readonly crypto?: {
    readonly address: string;
    readonly network: CryptoNetwork;
    readonly confirmations_required: number;
  };
}

const CONFIRMATIONS_REQUIRED = 3;

/**
 * Opens a payment and answers how it can be paid.
 * @throws ApiProblem `invalid_request` for a return address that is no web address, or a method without its network.
 */
export function createPayment(parts: SandboxParts, wanted: NewPayment): CreatedPayment {
  const { method, network = null } = wanted;
  if (!isWebAddress(wanted.return_url)) throw invalidField('return_url', 'must be an address with http or https');
  if ((method === 'crypto') !== (network !== null))
    throw invalidField('network', method === 'crypto' ? 'is missing' : 'is for the method crypto alone');
  const id = `pay_${randomBytes(12).toString('hex')}`;
  const token = randomBytes(24).toString('base64url');
  const now = parts.clock.now();
  const payment: Omit<Payment, 'number'> = {
    id,
    token,
    merchant: wanted.merchant,
    reference: wanted.reference,
    method,
    status: 'pending',
    amount: wanted.amount,
    currency: wanted.currency,
    decimals: wanted.decimals,
    received: 0,
    refunded: 0,
    network,
    address: network && cryptoAddress(id, network),
    confirmations: 0,
    confirmationsRequired: network === null ? 0 : CONFIRMATIONS_REQUIRED,
    failureReason: null,
    returnUrl: wanted.return_url,
    outcome: null,
    createdAt: now,
    expiresAt: now + wanted.expires_in_s * 1_000,
    payAt: null,
  };
  insertPayment(parts.store, payment);
  return {
    payment_id: id,
    status: 'pending',
    expires_at: new Date(payment.expiresAt).toISOString(),
    ...waysToPay(parts, payment),
  };
}

function waysToPay(
  parts: SandboxParts,
  { method, merchant, reference, token, address, network, confirmationsRequired }: Omit<Payment, 'number'>,
): Pick<CreatedPayment, 'hosted_page' | 'bank' | 'crypto'> {
  if (method === 'bank') return { bank: { lines: bankLines(merchant, reference) } };
  if (address !== null && network !== null)
    return { crypto: { address, network, confirmations_required: confirmationsRequired } };
  return { hosted_page: `${parts.publicUrl()}/pay/${token}` };
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
