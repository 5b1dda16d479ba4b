import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { type ProcessRequest, playerOf, processMany } from '#gateway/areas/money/repository/process-repository.ts';
import { coalescingWriter } from '#gateway/database/coalescing-writer.ts';
import {
  countDebts,
  expectSoundLedger,
  history,
  liveThrough,
  openHistoryMembers,
  requestOf,
} from '#gateway/testing/wallet-histories.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { scaled } from '#tests/soak-scale.ts';

/** On each of the two engines. */
const HISTORIES = scaled(20, 50_000);
/** Histories between two looks at the whole ledger, and the largest that one property takes. */
const AT_ONCE = 5_000;
const COPIES = scaled(100, 1_000);
const TIMEOUT_MS = scaled(300_000, 3_600_000 * 4);
/** The first of the seeds, one after another: `SOAK_SEED` goes through the same histories again. */
const SEED = Number(process.env.SOAK_SEED ?? Date.now() % 2 ** 31);

describeOnEveryEngine('the wallet', (open) => {
  let database: TestDatabase;
  let users: string[];

  beforeAll(async () => {
    database = await open();
    users = await openHistoryMembers(database);
  });

  it('goes as the model of it says through many histories', { timeout: TIMEOUT_MS }, async () => {
    for (let lived = 0; lived < HISTORIES; lived += AT_ONCE) {
      await fc.assert(
        fc.asyncProperty(history, (steps) => liveThrough(database, users, steps)),
        { numRuns: Math.min(AT_ONCE, HISTORIES - lived), seed: SEED + lived / AT_ONCE },
      );
      await expectSoundLedger(database);
    }
    console.info(`${HISTORIES} histories from SOAK_SEED=${SEED}`);
    // Wins that had been spent are rolled back in about one of thirty.
    if (HISTORIES >= 1_000) expect(await countDebts(database)).toBeGreaterThan(0);
  });

  it('applies one of many concurrent copies, and answers all alike', { timeout: TIMEOUT_MS }, async () => {
    // Several writers stand for several processes.
    const writers = Array.from({ length: 4 }, () =>
      coalescingWriter((requests: readonly ProcessRequest[]) => processMany(database, requests), {
        lanes: 2,
        ownerOf: playerOf,
      }),
    );
    // Nothing limits this one's play.
    const user = users[2] ?? '';
    const win = requestOf(
      {
        member: 2,
        day: 0,
        round: 'copies',
        isFinished: false,
        actions: [{ kind: 'win', id: 'w', amount: 500, original: null }],
      },
      user,
      'copies-',
    );
    const outcomes = await Promise.all(
      Array.from({ length: COPIES }, (_, copy) => writers[copy % writers.length]?.(win)),
    );
    const said = outcomes.map(
      (outcome) => outcome?.kind === 'applied' && [outcome.balanceMinor, outcome.transactionIds],
    );
    expect(new Set(said.map((one) => JSON.stringify(one))).size).toBe(1);
    const bet = requestOf(
      {
        member: 2,
        day: 0,
        round: 'copies',
        isFinished: false,
        actions: [{ kind: 'bet', id: 'b', amount: 100_000_000, original: null }],
      },
      user,
      'copies-',
    );
    const refused = await Promise.all(
      Array.from({ length: COPIES }, (_, copy) => writers[copy % writers.length]?.(bet)),
    );
    expect(new Set(refused.map((one) => one?.kind === 'refused' && one.code))).toEqual(new Set([100]));
    await expectSoundLedger(database);
  });

  it('never goes below zero, however many calls drain one member', { timeout: TIMEOUT_MS }, async () => {
    const writers = Array.from({ length: 4 }, () =>
      coalescingWriter((requests: readonly ProcessRequest[]) => processMany(database, requests), {
        lanes: 2,
        ownerOf: playerOf,
      }),
    );
    const user = users[1] ?? '';
    const drain = (id: string, amount: number, kind: 'bet' | 'win') =>
      requestOf(
        { member: 1, day: 0, round: id, isFinished: true, actions: [{ kind, id, amount, original: null }] },
        user,
        'drain-',
      );
    const [funded] = await processMany(database, [drain('fund', 1_000, 'win')]);
    const held = funded?.kind === 'applied' ? funded.balanceMinor : 0;
    const outcomes = await Promise.all(
      Array.from({ length: scaled(20, 500) }, (_, place) =>
        writers[place % writers.length]?.(drain(`d${place}`, Math.ceil(held / 7), 'bet')),
      ),
    );
    expect(outcomes.filter((outcome) => outcome?.kind === 'applied')).toHaveLength(
      Math.floor(held / Math.ceil(held / 7)),
    );
    await expectSoundLedger(database);
  });
});
