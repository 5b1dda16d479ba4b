import { beforeAll, expect, it } from 'vitest';
import type { Adjustment, OperatorCase, OperatorCases } from '#contracts/generated/contracts.ts';
import { type OperatorCalls, operatorCalls, type TestOperator } from '#gateway/testing/operator-calls.ts';
import { TEST_OPERATOR_TOKEN } from '#gateway/testing/start-gateway.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { type SceneMember, withdrawalScene } from '#gateway/testing/withdrawal-scene.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { scaled } from '#tests/soak-scale.ts';

/** Adjustments that two people decide at once, and withdrawals that one person tries to decide alone. */
const RACES = scaled(8, 500);
const WITHDRAWALS = scaled(2, 60);
const TRIES_ALONE = 8;
const TIMEOUT_MS = scaled(120_000, 1_800_000);

describeOnOneEngine('what two people decide', (open) => {
  // The ledger dates by the database's clock.
  const scene = withdrawalScene(open, {}, { startMs: Date.now() });
  let calls: OperatorCalls;
  let ada: TestOperator;
  let ben: TestOperator;
  let cy: TestOperator;

  beforeAll(async () => {
    calls = operatorCalls(scene.gateway, scene.now);
    const cashier = [{ siteId: 'aurora', role: 'cashier' }] as const;
    [ada, ben, cy] = await Promise.all([
      calls.newOperator('ada', cashier),
      calls.newOperator('ben', cashier),
      calls.newOperator('cy', cashier),
    ]);
  });

  const adjust = async ({ memberId }: SceneMember) =>
    successOf<Adjustment>(
      await calls.call(`/sites/aurora/members/${memberId}/adjustments`, {
        ...{ method: 'POST', token: ada.token, idempotencyKey: `race-${scene.nextKey()}` },
        body: { kind: 'goodwill', cause: 'promise', direction: 'add', amount: '25.00', note: 'promised by phone' },
      }),
    );

  it(
    'is decided once, by whoever comes first',
    async () => {
      const member = await scene.newMember({ funds: 0n });
      let posted = 0;
      for (let race = 0; race < RACES; race += 1) {
        const { adjustmentId } = await adjust(member);
        const answers = await Promise.all(
          [ben, cy, ben, cy].map(({ token }, at) =>
            calls.call(`/sites/aurora/adjustments/${adjustmentId}/${(race + at) % 3 === 0 ? 'reject' : 'approve'}`, {
              ...{ method: 'POST', token, body: { note: 'looked into it' } },
            }),
          ),
        );
        const decided = answers.filter(({ status }) => status === 200);
        expect(decided, `race ${race}`).toHaveLength(1);
        const [only] = decided;
        if (only !== undefined && successOf<Adjustment>(only).status === 'posted') posted += 1;
      }
      const inTime = await scene.back(member);
      expect(await scene.balance(inTime)).toBe((posted * 25).toFixed(2));
      expect(await scene.isSound()).toBe(true);
    },
    TIMEOUT_MS,
  );

  it(
    'is not decided by one person, whatever the order of calls, nor by a program',
    async () => {
      for (let count = 0; count < WITHDRAWALS; count += 1) {
        const member = await scene.newMember();
        await scene.requested(member, '950.00');
        const { list } = successOf<OperatorCases>(await calls.call('/sites/aurora/cases', { token: ada.token }));
        const waiting = list.find(({ memberId }) => memberId === member.memberId);
        const path = `/sites/aurora/cases/${waiting?.caseId}`;
        const approve = (token: string) =>
          calls.call(`${path}/approve`, {
            ...{ method: 'POST', token, body: { received: waiting?.amount, reason: 'looked into it' } },
          });
        const alone: ReadonlyArray<() => Promise<unknown>> = [
          () => approve(ada.token),
          () => approve(TEST_OPERATOR_TOKEN),
          () => calls.call(`${path}/claim`, { method: 'POST', token: ada.token, body: {} }),
          () => calls.call(`${path}/claim`, { method: 'DELETE', token: ada.token, body: {} }),
        ];
        const order = Array.from({ length: TRIES_ALONE }, (_, at) => alone[(count * 7 + at * at + at) % alone.length]);
        await Promise.all([...order, () => approve(ada.token)].map((act) => act?.()));
        await calls.call(`${path}/claim`, { method: 'DELETE', token: ada.token, body: {} });

        const open = successOf<OperatorCases>(await calls.call('/sites/aurora/cases', { token: ada.token }));
        const still = open.list.find(({ caseId }) => caseId === waiting?.caseId);
        expect(still, `withdrawal ${count}`).toMatchObject({ state: 'open', approvals: ['ada'] });
        expect(successOf<OperatorCase>(await approve(ben.token)).state).toBe('approved');
      }
      expect(await scene.isSound()).toBe(true);
    },
    TIMEOUT_MS,
  );
});
