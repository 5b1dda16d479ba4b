/**
 * The seamless wallet against a model of it, over random histories of fifty members: bets, wins, rollbacks (before
 * their actions too), repeats and transfers, many of them at once. A history that fails is printed with its seed and
 * path, and is lived through again by
 *
 *   WALLET_SEED=<seed> WALLET_PATH=<path> npx vitest run src/gateway/areas/money/vendor-wallet/wallet-histories.test.ts
 */
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import {
  countDaysAnew,
  expectSoundLedger,
  history,
  liveThrough,
  openHistoryMembers,
} from '#gateway/testing/wallet-histories.ts';
import { WalletModel } from '#gateway/testing/wallet-model.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const { WALLET_SEED: seed, WALLET_PATH: path } = process.env;

describeOnEveryEngine('histories of the wallet', (open) => {
  let database: TestDatabase;
  let users: string[];

  beforeAll(async () => {
    database = await open();
    users = await openHistoryMembers(database);
  });

  it('go as the model of it says, to the last minor unit', async () => {
    await fc.assert(
      fc.asyncProperty(history, (steps) => liveThrough(database, users, steps)),
      { numRuns: 50, ...(seed !== undefined && { seed: Number(seed) }), ...(path !== undefined && { path }) },
    );
    await expectSoundLedger(database);
    expect(await countDaysAnew(database)).toBeGreaterThan(0);
  }, 180_000);
});

it('is judged by a model that knows what it judges', () => {
  const model = new WalletModel([{ balance: 100, owed: 0, limits: null }]);
  const call = (actions: Parameters<WalletModel['process']>[0]['actions']) =>
    model.process({ member: 0, day: 0, round: 'r', isFinished: false, actions });
  const bet = { kind: 'bet', id: 'b', amount: 60, original: null } as const;
  expect(call([bet])).toEqual({ code: 0, balance: 40 });
  expect(call([bet])).toEqual({ code: 0, balance: 40 });
  expect(call([{ ...bet, amount: 61 }])).toEqual({ code: 201, balance: 40 });
  expect(call([{ ...bet, id: 'c' }])).toEqual({ code: 100, balance: 40 });
  expect(call([{ kind: 'win', id: 'w', amount: 10, original: null }])).toEqual({ code: 0, balance: 50 });
  expect(call([{ ...bet, id: 'd', amount: 45 }])).toEqual({ code: 0, balance: 5 });
  expect(call([{ kind: 'rollback', id: 'x', amount: 0, original: 'w' }])).toEqual({ code: 0, balance: 0 });
  expect(model.owedBy(0)).toBe(5);
  expect(call([{ kind: 'rollback', id: 'y', amount: 0, original: 'b' }])).toEqual({ code: 0, balance: 55 });
  expect(model.owedBy(0)).toBe(0);
});
