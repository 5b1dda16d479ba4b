import type { PublishedSite, SiteDirectory } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { announceDeposit, tellDeposit } from '../repository/deposit-news-repository.ts';
import {
  findProviderPayment,
  holdPayment,
  type PaymentRow,
  takeDuePayments,
  takePaymentStep,
} from '../repository/payment-repository.ts';
import { confirmOverdueParts, followWithdrawal } from '../withdrawals/follow-withdrawals.ts';
import { startPayment } from './begin-deposit.ts';
import { creditRule } from './credit-rule.ts';
import { REFUNDING } from './held-deposit.ts';
import { sendBack } from './send-back.ts';

/** The interval of the job. */
export const FOLLOW_EVERY_MS = 10_000;
/**
 * The longest that a turn takes: the last batch begins in time, and waits twice for a provider at most. A turn that
 * lasts longer nevertheless does no harm beside the next one: each step is taken once, and each call to a provider has
 * a key.
 */
export const FOLLOW_MOST_MS = 60_000;
const MOST_AT_ONCE = 20;
/** A turn works on further batches for so long. */
const GOES_ON_FOR_MS = 5_000;
/** A turn begins nothing after that: the rest stays due for the next turn. */
const LAST_BEGUN_AFTER_MS = 30_000;
/** A provider has so long to say that a payment expired, before it expires here. */
const GRACE_MS = 5 * 60_000;

/**
 * Asks providers for payments whose webhooks are late, starts those that a provider gave no answer to, and lets those
 * expire that nobody paid. Money that arrives later is credited all the same. Withdrawals that are approved are sent,
 * and their parts count as received in time. A turn takes a batch of each site, and goes on for some seconds with sites
 * that have more: what piles up while no gateway ran is soon done, and a provider that hangs delays nobody for long.
 */
export async function followPayments(
  parts: CashierParts & { readonly sites: Pick<SiteDirectory, 'all'> },
): Promise<void> {
  const startedAt = performance.now();
  const lasts = (ms: number): boolean => performance.now() - startedAt > ms;
  let sites = parts.sites.all();
  for (const site of sites) {
    if (lasts(LAST_BEGUN_AFTER_MS)) return;
    await confirmOverdueParts(parts, site);
  }
  while (sites.length > 0) {
    const unfinished: PublishedSite[] = [];
    for (const site of sites) {
      if (lasts(LAST_BEGUN_AFTER_MS)) return;
      if ((await followBatch(parts, site)) >= MOST_AT_ONCE) unfinished.push(site);
    }
    if (lasts(GOES_ON_FOR_MS)) return;
    sites = unfinished;
  }
}

/** @returns how many were due, at most a batch. */
async function followBatch(parts: CashierParts, site: PublishedSite): Promise<number> {
  const due = await parts.database.forSite(site.id, (tx) =>
    takeDuePayments(tx, site.id, { now: parts.clock(), most: MOST_AT_ONCE }),
  );
  await Promise.all(
    due.map((payment) =>
      follow(parts, site, payment).catch((error: unknown) => {
        const fields = { err: error, site: site.id, payment: payment.payment_id };
        parts.log.warn(fields, 'asking the payment provider failed');
      }),
    ),
  );
  return due.length;
}

function follow(parts: CashierParts, site: PublishedSite, payment: PaymentRow): Promise<void> {
  return payment.flow === 'deposit' ? followDeposit(parts, site, payment) : followWithdrawal(parts, site, payment);
}

async function followDeposit(parts: CashierParts, site: PublishedSite, payment: PaymentRow): Promise<void> {
  if (payment.held === REFUNDING) return sendBack(parts, site, payment.payment_id, 'job');
  const current = await startPayment(parts, site, payment);
  const provider = parts.providers.get(payment.provider);
  const account = { siteId: site.id, merchant: site.site.merchantCode };
  const providerId = current?.provider_id ?? null;
  const told = provider && providerId !== null ? await provider.query(account, providerId) : null;
  const at = parts.clock();
  const isMoved = await parts.database.forSite(site.id, async (tx) => {
    if (told !== null && told.currency === payment.currency) {
      const held = await findProviderPayment(tx, site.id, { ...told, flow: 'deposit', provider: payment.provider });
      const rule = creditRule(site);
      if (held && (await tellDeposit(tx, site.id, held.payment_id, { told, rule, cause: 'job', at }))) return true;
    }
    // Never expire a payment that blocks are confirming, nor one whose provider does not answer.
    const isUnpaid = told === null ? providerId === null : told.status === 'pending' && !told.confirmations;
    if (isUnpaid) await expireUnpaid(tx, site, payment, at);
    return false;
  });
  if (isMoved) parts.onMoved(site.id, payment.member_id);
}

async function expireUnpaid(
  tx: Parameters<typeof holdPayment>[0],
  site: PublishedSite,
  { payment_id: paymentId, expires_at }: PaymentRow,
  at: Date,
): Promise<void> {
  if (at.getTime() < new Date(expires_at).getTime() + GRACE_MS) return;
  const before = await holdPayment(tx, site.id, paymentId);
  const after = before && (await takePaymentStep(tx, site.id, paymentId, { event: 'expire', cause: 'job', at }));
  if (before && after) await announceDeposit(tx, site.id, { before, decimals: site.site.currency.decimals, at });
}
