import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertPayment, notePayment, takePaymentStep } from '#gateway/areas/cashier/repository/payment-repository.ts';
import { ensureOperatorToken } from '#gateway/areas/operators/operator-token-file.ts';
import { addTestMember } from '#gateway/testing/add-test-member.ts';
import { OPERATOR_PASSWORD, operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, TEST_OPERATOR_TOKEN, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { openTestDatabase, type TestDatabase } from '#tests/harness/test-database.ts';
import { readOperatorArguments } from './operator-arguments.ts';
import { runOperatorCommand } from './operator-command.ts';
import { operatorsClient } from './operators-client.ts';

describe('npm run operator', () => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let origin: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    gateway = await startGateway(database);
    origin = `http://localhost:${gateway.port}`;
  });

  afterAll(async () => {
    await gateway.close();
    await database.close();
  });

  async function run(args: string, password = OPERATOR_PASSWORD): Promise<string> {
    const printed: string[] = [];
    await runOperatorCommand(readOperatorArguments(args.split(' ').filter(Boolean)), {
      client: operatorsClient(origin, TEST_OPERATOR_TOKEN),
      askPassword: async () => password,
      print: (line) => void printed.push(line),
    });
    return printed.join('\n');
  }

  it('opens an account that signs in with the password, which is printed nowhere', async () => {
    expect(await run('list')).toBe('there are no operators');
    const printed = await run('add --account ada --name Ada --role publisher --site aurora');
    expect(printed).toBe('ada              Ada                  publisher of aurora  never signed in');
    const calls = operatorCalls(gateway);
    const { enrolment } = successOf<{ enrolment: { secret: string } }>(await calls.signIn('ada'));
    successOf(await calls.signIn('ada', { totp: calls.codeOf(enrolment.secret) }));
    expect(await run('list')).toBe('ada              Ada                  publisher of aurora');
  });

  it('gives roles and takes them away, one at a time', async () => {
    await run('add --account grace --name Grace --role viewer --all-sites');
    expect(await run('role --account GRACE --role editor --site lotus')).toContain(
      'viewer of all sites, editor of lotus',
    );
    expect(await run('role --account grace --role viewer --all-sites --remove')).toMatch(/ editor of lotus {2}never/);
  });

  it('lists the deposits that wait, and decides one with a reason', async () => {
    expect(await run('queue --site aurora')).toBe('there are no cases that are open');
    const ids: string[] = [];
    await database.forSite('aurora', async (tx) => {
      await addTestMember(tx, 'aurora', 'M000000001');
      for (const reference of ['AUR-1', 'AUR-2']) {
        const at = new Date('2026-01-01T00:00:00Z');
        const { payment_id: id } = await insertPayment(tx, 'aurora', {
          flow: 'deposit',
          ...{ memberId: 'M000000001', channelId: 'bank', kind: 'transfer', provider: 'sandbox', currency: 'EUR' },
          ...{ amountMinor: 5_000n, feeBasisPoints: 0, reference, requestKey: reference, requestDigest: 'd' },
          ...{ createdAt: at, expiresAt: at, lookAt: at },
        });
        await takePaymentStep(tx, 'aurora', id, { event: 'pay', totalMinor: 4_000n, cause: 'provider e', at });
        await notePayment(tx, 'aurora', id, { held: 'amountDiffers' });
        ids.push(id);
      }
    });
    expect(await run('queue --site aurora')).toBe(
      ids.map((id, n) => `deposit-${id}  M000000001  40.00 of 50.00 EUR arrived  AUR-${n + 1}`).join('\n'),
    );
    expect(await run(`approve deposit-${ids[0]} --site aurora --reason payer-wrote`)).toContain(
      'approved by operator token: payer-wrote',
    );
    expect(await run(`reject deposit-${ids[1]} --site aurora --reason unknown-payer`)).toContain('rejected by');
    expect(await run('queue --site aurora --state approved')).toContain('AUR-1');
    await expect(run('approve --site aurora --reason r')).rejects.toThrow('name the case: look with queue');
    await expect(run(`approve deposit-${ids[0]} --site aurora`)).rejects.toThrow('--reason is missing');
    await expect(run(`approve deposit-${ids[0]} --site aurora --reason again`)).rejects.toThrow(
      'is not open on aurora',
    );
  });

  it('prints links by which owners choose a password', async () => {
    const link = /^http:\/\/desk\.localhost:\d+\/invitation#[\w-]{43}\nfor noor alone, once, until \d{4}-/;
    const invited = await run('invite --account noor --name Noor --role support --site aurora');
    expect(invited).toMatch(link);
    const again = await run('link --account NOOR');
    expect(again).toMatch(link);
    expect(again).not.toBe(invited);
  });

  it('shuts an account, and opens it again', async () => {
    await run('add --account eve --name Eve --role support --site aurora');
    expect(await run('disable --account eve')).toMatch(/support of aurora {2}disabled$/);
    expect(await run('enable --account eve')).toMatch(/support of aurora {2}never signed in$/);
  });

  it.each([
    ['add --name Ada --role viewer --site aurora', '--account is missing'],
    ['add --account ida --name Ida --role viewer', 'say where'],
    ['add --account ida --name Ida --role viewer --site aurora --all-sites', 'say where'],
    ['disable --account nobody', 'there is no operator nobody'],
    ['disable --account grce', 'there is no operator grce: look with list; did you mean "grace"?'],
    ['delete --account ada', 'there is no command delete'],
    ['list everything', '"everything" is too much'],
  ])('says what is missing: %s', async (args, message) => {
    await expect(run(args)).rejects.toThrow(message);
  });

  it('prints the gateway’s refusal', async () => {
    const add = (role: string, password?: string) =>
      run(`add --account ida --name Ida --role ${role} --site aurora`, password).catch((error: unknown) => error);
    expect(await add('owner')).toMatchObject({ problems: ['roles.0.role: This value is not one of those allowed.'] });
    expect(await add('viewer', 'short')).toMatchObject({ problems: ['password: This value is too short.'] });
    expect(await add('viewer', 'password1234')).toMatchObject({ problems: ['password: This password is too common'] });
  });

  it('reads the token of the data directory, and the password from standard input', async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'marquee-operator-'));
    const refused = await program(dataDir, ['list']);
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('there is no token at') });
    await ensureOperatorToken(dataDir);
    const stranger = await program(dataDir, ['list']);
    expect(stranger).toMatchObject({ code: 1, stderr: expect.stringContaining('needs their token') });
    const added = await program(
      dataDir,
      ['add', '--account', 'joan', '--name', 'Joan Clarke', '--role', 'cashier', '--all-sites'],
      { input: `${OPERATOR_PASSWORD}\n`, token: TEST_OPERATOR_TOKEN },
    );
    expect(added).toEqual({ code: 0, stdout: expect.stringContaining('cashier of all sites'), stderr: '' });
    expect(added.stdout).not.toContain(OPERATOR_PASSWORD);
    await rm(dataDir, { recursive: true });
  });

  /** The program itself, against the gateway. */
  async function program(dataDir: string, args: readonly string[], { input = '', token = '' } = {}) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/operator.ts', ...args, '--url', origin], {
      env: { ...process.env, DATA_DIR: dataDir, MARQUEE_OPERATOR_TOKEN: token },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (piece) => (stdout += String(piece)));
    child.stderr.on('data', (piece) => (stderr += String(piece)));
    child.stdin.end(input);
    const [code] = (await once(child, 'close')) as [number];
    return { code, stdout, stderr };
  }
});
