import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { LedgerReport, OperatorCases } from '#contracts/generated/contracts.ts';
import { saveMemberCheck } from '#gateway/areas/accounts/repository/member-check-repository.ts';
import { insertPayoutAccount } from '#gateway/areas/accounts/repository/payout-account-repository.ts';
import { postTransfer } from '#gateway/areas/money/money.ts';
import { readOperatorToken } from '#gateway/areas/operators/operator-token-file.ts';
import { memberSecrets } from '#gateway/secrets/member-secrets.ts';
import { hashPassword } from '#gateway/secrets/password-hash.ts';
import { addTestMember } from '#gateway/testing/add-test-member.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { scaled } from '#tests/soak-scale.ts';
import { ANY_MOMENT, PAYING_POINTS, PROVIDER_POINTS } from './support/kill-points.ts';
import { openPlace } from './support/open-place.ts';
import { comparePayments } from './support/payment-books.ts';
import {
  MERCHANT,
  PASSWORD,
  PAYMENTS_SECRET,
  type Payer,
  type PaymentEnds,
  paymentEnds,
} from './support/payment-ends.ts';
import { type PaymentFlows, paymentFlows, REVIEW_FROM } from './support/payment-flows.ts';
import { SOAK_ENGINES, seededPlace } from './support/seeded-place.ts';
import {
  freePort,
  type GatewayPlace,
  type SpawnedProgram,
  spawnGateway,
  spawnPaymentsSandbox,
} from './support/spawn-gateway.ts';

/** Of the gateway and as many of the provider, on each of the two engines. */
const KILLS = scaled(1, 100);
const PAYERS = scaled(4, 40);
const AT_ONCE = 5;
const TIMEOUT_MS = scaled(900_000, 3_600_000 * 3);
/** A gateway that is killed in a turn of the job keeps the next turn waiting for a minute. */
const OVER_WITHIN_MS = 240_000;
/** The longest that a channel waits for money is a day. */
const UNPAID_ARE_OVER_MS = 2 * 86_400_000;
/** Each look reads every book on both sides. */
const LOOK_EVERY_MS = 1_000;
const OPENING_MINOR = 10_000_000n;
/** Webhooks come twice, late or with a forged one beside them; some are lost. */
const FAULTS = { duplicate: 0.1, reorder: 0.1, forge: 0.05, lose: scaled(0, 5) / 100, seed: 7 };

const ends: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe.each(SOAK_ENGINES)(
  'a gateway on $engine and its payment provider that are killed',
  ({ engine, isSkipped }) => {
    it.skipIf(isSkipped)('bring each payment to its end and agree to the cent', { timeout: TIMEOUT_MS }, async () => {
      const place = await seededPlace(engine);
      ends.push(place.remove);
      const folder = place.dataDir;
      // Each engine begins with other points.
      const firstPoint = engine === 'PGlite' ? 0 : KILLS;
      const sitesDir = join(folder, 'sites');
      await layOutSite(sitesDir);
      const payers = await addPayers(place);

      const [gatewayPort, providerPort] = [await freePort(), await freePort()];
      const shared = { PAYMENTS_SECRET, PAYMENTS_URL: `http://localhost:${providerPort}` };
      const running = async (program: Promise<SpawnedProgram>): Promise<SpawnedProgram> => {
        const started = await program;
        ends.push(() => started.kill());
        await started.untilReady();
        return started;
      };
      const startGateway = () =>
        running(spawnGateway(place, { ...shared, PORT: String(gatewayPort), SITES_DIR: sitesDir }));
      const startProvider = () =>
        running(
          spawnPaymentsSandbox({
            ...{ ...shared, PAYMENTS_PORT: String(providerPort), GATEWAY_URL: `http://127.0.0.1:${gatewayPort}` },
            ...{ DATA_DIR: folder, PAYOUT_DELAY_MS: '300', PAYMENTS_FAULTS: JSON.stringify(FAULTS) },
          }),
        );
      const [gateway, provider] = await Promise.all([startGateway(), startProvider()]);
      const operatorToken = (await readOperatorToken(folder)) ?? '';
      const paying = paymentEnds({ gateway: gatewayPort, provider: providerPort, operatorToken });
      const flows = paymentFlows(paying);

      let areKilled = false;
      // However early the last kill comes, money has gone both ways.
      const isOver = (): boolean => areKilled && flows.deposits.size > 0 && flows.withdrawals.size > 0;
      const working = Promise.all(
        Array.from({ length: AT_ONCE }, async (_, worker) => {
          for (let turn = worker; !isOver(); turn += 1) {
            const payer = payers[turn % payers.length];
            if (payer !== undefined) await flows.next(payer);
          }
        }),
      );
      const killed = new Map<string, number>();
      /** Kills a program again and again while the other one lives and dies by itself. */
      async function killOften(
        name: string,
        first: SpawnedProgram,
        points: typeof PAYING_POINTS,
        start: typeof startGateway,
      ) {
        let program = first;
        for (let kill = 0; kill < KILLS; kill += 1) {
          const point = points[(firstPoint + kill) % points.length] ?? ANY_MOMENT;
          if (point === ANY_MOMENT) {
            await pause(Math.random() * 1_500);
            await program.kill();
          } else {
            program.killAt(point);
            await program.untilKilled();
          }
          const label = `${name}: ${point === ANY_MOMENT ? point : point.label}`;
          killed.set(label, (killed.get(label) ?? 0) + 1);
          program = await start();
        }
      }
      const killing = Promise.all([
        killOften('gateway', gateway, PAYING_POINTS, startGateway),
        killOften('provider', provider, PROVIDER_POINTS, startProvider),
      ]).finally(() => {
        areKilled = true;
      });
      await Promise.all([killing, working]);

      const endedAt = performance.now();
      await endAll(paying, flows, UNPAID_ARE_OVER_MS);
      const books = () => comparePayments(paying, flows, { payers, openingMinor: OPENING_MINOR });
      let found = await books();
      while (found.differences.length > 0 && performance.now() - endedAt < OVER_WITHIN_MS) {
        await pause(LOOK_EVERY_MS);
        await endAll(paying, flows, 0);
        found = await books();
      }
      expect(found.differences).toEqual([]);
      const ledger = successOf<LedgerReport>(await paying.operator('ledger/check'));
      expect(ledger.sites.filter(({ isSound }) => !isSound)).toEqual([]);
      expect(ledger.sites.map(({ siteId }) => siteId)).toContain('aurora');
      console.info(
        `${engine}: ${[...killed.values()].reduce((sum, count) => sum + count, 0)} kills; over and agreed ` +
          `${((performance.now() - endedAt) / 1_000).toFixed(1)} s after the last\n` +
          `  ${found.deposits.length} deposits: ${countsOf(found.deposits)}\n` +
          `  ${found.withdrawals.length} withdrawals: ${countsOf(found.withdrawals)}\n` +
          [...killed].map(([label, count]) => `  ${count} × ${label}`).join('\n'),
      );
    });
  },
);

/** One site on which members may withdraw often, and one operator looks at large amounts only. */
async function layOutSite(sitesDir: string): Promise<void> {
  await cp('sites/aurora', join(sitesDir, 'aurora'), { recursive: true });
  const file = join(sitesDir, 'aurora/site.json');
  const site = JSON.parse(await readFile(file, 'utf8')) as { cashier: { withdrawals: { twoOperatorsFrom?: string } } };
  delete site.cashier.withdrawals.twoOperatorsFrom;
  Object.assign(site.cashier.withdrawals, {
    ...{ countPerDay: 100, mostPerDay: '900000.00', turnoverPercent: 0 },
    review: { amountFrom: `${REVIEW_FROM}.00` },
  });
  await writeFile(file, JSON.stringify(site, null, 2));
}

/** Members with money, passwords and accounts that may be paid to, before the gateway's first start. */
async function addPayers(place: GatewayPlace): Promise<readonly Payer[]> {
  const database = await openPlace(place);
  try {
    const hash = await hashPassword(PASSWORD);
    const added = '2025-01-01T00:00:00Z';
    const payers: Payer[] = [];
    const { accountNumbers } = memberSecrets(database.secrets);
    await database.forSite('aurora', (tx) =>
      tx
        .insertInto('site')
        .values({ site_id: 'aurora', merchant_code: MERCHANT })
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
    for (let number = 1; number <= PAYERS; number += 1) {
      const digits = String(number).padStart(5, '0');
      const memberId = `PAYER${digits}`;
      const payouts = [`BANKS${digits}`, `HANDS${digits}`] as const;
      const sealed = await accountNumbers.seal(`aurora ${memberId}`, Buffer.from(`ES${number}`));
      await database.forSite('aurora', async (tx) => {
        await addTestMember(tx, 'aurora', memberId);
        await tx
          .updateTable('member')
          .set({ password_hash: hash, payment_password_hash: hash })
          .where('site_id', '=', 'aurora')
          .where('member_id', '=', memberId)
          .execute();
        for (const kind of ['age', 'name'] as const)
          await saveMemberCheck(tx, 'aurora', {
            ...{ memberId, kind, state: 'passed', at: new Date(added), operator: 'soak', reason: 'soak' },
          });
        for (const [index, payoutId] of payouts.entries())
          await insertPayoutAccount(tx, 'aurora', {
            ...{ account_id: payoutId, member_id: memberId, kind: 'bank', institution: 'BBVA' },
            ...{ holder_name: index === 0 ? 'Mika Kestrel' : 'HOLD Mika Kestrel', sealed_number: sealed },
            ...{ masked_number: '•••• 1', number_digest: payoutId, branch: null, is_default: index === 0 },
            ...{ added_at: added, usable_from: added, verified_at: null },
          });
        await postTransfer(tx, 'aurora', {
          ...{ kind: 'grant', currency: 'EUR', request: { scope: 'soak', key: memberId } },
          lines: [
            { kind: 'house', amount: -OPENING_MINOR },
            { kind: 'member', memberId, amount: OPENING_MINOR },
          ],
        });
      });
      payers.push({ account: memberId, payouts });
    }
    return payers;
  } finally {
    await database.close();
  }
}

/**
 * Nothing is left open: cases are decided, payouts that wait for a hand are sent, payments that nobody pays expire, and
 * every webhook is delivered.
 */
async function endAll(paying: PaymentEnds, flows: PaymentFlows, advanceMs: number): Promise<void> {
  const { list } = successOf<OperatorCases>(await paying.operator('sites/aurora/cases?state=open&pageSize=100'));
  for (const { caseId, received } of list) await flows.decide(caseId, received);
  for (const { payout_id, status, amount } of await paying.payouts())
    if (status === 'processing') await flows.reach(payout_id, 'send', amount);
  await paying.provider('/sandbox/clock', { method: 'POST', body: { advance_ms: advanceMs } });
  await paying.provider('/sandbox/webhooks/deliver', { method: 'POST', body: { lost: true } });
}

function countsOf(rows: ReadonlyArray<{ readonly status: string }>): string {
  const counts = new Map<string, number>();
  for (const { status } of rows) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} ${status}`).join(', ');
}
