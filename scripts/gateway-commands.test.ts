import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { beforeAll, describe, expect, it } from 'vitest';
import { startGateway, TEST_OPERATOR_TOKEN, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { TEST_MASTER_KEY, testMasterKeys } from '#tests/harness/test-master-key.ts';

/** Nothing listens there: a command that ignores --url fails. */
const NOWHERE = '9';

describe('commands that call a gateway', () => {
  let database: TestDatabase;
  let gateway: TestGateway;

  beforeAll(async () => {
    const next = Buffer.alloc(32, 'the next one').toString('base64');
    database = await openTestDatabase({ masterKeys: testMasterKeys(`${TEST_MASTER_KEY},${next}`) });
    gateway = await startGateway(database);
    return async () => {
      await gateway.close();
      await database.close();
    };
  });

  async function run(script: string, ...args: string[]): Promise<{ code: number; output: string }> {
    const child = spawn(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, ...args], {
      env: { ...process.env, MARQUEE_OPERATOR_TOKEN: TEST_OPERATOR_TOKEN, PORT: NOWHERE },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece) => (output += String(piece)));
    const [code] = (await once(child, 'close')) as [number];
    return { code, output };
  }

  it('call the one that --url names', async () => {
    const url = `http://localhost:${gateway.port}/`;
    expect(await run('ledger-check', '--url', url)).toEqual({
      code: 0,
      output: expect.stringContaining('aurora: adds up'),
    });
    const rotated = await run('rotate-keys', `--url=${url}`);
    expect(rotated).toEqual({ code: 0, output: expect.stringMatching(/^\d+ keys? (?:is|are) wrapped under/) });
    expect(await run('rotate-keys', '--url', url)).toEqual({
      code: 1,
      output: expect.stringContaining('There is no next master key.'),
    });
  });

  it('say where nothing answers, and which option was meant', async () => {
    expect(await run('ledger-check')).toEqual({
      code: 1,
      output: expect.stringContaining(`no gateway answers at http://localhost:${NOWHERE}`),
    });
    expect(await run('rotate-keys', '--urll', 'x')).toEqual({
      code: 1,
      output: expect.stringContaining('did you mean "--url"?'),
    });
  });
});
