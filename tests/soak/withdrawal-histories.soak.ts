import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { PartAnswer } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { insertPayoutAccount } from '#gateway/areas/accounts/repository/payout-account-repository.ts';
import { decideCase } from '#gateway/areas/cashier/cases/decide-case.ts';
import { listCases } from '#gateway/areas/cashier/cases/list-cases.ts';
import { beginDeposit } from '#gateway/areas/cashier/deposits/begin-deposit.ts';
import { followPayments } from '#gateway/areas/cashier/deposits/follow-payments.ts';
import { takeWebhook } from '#gateway/areas/cashier/deposits/take-webhook.ts';
import { replaceImage } from '#gateway/areas/cashier/repository/payment-image-repository.ts';
import { cancelWithdrawal } from '#gateway/areas/cashier/withdrawals/cancel-withdrawal.ts';
import { confirmPart } from '#gateway/areas/cashier/withdrawals/confirm-part.ts';
import { listWithdrawals, readTerms } from '#gateway/areas/cashier/withdrawals/read-withdrawals.ts';
import { requestWithdrawal } from '#gateway/areas/cashier/withdrawals/request-withdrawal.ts';
import { balanceOf, postTransfer } from '#gateway/areas/money/money.ts';
import { checkLedger, isSound } from '#gateway/areas/money/repository/ledger-check.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { memberSecrets } from '#gateway/secrets/member-secrets.ts';
import { hashPassword } from '#gateway/secrets/password-hash.ts';
import { addTestMember } from '#gateway/testing/add-test-member.ts';
import { testCashierParts } from '#gateway/testing/test-cashier-parts.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { type PayoutProvider, payoutProvider } from '#tests/cashier/payout-provider.ts';
import { walletModel } from '#tests/cashier/wallet-model.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { scaled } from '#tests/soak-scale.ts';

const HISTORIES = scaled(20, 50_000);
const TIMEOUT_MS = scaled(300_000, 3_600_000 * 6);
const SEED = Number(process.env.SOAK_SEED ?? Date.now() % 2 ** 31);
const DAY_MS = 86_400_000;
const CONFIRM_MINUTES = 60;

const channel = { id: 'bank', kind: 'transfer', provider: 'sandbox', name: { EN: 'Bank' }, min: '1.00', max: '99.00' };
const withdrawals = {
  ...{ provider: 'sandbox', min: '1.00', max: '90.00', mostPerDay: '9000.00', countPerDay: 100 },
  ...{ feePercent: '2', feeMin: '0.10', confirmMinutes: CONFIRM_MINUTES, review: { amountFrom: '30.00' } },
};
const site: PublishedSite = {
  ...siteDocuments({
    id: 'aurora',
    site: {
      cashier: { deposits: { channels: [channel] }, withdrawals } as never,
      payouts: { bankAccounts: { number: { kind: 'iban' }, banks: [{ code: 'LHV', name: 'LHV' }] } } as never,
      flags: [{ modId: 'WITHDRAW3', enabled: true }],
    },
  }),
  ...{ revision: 1, publication: 1, assetBase: '' },
};

/** One thing that happens: to a withdrawal, a part or a webhook by its number, as far as there are so many. */
type Step =
  | { readonly do: 'deposit'; readonly cents: number }
  | { readonly do: 'bet'; readonly cents: number }
  | { readonly do: 'request'; readonly cents: number; readonly isDown: boolean }
  | {
      readonly do:
        | 'repeat'
        | 'cancel'
        | 'approve'
        | 'reject'
        | 'send'
        | 'sendPart'
        | 'fail'
        | 'return'
        | 'returnPart'
        | 'decide'
        | 'force';
      readonly of: number;
    }
  | { readonly do: PartAnswer; readonly of: number }
  | { readonly do: 'deliver' | 'deliverTwice' | 'forge' | 'lose'; readonly of: number }
  | { readonly do: 'follow' }
  | { readonly do: 'wait'; readonly ms: number };

const of = fc.nat({ max: 5 });
const cents = fc.integer({ min: 100, max: 6_000 });
const one = <Name extends string>(...names: Name[]) => fc.record({ do: fc.constantFrom(...names), of });
const history: fc.Arbitrary<readonly Step[]> = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('deposit' as const, 'bet' as const), cents }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('request' as const), cents, isDown: fc.boolean() }) },
    { weight: 5, arbitrary: one('approve', 'approve', 'reject', 'cancel', 'repeat') },
    { weight: 8, arbitrary: one('send', 'sendPart', 'sendPart', 'fail', 'return', 'returnPart') },
    { weight: 5, arbitrary: one('received', 'partly', 'notReceived', 'decide', 'force') },
    { weight: 8, arbitrary: one('deliver', 'deliver', 'deliverTwice', 'forge', 'lose') },
    { weight: 1, arbitrary: fc.constant({ do: 'follow' as const }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(60_000, DAY_MS) }) },
  ),
  { minLength: 4, maxLength: 16 },
);

describeOnEveryEngine('withdrawals', (open) => {
  let database: TestDatabase;
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  let serial = 0;
  let passwordHash = '';
  const faults: object[] = [];

  beforeAll(async () => {
    database = await open();
    passwordHash = await hashPassword('quiet-harbour-41');
    await database.forSite('aurora', (tx) =>
      tx.insertInto('site').values({ site_id: 'aurora', merchant_code: 'AURORA' }).execute(),
    );
  });

  it('go as members, operators and the provider say through many histories', { timeout: TIMEOUT_MS }, async () => {
    await fc.assert(fc.asyncProperty(history, live), { numRuns: HISTORIES, seed: SEED });
    const ledger = await database.forSite('aurora', (tx) => checkLedger(tx, 'aurora'));
    expect(isSound(ledger)).toBe(true);
    console.info(`${HISTORIES} histories of withdrawals from SOAK_SEED=${SEED}`);
  });

  const nextSerial = (): string => {
    serial += 1;
    return String(serial).padStart(9, '0');
  };

  async function newMember(): Promise<{ readonly memberId: string; readonly payoutId: string }> {
    const number = nextSerial();
    const [memberId, payoutId] = [`M${number}`, `P${number}`];
    const sealed = await memberSecrets(database.secrets).accountNumbers.seal(`aurora ${memberId}`, Buffer.from('EE1'));
    await database.forSite('aurora', async (tx) => {
      await addTestMember(tx, 'aurora', memberId);
      await tx
        .updateTable('member')
        .set({ payment_password_hash: passwordHash })
        .where('site_id', '=', 'aurora')
        .where('member_id', '=', memberId)
        .execute();
      await insertPayoutAccount(tx, 'aurora', {
        ...{ account_id: payoutId, member_id: memberId, kind: 'bank', institution: 'LHV', holder_name: 'Mika Kestrel' },
        ...{ sealed_number: sealed, masked_number: '•••• 1', number_digest: payoutId, branch: null, is_default: true },
        ...{ added_at: '2025-01-01T00:00:00Z', usable_from: '2025-01-01T00:00:00Z', verified_at: null },
      });
    });
    return { memberId, payoutId };
  }

  async function live(steps: readonly Step[]): Promise<void> {
    const { memberId, payoutId } = await newMember();
    const bank = payoutProvider(() => new Date(nowMs));
    const parts = testCashierParts({
      ...{ database, provider: bank.provider, sites: { all: () => [site] }, now: () => new Date(nowMs) },
      log: { debug() {}, info() {}, warn: (fields: object) => faults.push(fields), error() {} } as never,
    });
    const model = walletModel({ feePercent: 2n, feeMin: 10n });
    const session = { siteId: 'aurora', memberId, tokenDigest: 'd' } as Parameters<typeof requestWithdrawal>[2];
    const asked: Array<{ readonly key: string; readonly amount: string; readonly id: string | null }> = [];
    const euros = (minor: bigint): string => minorToDecimal(minor, 2);
    const move = (kind: string, minor: bigint) =>
      database.forSite('aurora', (tx) =>
        postTransfer(tx, 'aurora', {
          ...{ kind, currency: 'EUR', request: { scope: 'history', key: nextSerial() } },
          lines: [
            { kind: 'house', amount: -minor },
            { kind: 'member', memberId, amount: minor },
          ],
        }),
      );
    const ask = ({ key, amount }: { readonly key: string; readonly amount: string }) =>
      requestWithdrawal(parts, site, session, {
        ...{ key, asked: { payoutId, amount, paymentPassword: 'quiet-harbour-41' } },
      }).then(
        ({ withdrawalId }) => withdrawalId,
        (error: unknown) => {
          if (error instanceof DomainError) return null;
          throw error;
        },
      );
    /** What domain rules refuse changes nothing, and the model is told of nothing. */
    const tried = (work: Promise<unknown>): Promise<boolean> =>
      work.then(
        () => true,
        (error: unknown) => {
          if (error instanceof DomainError) return false;
          throw error;
        },
      );
    const readAll = async () => (await listWithdrawals(parts, site, memberId, { pageSize: '100' })).list;

    await move('grant', 10_000n);
    model.grant(10_000n);
    for (const step of steps) {
      if (step.do === 'wait') nowMs += step.ms;
      else if (step.do === 'follow') await followPayments(parts);
      else if (step.do === 'bet') {
        if (model.bet(BigInt(step.cents))) await move('bet', -BigInt(step.cents));
      } else if (step.do === 'deposit') await deposit(parts, bank, memberId, step.cents);
      else if (step.do === 'request') {
        bank.setDown(step.isDown);
        const request = { key: `key-${nextSerial()}`, amount: euros(BigInt(step.cents)) };
        const id = await ask(request);
        expect(id !== null).toBe(model.request(id, BigInt(step.cents)));
        asked.push({ ...request, id });
        bank.setDown(false);
      } else if (step.do === 'repeat') {
        const known = asked[step.of];
        if (known?.id != null) expect(await ask(known)).toBe(known.id);
      } else if (step.do === 'cancel') {
        const id = asked[step.of]?.id;
        if (id != null && (await tried(cancelWithdrawal(parts, site, { memberId, withdrawalId: id }))))
          model.giveBack(id);
      } else if (step.do === 'approve' || step.do === 'reject') {
        const found = (await readAll())[step.of];
        if (found === undefined) continue;
        const decision = step.do === 'approve' ? 'approved' : 'rejected';
        const caseId = `withdrawal-${found.withdrawalId}`;
        const decided = {
          caseId,
          received: found.amount,
          operator: 'anna',
          isMachine: false,
          reason: 'r',
          decision,
        } as const;
        const isDone = await tried(decideCase(parts, site, decided));
        expect(isDone).toBe(found.status === 'reviewing');
        if (isDone && step.do === 'reject') model.giveBack(found.withdrawalId);
      } else if (step.do === 'received' || step.do === 'partly' || step.do === 'notReceived') {
        const [row, part] = openPart(await readAll(), step.of);
        if (row === undefined || part === undefined) continue;
        const most = cents2(part.amount) - cents2(part.returned);
        if (step.do === 'partly' && most < 2n) continue;
        const receivedAmount = step.do === 'partly' ? { receivedAmount: euros(most / 2n) } : {};
        const answer = { part: part.part, outcome: step.do, ...receivedAmount };
        await database.forSite('aurora', (tx) =>
          replaceImage(tx, 'aurora', {
            ...{ payment_id: row.withdrawalId, purpose: 'proof', part: part.part, number: 1, member_id: memberId },
            ...{ file_sha256: 'f'.repeat(64), name: null, media_type: 'image/png', width: 1, height: 1 },
            ...{ bytes: Buffer.from('p'), created_at: new Date(nowMs) },
          }),
        );
        await tried(confirmPart(parts, site, { memberId, withdrawalId: row.withdrawalId, answer }));
      } else if (step.do === 'decide' || step.do === 'force') await decideArrival(step.do);
      else if (step.do === 'deliver' || step.do === 'deliverTwice' || step.do === 'forge' || step.do === 'lose')
        await deliver(parts, bank, step);
      else changePayout(bank, step);
    }
    for (let round = 0; round < 6; round += 1) {
      nowMs += DAY_MS / 2;
      await followPayments(parts);
    }
    expect(faults).toEqual([]);
    expect(bank.contradictions).toEqual([]);
    await expectFollowed();
    await database.forSite('aurora', (tx) => tx.updateTable('payment').set({ look_at: 'infinity' }).execute());

    async function deposit(...[cashier, provider, member, amount]: [typeof parts, PayoutProvider, string, number]) {
      const request = { asked: { channelId: 'bank', amount: euros(BigInt(amount)) }, key: `key-${nextSerial()}` };
      const { reference } = await beginDeposit(cashier, site, member, { ...request, language: 'EN' });
      const payment = provider.payments.find((found) => found.reference === reference);
      if (payment === undefined) throw new Error('the provider knows nothing of it');
      provider.change(payment, { received: payment.amount, status: 'paid' });
      const webhook = provider.webhooks.pop();
      if (webhook !== undefined) await takeWebhook(cashier, 'sandbox', webhook);
      model.deposit(BigInt(amount));
    }

    async function decideArrival(how: 'decide' | 'force'): Promise<void> {
      const { list } = await listCases(parts, site, { query: { kind: 'arrival', pageSize: '100' }, operator: 'lena' });
      const found = list.find((case_) => case_.memberId === memberId);
      if (found === undefined) return;
      const decision = how === 'decide' ? 'approved' : 'rejected';
      const { caseId, received } = found;
      const [, id = '', part = ''] = caseId.split('-');
      const before = (await readAll()).find(({ withdrawalId }) => withdrawalId === id)?.parts[Number(part) - 1];
      await decideCase(parts, site, { caseId, received, operator: 'anna', isMachine: false, reason: 'r', decision });
      if (how === 'decide') model.makeGood(id, Number(part), cents2(before?.returned ?? '0') + cents2(received));
    }

    async function expectFollowed(): Promise<void> {
      const rows = await readAll();
      const truth = model.settle(
        rows.map(({ withdrawalId, reference }) => ({ withdrawalId, reference })),
        bank.payouts,
      );
      const balance = await database.forSite('aurora', (tx) =>
        balanceOf(tx, 'aurora', { memberId, currency: 'EUR', kind: 'member' }),
      );
      const terms = await readTerms(parts, site, memberId);
      expect({ balance, reserved: cents2(terms.reserved), locked: cents2(terms.locked) }).toEqual({
        balance: truth.wallet,
        reserved: truth.reserved,
        locked: truth.locked < truth.wallet ? truth.locked : truth.wallet,
      });
      for (const row of rows) {
        const known = truth.withdrawals.get(row.withdrawalId);
        expect({ sent: cents2(row.sent), home: cents2(row.returned) }).toEqual({
          sent: known?.sent,
          home: known?.home,
        });
        // Nobody answered in time, so that nothing waits but what was reported.
        expect(row.parts.map(({ state }) => state)).not.toContain('waiting');
        if (known?.isUnderWay === false && row.parts.every(({ state }) => state !== 'reported'))
          expect(['confirmed', 'returned', 'cancelled', 'rejected']).toContain(row.status);
      }
    }
  }

  async function deliver(
    parts: Parameters<typeof takeWebhook>[0],
    bank: PayoutProvider,
    step: { readonly do: 'deliver' | 'deliverTwice' | 'forge' | 'lose'; readonly of: number },
  ): Promise<void> {
    const index = Math.min(step.of, bank.webhooks.length - 1);
    const webhook = bank.webhooks[index];
    if (webhook === undefined) return;
    if (step.do === 'forge') {
      expect(await takeWebhook(parts, 'sandbox', bank.forgedPayout(webhook))).toMatch(/refused|known/);
      return;
    }
    bank.webhooks.splice(index, 1);
    if (step.do === 'lose') return;
    const came = await takeWebhook(parts, 'sandbox', webhook);
    if (step.do === 'deliverTwice')
      expect(await takeWebhook(parts, 'sandbox', webhook)).toBe(came === 'refused' ? 'refused' : 'known');
  }
});

const cents2 = (decimal: string): bigint => BigInt(Math.round(Number(decimal) * 100));

/** A part that waits for its member, or was reported. */
function openPart(rows: Awaited<ReturnType<typeof listWithdrawals>>['list'], of: number) {
  const open = rows.flatMap((row) =>
    row.parts.filter(({ state }) => state === 'waiting' || state === 'reported').map((part) => [row, part] as const),
  );
  return open[of] ?? open[0] ?? ([undefined, undefined] as const);
}

/** What the provider and the banks do. */
function changePayout(bank: PayoutProvider, step: { readonly do: string; readonly of: number }): void {
  const payout = bank.payouts[step.of];
  if (payout === undefined) return;
  const left = payout.amount - payout.parts.reduce((sum, { amount }) => sum + amount, 0n);
  const sentAt = new Date('2026-03-01T12:00:00Z');
  const part = payout.parts.at(-1);
  if (payout.status === 'processing' && (step.do === 'send' || (step.do === 'sendPart' && left > 1n))) {
    const amount = step.do === 'send' ? left : left / 2n;
    payout.parts.push({ part: payout.parts.length + 1, amount, returned: 0n, sentAt });
    if (amount === left) payout.status = 'paid';
  } else if (payout.status === 'processing' && step.do === 'fail') payout.status = 'failed';
  else if (step.do === 'return' && part !== undefined && part.returned < part.amount) part.returned = part.amount;
  else if (step.do === 'returnPart' && part !== undefined && part.returned + 1n < part.amount) part.returned += 1n;
  else return;
  bank.tell(payout);
}
