import { createHash } from 'node:crypto';
import type { Deposit, LanguageCode, NewDeposit } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { assertIdentity, holdMember } from '#gateway/areas/accounts/accounts.ts';
import { askedAmount, findExclusion, listLimitsInForce } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { newReference } from '../new-reference.ts';
import type { PaymentStart } from '../providers/payment-provider.ts';
import {
  countOpenDeposits,
  findByRequest,
  hasDeposited,
  holdPayment,
  insertPayment,
  keepTerms,
  notePayment,
  type PaymentRow,
  takePaymentStep,
} from '../repository/payment-repository.ts';
import { offeredChannels } from './offered-channels.ts';
import { presentStored } from './read-deposits.ts';

const DEFAULT_EXPIRES_MINUTES = 60;
/** A start is tried again when its request must be over. */
const LOOK_AFTER_MS = 10_000;
/** Deposits of a member that wait for their money. */
const MOST_OPEN = 20;
interface DepositRequest {
  readonly asked: NewDeposit;
  readonly key: string;
  readonly language: LanguageCode;
}

/**
 * Begins a deposit: judges it, stores it, and has the provider collect it. Once for each key: a repeat gets the first
 * answer (specification, section 2, "Member centre"; design of the HTTP contract, "Cashier").
 * @throws DomainError `invalid_request` naming the field, `amount_out_of_range`, `channel_closed`, `self_excluded`,
 *   `identity_check_needed`, `deposit_limit_reached`, `limit_reached`, `payment_refused`, `idempotency_mismatch`;
 *   `payment_unavailable` while the provider does not answer: the payment stays, and the same key goes on with it.
 */
export async function beginDeposit(
  parts: CashierParts,
  site: PublishedSite,
  memberId: string,
  { asked, key, language }: DepositRequest,
): Promise<Deposit> {
  const digest = createHash('sha256')
    .update(JSON.stringify([asked.channelId, asked.amount]))
    .digest('hex');
  const payment = await parts.database.forSite(site.id, async (tx) => {
    // Two requests of one member are judged one after the other.
    await holdMember(tx, site.id, memberId);
    const known = await findByRequest(tx, site.id, { memberId, key });
    if (known === undefined) return insertJudged(tx, parts, site, { memberId, asked, key, digest });
    if (known.request_digest !== digest) throw new DomainError('idempotency_mismatch');
    return known;
  });
  if (payment.answer !== null) return JSON.parse(payment.answer) as Deposit;
  const started = await startPayment(parts, site, payment);
  if (started === null) throw new DomainError('payment_unavailable');
  if (started.state === 'failed' && started.terms === null) throw new DomainError('payment_refused');
  return parts.database.forSite(site.id, async (tx) => {
    // Locked, so that of two requests with one key both get the answer of the first.
    const held = (await holdPayment(tx, site.id, payment.payment_id)) ?? started;
    if (held.answer !== null) return JSON.parse(held.answer) as Deposit;
    const deposit = await presentStored(tx, site, held, { language, at: parts.clock() });
    await notePayment(tx, site.id, payment.payment_id, { answer: JSON.stringify(deposit) });
    return deposit;
  });
}

async function insertJudged(
  tx: SiteTransaction,
  { providers, clock }: CashierParts,
  site: PublishedSite,
  {
    memberId,
    asked,
    key,
    digest,
  }: { readonly memberId: string; readonly asked: NewDeposit; readonly key: string; readonly digest: string },
): Promise<PaymentRow> {
  const at = clock();
  const { code: currency, decimals } = site.site.currency;
  const user = { hasDeposited: await hasDeposited(tx, site.id, memberId), at };
  const offered = offeredChannels(site, (provider) => providers.has(provider), user).find(
    ({ channel }) => channel.id === asked.channelId,
  );
  if (offered === undefined) throw new DomainError('invalid_request', { fields: { channelId: 'not_allowed_value' } });
  const amountMinor = askedAmount(asked.amount, decimals);
  if (offered.closedUntil !== null)
    throw new DomainError('channel_closed', { fields: { channelId: 'not_allowed_value' } });
  if (await findExclusion(tx, { siteId: site.id, memberId, at })) throw new DomainError('self_excluded');
  await assertIdentity(tx, site, memberId, 'deposit');
  const { channel } = offered;
  if ((await countOpenDeposits(tx, site.id, memberId)) >= MOST_OPEN) throw new DomainError('limit_reached');
  if (amountMinor < decimalToMinor(offered.min, decimals) || amountMinor > decimalToMinor(channel.max, decimals))
    throw new DomainError('amount_out_of_range', { fields: { amount: 'out_of_range' } });
  const player = { siteId: site.id, memberId, currency, zone: site.site.timeZone, at };
  const isTooMuch = (await listLimitsInForce(tx, player)).some(
    ({ kind, mostMinor, usedMinor }) => kind === 'deposit' && usedMinor + amountMinor > mostMinor,
  );
  if (isTooMuch) throw new DomainError('deposit_limit_reached', { fields: { amount: 'out_of_range' } });
  const expiresMs = (channel.expiresMinutes ?? DEFAULT_EXPIRES_MINUTES) * 60_000;
  return insertPayment(tx, site.id, {
    flow: 'deposit',
    memberId,
    channelId: channel.id,
    kind: channel.kind,
    provider: channel.provider,
    currency,
    amountMinor,
    feeBasisPoints: Number(decimalToMinor(channel.feePercent ?? '0', 2)),
    reference: newReference(site.site.merchantCode.slice(0, 3).toUpperCase()),
    requestKey: key,
    requestDigest: digest,
    createdAt: at,
    expiresAt: new Date(at.getTime() + expiresMs),
    lookAt: new Date(at.getTime() + LOOK_AFTER_MS),
  });
}

/**
 * Has the provider collect a payment that it has not confirmed yet. It may be repeated: the provider starts one payment
 * for each id.
 * @returns the payment after it; null where the provider gave no answer.
 */
export async function startPayment(
  parts: CashierParts,
  site: PublishedSite,
  payment: PaymentRow,
): Promise<PaymentRow | null> {
  if (payment.state !== 'created') return payment;
  const provider = parts.providers.get(payment.provider);
  if (provider === undefined) return null;
  const account = { siteId: site.id, merchant: site.site.merchantCode };
  const answer = await provider.start(account, startOf(parts, site, payment));
  if (answer.outcome === 'unknown') return null;
  return parts.database.forSite(site.id, async (tx) => {
    const held = await holdPayment(tx, site.id, payment.payment_id);
    // A webhook or another try was faster.
    if (held === undefined || held.terms !== null) return held ?? null;
    const cause = `provider ${provider.name}`;
    if (answer.outcome === 'refused') {
      const failed = await takePaymentStep(tx, site.id, payment.payment_id, {
        event: 'fail',
        cause,
        at: parts.clock(),
      });
      if (failed !== null) await notePayment(tx, site.id, payment.payment_id, { failure: 'unavailable' });
      return failed ?? held;
    }
    await keepTerms(tx, site.id, payment.payment_id, answer);
    const begun = await takePaymentStep(tx, site.id, payment.payment_id, { event: 'begin', cause, at: parts.clock() });
    return begun ?? (await holdPayment(tx, site.id, payment.payment_id)) ?? null;
  });
}

function startOf({ originOf }: CashierParts, site: PublishedSite, payment: PaymentRow): PaymentStart {
  const channel = site.site.cashier?.deposits.channels.find(({ id }) => id === payment.channel_id);
  const lastsMs = new Date(payment.expires_at).getTime() - new Date(payment.created_at).getTime();
  return {
    idempotencyKey: `${site.id}-${payment.payment_id}`,
    kind: payment.kind as PaymentStart['kind'],
    network: channel?.network,
    reference: payment.reference,
    amountMinor: BigInt(payment.amount_minor),
    currency: payment.currency,
    decimals: site.site.currency.decimals,
    returnUrl: `${originOf(site)}/member?menu=depositv2&deposit=${payment.payment_id}`,
    expiresInSeconds: Math.round(lastsMs / 1_000),
  };
}
