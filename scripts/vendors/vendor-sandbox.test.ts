import { spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WalletBalance } from '#contracts/generated/contracts.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { startGateway, TEST_OPERATOR_TOKEN, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { openSandbox } from './open-sandbox.ts';
import { readSandboxArguments } from './sandbox-arguments.ts';

const KEY = 'the key of ACC';

describe('npm run vendor:sandbox', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let memberToken: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    gateway = await startGateway(database);
    memberToken = await accountCalls(gateway).newMember('sandboxed');
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  const all = { site: 'aurora', vendor: 'ACC', key: KEY, member: 'sandboxed', balance: '100.00' };
  const typed = (options: Readonly<Record<string, string>>): string[] =>
    Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);

  async function run(options: Readonly<Record<string, string>> = {}): Promise<string[]> {
    const printed: string[] = [];
    const args = readSandboxArguments(typed({ ...all, ...options }));
    if (args === null) throw new Error('only help was asked for');
    await openSandbox(args, {
      origin: `http://localhost:${gateway.port}`,
      token: TEST_OPERATOR_TOKEN,
      print: (line) => void printed.push(line),
    });
    return printed;
  }

  const balance = async () => {
    const headers = accountCalls(gateway).bearer(memberToken);
    return successOf<WalletBalance>(await gateway.ask('/wps/v2/wallets/balance', { headers })).balance;
  };

  /** Calls the integration as a vendor's own tests do, from the last line alone. */
  async function call(line: string | undefined, key: string, body: object): Promise<{ status: number; body: unknown }> {
    const { url, user_id, currency, game } = JSON.parse(line ?? '{}') as Record<string, string>;
    const text = JSON.stringify({ user_id, currency, game, ...body });
    const response = await fetch(url ?? '', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `HMAC-SHA256 ${createHmac('sha256', key).update(text).digest('hex')}`,
      },
      body: text,
    });
    return { status: response.status, body: await response.json() };
  }

  it('opens an integration that a vendor’s tests run against with what it prints as its last line', async () => {
    const printed = await run();
    expect(Object.keys(JSON.parse(printed.at(-1) ?? '{}') as object)).toEqual(['url', 'user_id', 'currency', 'game']);
    expect(JSON.parse(printed.at(-1) ?? '{}')).toMatchObject({
      url: `http://127.0.0.1:${gateway.port}/vendor/v1/aurora.ACC.sandbox/process`,
      currency: 'EUR',
      game: 'ACC:test',
    });
    expect(printed.join('\n')).toContain('sandboxed was given 100.00 EUR and has 100.00 EUR');
    expect(printed.join('\n')).not.toContain(KEY);
    expect(await call(printed.at(-1), KEY, {})).toEqual({ status: 200, body: { balance: 10_000 } });
    const played = await call(printed.at(-1), KEY, {
      game_id: 'round',
      finished: true,
      actions: [
        { action: 'bet', action_id: 'b', amount: 250 },
        { action: 'win', action_id: 'w', amount: 1_000 },
      ],
    });
    expect([played.status, played.body]).toEqual([200, expect.objectContaining({ balance: 10_750 })]);
    expect(await balance()).toBe('107.50');
    expect((await call(printed.at(-1), 'another key', {})).status).toBe(403);
  });

  it('gives the amount again each time, keeps the member’s id, and takes a new key at once', async () => {
    const [first, again] = [(await run()).at(-1), (await run({ key: 'the next key', balance: '0.50' })).at(-1)];
    expect(again).toBe(first);
    expect(await balance()).toBe('208.00');
    expect((await call(again, KEY, {})).status).toBe(403);
    expect((await call(again, 'the next key', {})).body).toEqual({ balance: 20_800 });
    await run({ balance: '0' });
    expect(await balance()).toBe('208.00');
  });

  it('works for vendors of the catalogue too', async () => {
    const line = (await run({ vendor: 'PG' })).at(-1);
    expect(JSON.parse(line ?? '{}')).toMatchObject({ game: 'PG:test' });
    expect((await call(line, KEY, {})).status).toBe(200);
  });

  it.each([
    [{ site: 'nowhere' }, '--site: the gateway serves no such site'],
    [{ member: 'nobody' }, '--member: the site has no such member'],
    [{ balance: '1.001' }, '--balance: '],
  ])('names the option that the gateway refuses: %j', async (options, message) => {
    const before = await balance();
    await expect(run(options)).rejects.toThrow(message);
    expect(await balance()).toBe(before);
  });

  it.each([
    [{ ...all, vendor: 'acc' }, '--vendor "acc" is wrong'],
    [{ ...all, balance: 'much' }, '--balance "much" is wrong'],
    [{ ...all, site: '../etc' }, '--site "../etc" is wrong'],
    [{ ...all, key: '' }, '--key is wrong: it must be 1 to 200 characters'],
    [{ site: 'aurora' }, '--vendor is missing'],
    [{ ...all, colour: 'red' }, '--colour'],
    [{ ...all, ulr: 'http://gateway' }, 'did you mean "--url"?'],
  ])('names the option that is missing or wrong before it asks anybody: %j', (options, message) => {
    expect(() => readSandboxArguments(typed(options))).toThrow(message);
  });

  it('needs the token of an operator', async () => {
    const args = readSandboxArguments(typed(all));
    const asStranger = openSandbox(args ?? expect.unreachable(), {
      origin: `http://localhost:${gateway.port}`,
      token: 'x'.repeat(43),
      print: () => {},
    });
    await expect(asStranger).rejects.toThrow('token');
  });

  it('does not exist in production', async () => {
    const production = await startGateway(database, { environment: { MARQUEE_MODE: 'production' } });
    const answer = await production.ask('/wps/operator/sites/aurora/vendorSandbox', {
      method: 'POST',
      headers: { authorization: `Bearer ${TEST_OPERATOR_TOKEN}`, 'idempotency-key': 'k' },
      body: {},
    });
    expect(answer.status).toBe(404);
    const asked = openSandbox(readSandboxArguments(typed(all)) ?? expect.unreachable(), {
      origin: `http://localhost:${production.port}`,
      token: TEST_OPERATOR_TOKEN,
      print: () => {},
    });
    await expect(asked).rejects.toThrow('it does not run in demo mode');
    await production.close();
  });

  it('is a program that prints nothing but facts, and fails with a word', async () => {
    const program = async (args: readonly string[]) => {
      const url = `http://localhost:${gateway.port}`;
      const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/vendor-sandbox.ts', ...args, '--url', url], {
        env: { ...process.env, MARQUEE_OPERATOR_TOKEN: TEST_OPERATOR_TOKEN },
      });
      let stdout = '';
      let stderr = '';
      child.stdout.on('data', (piece) => (stdout += String(piece)));
      child.stderr.on('data', (piece) => (stderr += String(piece)));
      const [code] = (await once(child, 'close')) as [number];
      return { code, stdout, stderr };
    };
    const opened = await program(typed(all));
    expect(opened).toMatchObject({ code: 0, stderr: '' });
    expect(JSON.parse(opened.stdout.trim().split('\n').at(-1) ?? '')).toMatchObject({ currency: 'EUR' });
    expect(await program(typed({ site: 'aurora' }))).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('--vendor is missing'),
    });
  });
});
