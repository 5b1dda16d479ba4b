import { beforeAll, expect, it } from 'vitest';
import { settleHistory, storedShares, walkedShares } from '#tests/agents/settled-shares.ts';
import { makeHistory } from '#tests/agents/settlement-history.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { scaled } from '#tests/soak-scale.ts';

/** Random trees, contracts, moves and facts, on each of the two engines. */
const TREES = scaled(2, 20_000);
const TIMEOUT_MS = scaled(300_000, 3_600_000 * 6);
const SEED = Number(process.env.SOAK_SEED ?? Date.now() % 2 ** 31);
/** Sites that one database holds: lists of sites are read whole. */
const PER_DATABASE = 500;

describeOnEveryEngine('settlements of agents', (open, kind) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
  });

  it(
    `give what a walk up from every fact gives, in ${TREES} trees (SOAK_SEED=${SEED})`,
    async () => {
      for (let tree = 0; tree < TREES; tree += 1) {
        if (tree > 0 && tree % PER_DATABASE === 0) {
          await database.close();
          database = await open();
        }
        const seed = (SEED + tree * 2 + (kind === 'pglite' ? 0 : 1)) % 2 ** 31;
        const history = await makeHistory(database, seed);
        await settleHistory(database, history);
        expect(await storedShares(database, history.site.id), `seed ${seed}`).toEqual(walkedShares(history));
      }
    },
    TIMEOUT_MS,
  );
});
