import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#gateway/database/connection.ts';
import type { Database } from '#gateway/database/database.ts';
import { paymentFaults } from '#tests/agents/payment-faults.ts';
import { storedShares, walkedShares } from '#tests/agents/settled-shares.ts';
import { makeHistory } from '#tests/agents/settlement-history.ts';
import { createScratchDatabase, postgresUrl } from '#tests/harness/scratch-postgres.ts';
import { scaled } from '#tests/soak-scale.ts';
import { type KillPoint, SETTLING_POINTS } from './support/kill-points.ts';

/**
 * Each kill takes the start of a program, which is why this is no part of `npm test`: there settlements are stopped
 * within their transactions (`settlements.soak.ts`).
 */
const isWhole = process.env.SOAK_SCALE !== undefined;
const KILLS = scaled(2, 100);
const TIMEOUT_MS = 3_600_000;
const SEED = Number(process.env.SOAK_SEED ?? Date.now() % 2 ** 31);
const TREES_EACH = 5;

const ends: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe.each([
  ['PGlite', false],
  ['PostgreSQL', postgresUrl === null],
] as const)('settlements of agents on %s that are killed half-way', (engine, isMissing) => {
  it.skipIf(!isWhole || isMissing)(
    `pay each payment once, in ${KILLS} kills (SOAK_SEED=${SEED})`,
    { timeout: TIMEOUT_MS },
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'killed-settlements-'));
      ends.push(() => rm(folder, { recursive: true, force: true }));
      const place = engine === 'PGlite' ? { dataDir: join(folder, 'data') } : await newDatabase();
      await inDatabase(place, (database) => database.migrate());
      const killed = new Map<string, number>();
      let kills = 0;
      for (let round = 0; kills < KILLS; round += 1) {
        const history = await inDatabase(place, (database) =>
          makeHistory({ ...database, databaseUrl: null }, (SEED + round) % 2 ** 31, TREES_EACH),
        );
        const siteFile = join(folder, 'site.json');
        await writeFile(siteFile, JSON.stringify(history.site));
        const now = new Date((history.periods.at(-1)?.until.getTime() ?? 0) + 600_000);
        const settings = { SITE_FILE: siteFile, NOW: now.toISOString() };
        // A round ends with the first run that comes past its point.
        for (
          let point = pointOf(kills + round);
          await isKilled(place, settings, point);
          point = pointOf(kills + round)
        ) {
          kills += 1;
          killed.set(point.label, (killed.get(point.label) ?? 0) + 1);
        }
        expect(await isKilled(place, settings)).toBe(false);
        await inDatabase(place, async (database) => {
          const stored = await storedShares({ ...database, databaseUrl: null }, history.site.id);
          expect(stored, `seed ${SEED + round}`).toEqual(walkedShares(history));
          expect(await paymentFaults(database, history.site.id), `seed ${SEED + round}`).toEqual([]);
        });
      }
      const points = [...killed].map(([label, count]) => `  ${count} × ${label}`);
      console.info([`${engine}: ${kills} kills`, ...points].join('\n'));
    },
  );
});

type Place = { readonly dataDir: string } | { readonly databaseUrl: string };

async function newDatabase(): Promise<Place> {
  const scratch = await createScratchDatabase();
  ends.push(scratch.drop);
  return { databaseUrl: scratch.url };
}

/** Opens the database for some work alone: on PGlite only one process may. */
async function inDatabase<Result>(place: Place, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase({ ...place, poolSize: 2 });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function pointOf(turn: number): KillPoint {
  const point = SETTLING_POINTS[turn % SETTLING_POINTS.length];
  if (point === undefined) throw new Error('There is no point to kill at.');
  return point;
}

/** Runs the program. @returns whether it was killed at the point; it throws where it fails in another way. */
async function isKilled(place: Place, settings: Readonly<Record<string, string>>, point?: KillPoint): Promise<boolean> {
  const { DATABASE_URL: _ofWhoeverTests, ...environment } = process.env;
  const where = 'dataDir' in place ? { DATA_DIR: place.dataDir } : { DATABASE_URL: place.databaseUrl };
  const flags = ['--import', 'tsx', '--import', resolve('tests/soak/support/kill-at-label.mjs')];
  const child = spawn(process.execPath, [...flags, resolve('tests/soak/support/settle-program.ts')], {
    env: { ...environment, ...settings, ...where, ...(point && { KILL_AT: JSON.stringify(point) }) },
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
  const [code, signal] = await once(child, 'exit');
  if (signal === 'SIGKILL') return true;
  if (code !== 0) throw new Error(`The program ended otherwise (${signal ?? code}).\n${said}`);
  return false;
}
