import { CRYPTO_NETWORKS, PAYMENT_METHODS } from '../payments/payment.ts';

const shortText = { type: 'string', minLength: 1, maxLength: 200 };
const merchant = { type: 'string', pattern: '^[A-Za-z0-9_.-]{1,64}$' };
const reference = { type: 'string', minLength: 1, maxLength: 64 };
/** Below what JavaScript counts exactly. */
const amount = { type: 'integer', minimum: 1, maximum: 1_000_000_000_000_000 };
const currency = { type: 'string', pattern: '^[A-Z][A-Z0-9]{2,7}$' };
const decimals = { type: 'integer', minimum: 0, maximum: 4 };

function objectOf(properties: Record<string, object>, optional: readonly string[] = []): object {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return { type: 'object', additionalProperties: false, required, properties };
}

export const newPaymentSchema = objectOf(
  {
    merchant,
    reference,
    method: { enum: PAYMENT_METHODS },
    amount,
    currency,
    decimals,
    return_url: { type: 'string', maxLength: 2_000 },
    expires_in_s: { type: 'integer', minimum: 60, maximum: 3 * 86_400 },
    network: { enum: CRYPTO_NETWORKS },
  },
  ['network'],
);

const destinations = [
  { kind: { const: 'bank' }, number: shortText, holder: shortText, bank: shortText },
  { kind: { const: 'wallet' }, type: shortText, account: shortText },
  { kind: { const: 'crypto' }, network: shortText, address: shortText },
].map((properties) => objectOf(properties));

export const newPayoutSchema = objectOf({
  merchant,
  reference,
  amount,
  currency,
  decimals,
  destination: {
    type: 'object',
    discriminator: { propertyName: 'kind' },
    required: ['kind'],
    oneOf: destinations,
  },
});

export const amountSchema = objectOf({ amount });

export const listSchema = objectOf(
  {
    merchant,
    from: { type: 'string', format: 'date-time' },
    to: { type: 'string', format: 'date-time' },
    after: shortText,
  },
  ['from', 'to', 'after'],
);

export const optionalAmountSchema = objectOf({ amount }, ['amount']);
export const paySchema = objectOf({ amount, reference }, ['amount', 'reference']);
export const returnSchema = objectOf({ part: { type: 'integer', minimum: 1 }, amount }, ['part']);
export const clockSchema = objectOf({ advance_ms: { type: 'integer', minimum: 0, maximum: 10 * 366 * 86_400_000 } });
export const deliverSchema = objectOf({ lost: { type: 'boolean' } }, ['lost']);
export const sinceSchema = objectOf({ since: { type: 'string', pattern: '^\\d{1,15}$' } }, ['since']);

/** An enumerated reason, which may be left out. */
export function reasonSchema(reasons: readonly string[]): object {
  return objectOf({ reason: { enum: reasons } }, ['reason']);
}
