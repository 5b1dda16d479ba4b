import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { beginDeposit } from '#gateway/areas/cashier/deposits/begin-deposit.ts';
import { followPayments } from '#gateway/areas/cashier/deposits/follow-payments.ts';
import { takeWebhook } from '#gateway/areas/cashier/deposits/take-webhook.ts';
import { balanceOf } from '#gateway/areas/money/money.ts';
import { checkLedger, isSound } from '#gateway/areas/money/repository/ledger-check.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { addTestMember } from '#gateway/testing/add-test-member.ts';
import { testCashierParts } from '#gateway/testing/test-cashier-parts.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { type DepositProvider, depositProvider, type TruePayment } from '#tests/cashier/deposit-provider.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { scaled } from '#tests/soak-scale.ts';

/** On each of the two engines. */
const HISTORIES = scaled(30, 50_000);
const TIMEOUT_MS = scaled(300_000, 3_600_000 * 4);
const SEED = Number(process.env.SOAK_SEED ?? Date.now() % 2 ** 31);
const MEMBER = 'M000000001';
const DAY_MS = 86_400_000;
const FEE_PERCENT = 1.5;

const channel = { id: 'bank', kind: 'transfer', provider: 'sandbox', name: { EN: 'Bank' }, min: '1.00', max: '99.00' };
const cashier = { deposits: { channels: [{ ...channel, feePercent: String(FEE_PERCENT), expiresMinutes: 60 }] } };
const documents = siteDocuments({ id: 'aurora', site: { cashier: cashier as never } });
const site: PublishedSite = { ...documents, revision: 1, publication: 1, assetBase: '' };

/** One thing that happens: to a payment or a webhook by its number, as far as there are so many. */
type Step =
  | { readonly do: 'begin'; readonly cents: number; readonly isDown: boolean }
  | { readonly do: 'repeat' | 'pay' | 'payMore' | 'fail' | 'expire' | 'refund' | 'refundPart'; readonly of: number }
  | { readonly do: 'deliver' | 'deliverTwice' | 'forge' | 'lose'; readonly of: number }
  | { readonly do: 'follow' }
  | { readonly do: 'wait'; readonly ms: number };

const of = fc.nat({ max: 7 });
const one = <Name extends string>(...names: Name[]) => fc.record({ do: fc.constantFrom(...names), of });
const history: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('begin' as const),
        cents: fc.integer({ min: 100, max: 9_900 }),
        isDown: fc.boolean(),
      }),
    },
    { weight: 6, arbitrary: one('pay', 'pay', 'payMore', 'fail', 'expire', 'refund', 'refundPart', 'repeat') },
    { weight: 8, arbitrary: one('deliver', 'deliver', 'deliverTwice', 'forge', 'lose') },
    { weight: 1, arbitrary: fc.constant({ do: 'follow' as const }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(60_000, 400_000, DAY_MS) }),
    },
  ),
  { minLength: 3, maxLength: 10 },
);

describeOnEveryEngine('deposits', (open) => {
  let database: TestDatabase;
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  let requests = 0;
  const faults: object[] = [];

  beforeAll(async () => {
    database = await open();
    await database.forSite('aurora', async (tx) => {
      await tx.insertInto('site').values({ site_id: 'aurora', merchant_code: 'AURORA' }).execute();
      await addTestMember(tx, 'aurora', MEMBER);
    });
  });

  it('go as the provider says through many histories', { timeout: TIMEOUT_MS }, async () => {
    await fc.assert(fc.asyncProperty(history, live), { numRuns: HISTORIES, seed: SEED });
    const ledger = await database.forSite('aurora', (tx) => checkLedger(tx, 'aurora'));
    expect(isSound(ledger)).toBe(true);
    console.info(`${HISTORIES} histories of deposits from SOAK_SEED=${SEED}`);
  });

  async function live(steps: readonly Step[]): Promise<void> {
    const bank = depositProvider(() => new Date(nowMs));
    const parts = testCashierParts({
      ...{ database, provider: bank.provider, sites: { all: () => [site] }, now: () => new Date(nowMs) },
      log: { debug() {}, info() {}, warn: (fields: object) => faults.push(fields), error() {} } as never,
    });
    const before = await balance();
    const keys: Array<{ readonly key: string; readonly amount: string }> = [];
    const begin = ({ key, amount }: (typeof keys)[number]): Promise<unknown> =>
      beginDeposit(parts, site, MEMBER, { asked: { channelId: 'bank', amount }, key, language: 'EN' }).catch(
        (error: unknown) => {
          if (!(error instanceof DomainError && error.code === 'payment_unavailable')) throw error;
        },
      );
    for (const step of steps) {
      if (step.do === 'wait') nowMs += step.ms;
      else if (step.do === 'follow') await followPayments(parts);
      else if (step.do === 'begin') {
        requests += 1;
        bank.setDown(step.isDown);
        keys.push({ key: `request-${requests}`, amount: (step.cents / 100).toFixed(2) });
        await begin(keys[keys.length - 1] ?? { key: '', amount: '' });
        bank.setDown(false);
      } else if (step.do === 'repeat') {
        const known = keys[step.of];
        if (known !== undefined) await begin(known);
      } else if (['deliver', 'deliverTwice', 'forge', 'lose'].includes(step.do)) await deliver(parts, bank, step);
      else changePayment(bank, bank.payments[step.of], step.do);
    }
    await settle(parts);
    expect(faults).toEqual([]);
    await expectFollowed(bank, before);
    // The next history has a provider of its own.
    await database.forSite('aurora', (tx) => tx.updateTable('payment').set({ look_at: 'infinity' }).execute());
  }

  async function deliver(
    parts: Parameters<typeof takeWebhook>[0],
    bank: DepositProvider,
    step: Extract<Step, { of: number }>,
  ): Promise<void> {
    const index = Math.min(step.of, bank.webhooks.length - 1);
    const webhook = bank.webhooks[index];
    if (webhook === undefined) return;
    if (step.do === 'forge') {
      expect(await takeWebhook(parts, 'sandbox', bank.forged(webhook))).toMatch(/refused|known/);
      return;
    }
    bank.webhooks.splice(index, 1);
    if (step.do === 'lose') return;
    const came = await takeWebhook(parts, 'sandbox', webhook);
    if (step.do === 'deliverTwice')
      expect(await takeWebhook(parts, 'sandbox', webhook)).toBe(came === 'refused' ? 'refused' : 'known');
  }

  /** Whatever was lost or late: the job asks the provider until nothing is open. */
  async function settle(parts: Parameters<typeof followPayments>[0]): Promise<void> {
    for (let round = 0; round < 3; round += 1) {
      nowMs += DAY_MS / 2;
      await followPayments(parts);
    }
  }

  async function expectFollowed(bank: DepositProvider, before: bigint): Promise<void> {
    const references = bank.payments.map(({ reference }) => reference);
    if (references.length === 0) return;
    const rows = await database.forSite('aurora', (tx) =>
      tx.selectFrom('payment').selectAll().where('reference', 'in', references).execute(),
    );
    let credited = 0n;
    for (const payment of bank.payments) {
      const row = rows.find(({ reference }) => reference === payment.reference);
      const [received, refunded] = [BigInt(row?.received_minor ?? -1), BigInt(row?.refunded_minor ?? -1)];
      expect({ received, refunded }).toEqual({ received: payment.received, refunded: payment.refunded });
      const kept = BigInt(row?.credited_minor ?? 0) + BigInt(row?.fee_minor ?? 0);
      // Credited in whole or not at all, and never what went back.
      expect([0n, payment.amount]).toContain(kept);
      if (received - refunded === payment.amount) expect(kept).toBe(payment.amount);
      // What waits is an operator's case, and is looked after.
      const isWaiting = received - refunded > kept;
      expect(row?.held ?? null).toBe(isWaiting ? 'amountDiffers' : null);
      if (isWaiting) expect([row?.state, row?.look_at === 'infinity']).toEqual(['paid', false]);
      if (received === 0n) expect(['expired', 'failed']).toContain(row?.state);
      const fee = (kept * BigInt(FEE_PERCENT * 100)) / 10_000n;
      expect(BigInt(row?.fee_minor ?? 0)).toBe(fee);
      credited += kept - fee;
    }
    expect((await balance()) - before).toBe(credited);
  }

  const balance = (): Promise<bigint> =>
    database.forSite('aurora', (tx) => balanceOf(tx, 'aurora', { memberId: MEMBER, currency: 'EUR', kind: 'member' }));
});

/** What payers, banks and the provider do. A provider sends back only what it was not told to keep. */
function changePayment(bank: DepositProvider, payment: TruePayment | undefined, what: string): void {
  if (payment === undefined) return;
  const { received, refunded, amount, status } = payment;
  const isWhole = received - refunded === amount;
  if (what === 'pay' && received === 0n) bank.change(payment, { received: amount, status: 'paid' });
  if (what === 'payMore') bank.change(payment, { received: received + amount / 2n + 1n, status: 'paid' });
  if (what === 'fail' && status === 'pending') bank.change(payment, { status: 'failed' });
  if (what === 'expire' && status === 'pending') bank.change(payment, { status: 'expired' });
  if (what === 'refundPart' && received > refunded && !isWhole) bank.change(payment, { refunded: refunded + 1n });
  if (what === 'refund' && received - refunded > amount) bank.change(payment, { refunded: received - amount });
  else if (what === 'refund' && received > refunded && !isWhole)
    bank.change(payment, { refunded: received, status: 'refunded' });
}
