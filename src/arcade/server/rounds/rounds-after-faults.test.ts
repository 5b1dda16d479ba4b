import { afterEach, describe, expect, it } from 'vitest';
import { type TestArcade, testArcade } from '#arcade/testing/test-arcade.ts';
import { TestOperator } from '#arcade/testing/test-operator.ts';
import { scaled } from '#tests/soak-scale.ts';
import { openStore } from '../store/open-store.ts';
import { roundById } from '../store/round-store.ts';
import { readFaultPlan } from '../wallet/fault-plan.ts';
import { reconcileAll } from './regular-reconciliation.ts';

const ROUNDS = scaled(300, 300);
const running: TestArcade[] = [];

async function started(options: Parameters<typeof testArcade>[0]): Promise<TestArcade> {
  const arcade = await testArcade(options);
  running.push(arcade);
  return arcade;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((arcade) => arcade.stop()));
});

const span = [new Date(Date.UTC(2025, 11, 1)), new Date(Date.UTC(2026, 1, 1))] as const;
const faults = 'delay=0.1,drop=0.1,duplicate=0.1,reorder=0.1,rollback-first=0.1,bad-signature=0.05';

/** The sums of bets and wins in the arcade's books. */
function settledHere({ store }: TestArcade): { bet: number; win: number } {
  const row = store.statements.get(
    "select coalesce(sum(bet), 0) as bet, coalesce(sum(win), 0) as win from round where state = 'settled'",
  );
  return { bet: Number(row?.bet), win: Number(row?.win) };
}

async function settleAll(arcade: TestArcade): Promise<void> {
  for (let look = 0; look < 100 && (await arcade.arcade.settleWaiting()) > 0; look++) arcade.now.ms += 60_000;
}

describe.each(['PG', 'JDB'])('a way to the wallet of %s on which everything goes wrong', (vendor) => {
  it.each([1, 2, 3])('leaves both sides agreeing to the cent (seed %i)', async (seed) => {
    const arcade = await started({ faults: readFaultPlan(`${faults};seed=${seed}`) });
    arcade.operator.balance = 10_000_000;
    const session = await arcade.open({ vendor });
    const statuses = new Map<number, number>();
    for (let index = 0; index < ROUNDS; index++) {
      const { status } = await arcade.spin(session, `request-${index}`);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      arcade.now.ms += 2_000;
    }
    await settleAll(arcade);
    for (const kind of ['delay', 'drop', 'duplicate', 'reorder', 'rollback-first', 'bad-signature'])
      expect([kind, (arcade.arcade.faultCounts()[kind] ?? 0) > 0]).toEqual([kind, true]);
    expect(statuses.get(200) ?? 0).toBeGreaterThan(ROUNDS / 2);
    const report = await arcade.arcade.reconcile(`aurora.${vendor}`, ...span);
    expect(report).toMatchObject({ unsettled: 0, differences: [] });
    expect(arcade.operator.standing()).toEqual(settledHere(arcade));
    const { bet, win } = settledHere(arcade);
    expect(arcade.operator.balance).toBe(10_000_000 - bet + win);
  });
});

describe('a process that ends between writing a round down and hearing of it', () => {
  it('leaves a round that the next one finishes, without a second bet', async () => {
    const store = openStore(null);
    const operator = new TestOperator();
    const before = await testArcade({ store, operator });
    const session = await before.open();
    operator.after = () => ({ kind: 'unknown' });
    await before.spin(session, 'request-1');
    const [row] = store.statements.all('select id from round');
    const roundId = String(row?.id);
    expect(roundById(store, roundId).state).toBe('open');
    await before.stop();

    operator.after = (_call, reply) => reply;
    const next = await started({ store, operator });
    expect(await next.arcade.settleWaiting()).toBe(0);
    expect(roundById(store, roundId)).toMatchObject({ state: 'settled', balance: operator.balance });
    expect(operator.standing().bet).toBe(session.defaultBetMinor);
    // The page is still open: it asks again and gets its round.
    expect((await next.spin(session, 'request-1')).status).toBe(200);
  });

  it('leaves a round that is rolled back when its bet is refused by then', async () => {
    const store = openStore(null);
    const operator = new TestOperator();
    const before = await testArcade({ store, operator });
    const session = await before.open();
    operator.before = () => ({ kind: 'unknown' });
    await before.spin(session, 'request-1');
    await before.stop();

    operator.before = () => undefined;
    operator.refusesBets = 101;
    const next = await started({ store, operator });
    for (let look = 0; look < 5; look++) {
      await next.arcade.settleWaiting();
      next.now.ms += 60_000;
    }
    expect(store.statements.all('select state from round')).toEqual([{ state: 'rolledBack' }]);
    expect([...operator.actions.values()].map(({ kind }) => kind)).toContain('rollback');
    expect(operator.balance).toBe(100_000);
  });
});

describe('holding both sides against each other', () => {
  it('rolls back rounds that the wallet has applied and we recorded as refused', async () => {
    const arcade = await started({});
    const session = await arcade.open();
    arcade.operator.refusesBets = 106;
    await arcade.spin(session, 'request-1');
    // A copy of the refused call that a network delivers later, when nothing refuses it any more.
    arcade.operator.refusesBets = null;
    const copy = arcade.operator.calls.find(({ operation }) => operation === 'process');
    if (copy === undefined) throw new Error('nothing was sent');
    await arcade.operator.send(copy);
    expect(arcade.operator.standing().bet).toBe(session.defaultBetMinor);
    expect(await arcade.arcade.reconcile('aurora.PG', ...span)).toMatchObject({ takenBack: 1, differences: [] });
    expect(arcade.operator.standing()).toEqual({ bet: 0, win: 0 });
    expect(arcade.operator.balance).toBe(100_000);
  });

  it('names every round that differs', async () => {
    const arcade = await started({});
    const session = await arcade.open();
    const played = [(await arcade.spin(session, 'request-1')).body, (await arcade.spin(session, 'request-2')).body];
    arcade.store.statements.run('update round set bet = bet + 1 where id = ?', played[0]?.roundId ?? '');
    for (const id of [`${played[1]?.roundId}-b`, `${played[1]?.roundId}-w`]) arcade.operator.actions.delete(id);
    arcade.operator.actions.set('stranger-b', { kind: 'bet', amount: 5, round: 'stranger', moved: true });
    const { differences } = await arcade.arcade.reconcile('aurora.PG', ...span);
    expect(Object.fromEntries(differences.map(({ roundId, problem }) => [roundId, problem]))).toEqual({
      [played[0]?.roundId ?? '']: 'otherAmounts',
      [played[1]?.roundId ?? '']: 'missingAtWallet',
      stranger: 'unknownHere',
    });
  });

  it('is done for every integration that was played, and reports differences; one that does not answer blocks no other', async () => {
    const arcade = await started({});
    await arcade.spin(await arcade.open({ vendor: 'JDB' }), 'request-1');
    const { body } = await arcade.spin(await arcade.open(), 'request-1');
    arcade.operator.actions.delete(`${body.roundId}-b`);
    arcade.operator.actions.delete(`${body.roundId}-w`);
    arcade.operator.before = ({ integration, operation }) =>
      integration === 'aurora.JDB' && operation.startsWith('rounds') ? { kind: 'unknown' } : undefined;
    const warnings: object[] = [];
    const parts = { ...arcade.arcade.real, clock: () => new Date(arcade.now.ms + 3_600_000) };
    await reconcileAll(parts, arcade.operator.send, { warn: (fields: object) => warnings.push(fields) });
    expect(warnings).toMatchObject([
      { integration: 'aurora.JDB', err: expect.any(Error) },
      { integration: 'aurora.PG', roundId: body.roundId, problem: 'missingAtWallet' },
    ]);
  });

  it('says nothing of a wallet that does not list its rounds', async () => {
    const arcade = await started({});
    arcade.operator.before = () => ({ kind: 'answered', status: 500, text: 'no' });
    await expect(arcade.arcade.reconcile('aurora.PG', ...span)).rejects.toThrow('did not list');
  });
});
