import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger, isSound } from '#gateway/areas/money/repository/ledger-check.ts';
import { balanceOf } from '#gateway/areas/money/repository/ledger-repository.ts';
import { openDatabase } from '#gateway/database/connection.ts';
import type { Database } from '#gateway/database/database.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, TEST_OPERATOR_TOKEN, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { refusalOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { migratedSnapshot } from '#tests/harness/migrated-snapshot.ts';
import { testMasterKeys } from '#tests/harness/test-master-key.ts';

const MEMBER = '0000000001';

const balanceIn = (database: Database): Promise<bigint> =>
  database.forSite('aurora', (tx) => balanceOf(tx, 'aurora', { memberId: MEMBER, currency: 'EUR', kind: 'member' }));

describe('a copy of the embedded database', () => {
  let folder: string;
  let database: Database;
  let gateway: TestGateway;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-copy-'));
    const snapshot = join(folder, 'migrated.tar');
    await writeFile(snapshot, await migratedSnapshot());
    database = await openCopy(snapshot, 'served');
    gateway = await startGateway(database);
  });

  afterAll(async () => {
    await gateway?.close();
    await database?.close();
    await rm(folder, { recursive: true, force: true });
  });

  /** Opens a copy as the operators' guide says. */
  async function openCopy(file: string, name: string): Promise<Database> {
    const dataDir = join(folder, name);
    await mkdir(join(dataDir, 'database'), { recursive: true, mode: 0o700 });
    await promisify(execFile)('tar', ['-xf', file, '-C', join(dataDir, 'database')]);
    return openDatabase({ dataDir, masterKeys: testMasterKeys() });
  }

  async function copy(...args: string[]): Promise<{ code: number; output: string }> {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/database-copy.ts', ...args], {
      env: { ...process.env, MARQUEE_OPERATOR_TOKEN: TEST_OPERATOR_TOKEN, PORT: String(gateway.port) },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)));
    const [code] = (await once(child, 'close')) as [number];
    return { code, output };
  }

  it('has a sound ledger with every bet that was answered before, while more bets are taken', async () => {
    const integrationId = await addIntegration(database);
    const userId = await addPlayer(database, { memberId: MEMBER, integrationId, balanceMinor: 1_000_000 });
    const vendor = vendorCalls(gateway, integrationId);
    let taken = 0;
    let isOver = false;
    const bet = async (): Promise<void> => {
      const id = `bet-${taken + 1}`;
      const actions = [{ action: 'bet', action_id: id, amount: 1 }];
      const body = { user_id: userId, currency: 'EUR', game: 'PG:PG-1', game_id: id, actions };
      expect((await vendor.post('process', body)).status).toBe(200);
      taken += 1;
    };
    await bet();
    const betting = (async () => {
      while (!isOver) await bet();
    })();
    const to = join(folder, 'copy.tar');
    const before = await balanceIn(database);
    expect(await copy('--to', to)).toEqual({ code: 0, output: expect.stringContaining('has the whole database') });
    isOver = true;
    await betting;
    const after = await balanceIn(database);
    expect(after).toBeLessThan(before);
    expect((await stat(to)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);

    const copied = await openCopy(to, 'restored');
    const faults = await copied.forSite('aurora', (tx) => checkLedger(tx, 'aurora'));
    const balance = await balanceIn(copied);
    await copied.close();
    expect(isSound(faults)).toBe(true);
    expect(balance).toBeLessThanOrEqual(before);
    expect(balance).toBeGreaterThanOrEqual(after);
  });

  it('is for the token of the data directory alone', async () => {
    const { call, newOperator } = operatorCalls(gateway);
    const { token } = await newOperator('ada', [{ siteId: '*', role: 'admin' }]);
    expect(refusalOf(await call('/database/copy', { token })).code).toBe('operator_role_required');
    expect(refusalOf(await call('/database/copy', { token: null })).code).toBe('operator_token_required');
  });

  it('leaves no file where it cannot be made, and says what is wrong', async () => {
    const to = join(folder, 'refused.tar');
    const nowhere = await copy('--to', to, '--url', 'http://localhost:9');
    expect(nowhere).toEqual({ code: 1, output: expect.stringContaining('no gateway answers') });
    expect((await copy()).output).toContain('--to is missing');
    expect((await readdir(folder)).filter((name) => name.startsWith('refused'))).toEqual([]);
  });
});
