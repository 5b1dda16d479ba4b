import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ConsolidatedFunds, LedgerReport, MemberInfo, WalletTransferred } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/contract.ts';
import { finishTransfers } from '#gateway/jobs/finish-transfers.ts';
import { vendorKeys } from '#gateway/secrets/vendor-keys.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { openRealtime } from '#gateway/testing/realtime-client.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration } from '#gateway/testing/vendor-calls.ts';
import { startVendorServer, type VendorServer, type VendorServerCall } from '#gateway/testing/vendor-server.ts';
import { vendorWallets } from '#gateway/vendor-wallet-client.ts';
import type { SiteResponse } from '#tests/harness/site-request.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { postTransfer } from './ledger-repository.ts';

interface WalletBody {
  readonly user_id: string;
  readonly amount?: number;
  readonly transfer_id?: string;
}

/** A vendor that keeps wallets, does each transfer once, and may fail as a test says. */
function walletKeeper() {
  const held = new Map<string, number>();
  const done = new Map<string, number>();
  const keeper = {
    held,
    /** What becomes of the next calls: the vendor is not reached, does its part and does not say so, or refuses. */
    mood: 'well' as 'well' | 'down' | 'silent' | 'refusing',
    answer({ path, body }: VendorServerCall) {
      const operation = path.split('/').at(-1);
      const { user_id, amount = 0, transfer_id = '' } = JSON.parse(body) as WalletBody;
      if (keeper.mood === 'down') return { status: 503, body: {} };
      // What was done before is never refused.
      if (keeper.mood === 'refusing' && !done.has(transfer_id)) return { status: 422, body: { code: 107 } };
      const before = held.get(user_id) ?? 0;
      if (operation === 'withdraw' && !done.has(transfer_id) && before < amount)
        return { status: 422, body: { code: 100 } };
      if (operation !== 'balance' && !done.has(transfer_id)) {
        held.set(user_id, operation === 'deposit' ? before + amount : before - amount);
        done.set(transfer_id, amount);
      }
      return keeper.mood === 'silent' ? null : { status: 200, body: { balance: held.get(user_id) ?? 0 } };
    },
  };
  return keeper;
}

describeOnEveryEngine('the wallets of vendors', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let vendor: VendorServer;
  let other: VendorServer;
  const keeper = walletKeeper();
  const otherKeeper = walletKeeper();
  let nowMs = Date.parse('2026-03-01T12:00:00Z');
  let keys = 0;

  beforeAll(async () => {
    database = await open();
    vendor = await startVendorServer(keeper.answer);
    other = await startVendorServer(otherKeeper.answer);
    gateway = await startGateway(database, {
      sites: [
        siteDocuments({
          id: 'aurora',
          site: { wallet: { isSingle: false }, agentPlans: { dividend: 'weekly', salary: ['daily', 'realtime'] } },
        }),
        siteDocuments({ id: 'lotus' }),
      ],
      now: () => new Date(nowMs),
    });
    await addIntegration(database, { vendor: 'PG', wallet: 'transfer', settings: { serverUrl: vendor.url } });
    await addIntegration(database, { vendor: 'EG2', wallet: 'transfer', settings: { serverUrl: other.url } });
    await addIntegration(database, { vendor: 'AG' });
  });

  beforeEach(() => {
    keeper.mood = 'well';
    otherKeeper.mood = 'well';
  });

  afterAll(async () => {
    await gateway.close();
    await vendor.close();
    await other.close();
  });

  async function memberWith(account: string, amount: bigint) {
    const calls = accountCalls(gateway);
    const token = await calls.newMember(account, { envelope: { iat: Math.floor(nowMs / 1_000) } });
    const { id } = successOf<MemberInfo>(await calls.info(token));
    await database.forSite('aurora', (tx) =>
      postTransfer(tx, 'aurora', {
        kind: 'grant',
        currency: 'EUR',
        lines: [
          { kind: 'house', amount: -amount },
          { kind: 'member', memberId: id, amount },
        ],
        request: { scope: 'test', key: account },
      }),
    );
    return { token, id };
  }

  const move = (token: string, body: object, key?: string): Promise<SiteResponse> => {
    keys += 1;
    return gateway.ask('/wps/relay/GCS_walletTransfer', {
      method: 'POST',
      headers: { ...accountCalls(gateway).bearer(token), 'idempotency-key': key ?? `key-${keys}` },
      body,
    });
  };
  const toVendor = (token: string, amount: string, key?: string) =>
    move(token, { direction: 'toVendor', vendor: 'PG', amount }, key);
  const funds = async (token: string) => {
    const told = successOf<ConsolidatedFunds>(
      await gateway.ask('/wps/member/info/funds/consolidated', { headers: accountCalls(gateway).bearer(token) }),
    );
    expect(validatorOf('ConsolidatedFunds')(told)).toBe(true);
    return told;
  };
  const walletsIn = async (token: string) =>
    Object.fromEntries((await funds(token)).wallets.map(({ vendor: code, balance }) => [code, balance]));
  const moved = (response: SiteResponse) => {
    const { balance, transfers } = successOf<WalletTransferred>(response);
    return [balance, transfers.map(({ direction, amount, status }) => `${direction} ${amount} ${status}`)];
  };
  /** What the vendor keeps for whoever played with it last. */
  const play = (from: number, to: number): void => {
    const [userId] = [...keeper.held].find(([, balance]) => balance === from) ?? [];
    if (userId === undefined) throw new Error(`nobody has ${from} there`);
    keeper.held.set(userId, to);
  };
  const isSound = async () => {
    const { sites } = successOf<LedgerReport>(await operatorCalls(gateway).call('/ledger/check'));
    return sites.every((site) => site.isSound);
  };
  const finish = async () => {
    nowMs += 16_000;
    const job = finishTransfers({
      database,
      wallets: vendorWallets(vendorKeys(database.secrets)),
      onMoved: () => {},
      clock: () => new Date(nowMs),
      sites: gateway.sites,
      log: { warn: () => {} },
    });
    await job.once();
    await job.stop();
  };

  it('take what a member moves there by a signed call, and tell it with everything else that the member has', async () => {
    const { token } = await memberWith('transferone', 10_000n);
    const before = await funds(token);
    expect(before).toMatchObject({
      ...{ mainWallet: '100.00', total: '100.00', isSingle: false, currency: 'EUR', currencySymbol: '€' },
      ...{ dailysalreqtype: 'daily', contracthoursalreq: null, realtimesalreqtype: 'realtime', divtypereq: 'weekly' },
      wallets: [
        { vendor: 'EG2', vendorName: 'EG2 Studio', balance: '0.00', isLive: true, isPending: false },
        { vendor: 'PG', vendorName: 'PG Studio', balance: '0.00', isLive: true, isPending: false },
      ],
    });
    const answer = await toVendor(token, '30.00');
    expect(validatorOf('WalletTransferred')(successOf(answer))).toBe(true);
    expect(moved(answer)).toEqual(['70.00', ['toVendor 30.00 done']]);
    expect(vendor.calls.at(-1)).toMatchObject({ path: '/operators/aurora.PG/deposit', isSigned: true });
    const after = await funds(token);
    expect([after.mainWallet, after.total, await walletsIn(token)]).toEqual([
      '70.00',
      '100.00',
      { EG2: '0.00', PG: '30.00' },
    ]);
    expect(await isSound()).toBe(true);
  });

  it('give back what was won there too', async () => {
    const { token } = await memberWith('transfertwo', 10_000n);
    await toVendor(token, '20.00');
    play(2_000, 5_555);
    expect(await walletsIn(token)).toMatchObject({ PG: '55.55' });
    const back = await move(token, { direction: 'fromVendor', vendor: 'PG', amount: '50.00' });
    expect(moved(back)).toEqual(['130.00', ['fromVendor 50.00 done']]);
    expect(moved(await move(token, { direction: 'fromVendor', vendor: 'PG' }))).toEqual([
      '135.55',
      ['fromVendor 5.55 done'],
    ]);
    expect(moved(await move(token, { direction: 'fromVendor', vendor: 'PG' }))).toEqual(['135.55', []]);
    expect(await isSound()).toBe(true);
  });

  it('are told as they were last while their vendor says nothing', async () => {
    const { token } = await memberWith('transferthree', 10_000n);
    await toVendor(token, '20.01');
    play(2_001, 1_000);
    await toVendor(token, '1.00');
    play(1_100, 7);
    keeper.mood = 'down';
    const { total, wallets } = await funds(token);
    expect([total, wallets.find(({ vendor: code }) => code === 'PG')]).toEqual([
      '89.99',
      expect.objectContaining({ balance: '11.00', isLive: false }),
    ]);
    expect(await isSound()).toBe(true);
  });

  it('do what a key asks for once, and answer it byte for byte again', async () => {
    const { token, id } = await memberWith('transferonce', 10_000n);
    const answers = [await toVendor(token, '10.00', 'once'), await toVendor(token, '10.00', 'once')];
    keeper.mood = 'down';
    answers.push(await toVendor(token, '10.00', 'once'));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(moved(await toVendor(token, '10.00', 'once'))).toEqual(['90.00', ['toVendor 10.00 done']]);
    expect(refusalOf(await toVendor(token, '11.00', 'once'))).toMatchObject({
      status: 422,
      code: 'idempotency_mismatch',
    });
    // Another member's key is another key.
    keeper.mood = 'well';
    const neighbour = await memberWith('transferkey', 10_000n);
    expect(moved(await toVendor(neighbour.token, '11.00', 'once'))).toEqual(['89.00', ['toVendor 11.00 done']]);
    expect(id).not.toBe(neighbour.id);
  });

  it('do it once also where the same is sent many times at once', async () => {
    const { token } = await memberWith('transfermany', 10_000n);
    const answers = await Promise.all(Array.from({ length: 6 }, () => toVendor(token, '10.02', 'many')));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect((await funds(token)).mainWallet).toBe('89.98');
    expect(await walletsIn(token)).toMatchObject({ PG: '10.02' });
    expect(await isSound()).toBe(true);
  });

  it('take nothing that the main wallet does not have, and give nothing that they do not have', async () => {
    const { token } = await memberWith('transferpoor', 1_000n);
    expect(refusalOf(await toVendor(token, '10.01'))).toMatchObject({ status: 422, code: 'insufficient_funds' });
    expect(moved(await toVendor(token, '5.00'))).toEqual(['5.00', ['toVendor 5.00 done']]);
    const tooMuch = await move(token, { direction: 'fromVendor', vendor: 'PG', amount: '5.01' });
    expect(moved(tooMuch)).toEqual(['5.00', ['fromVendor 5.01 refused']]);
    expect(await isSound()).toBe(true);
  });

  it('give everything back where the vendor refuses to take it', async () => {
    const { token } = await memberWith('transferback', 10_000n);
    keeper.mood = 'refusing';
    expect(moved(await toVendor(token, '40.00'))).toEqual(['100.00', ['toVendor 40.00 refused']]);
    keeper.mood = 'well';
    expect((await funds(token)).total).toBe('100.00');
    expect(await isSound()).toBe(true);
  });

  it.each(['down', 'silent'] as const)(
    'finish later what a vendor that is %s gave no answer to: nothing is lost, and nothing comes twice',
    async (mood) => {
      const { token } = await memberWith(`transfer${mood}`, 10_000n);
      keeper.mood = mood;
      expect(moved(await toVendor(token, '33.00', mood))).toEqual(['67.00', ['toVendor 33.00 pending']]);
      expect(refusalOf(await toVendor(token, '1.00'))).toMatchObject({ status: 409, code: 'transfer_pending' });
      const meanwhile = await funds(token);
      expect([meanwhile.total, meanwhile.wallets.find(({ vendor: code }) => code === 'PG')]).toEqual([
        '100.00',
        expect.objectContaining({ balance: '33.00', isPending: true, isLive: false }),
      ]);
      keeper.mood = 'well';
      await finish();
      expect([(await funds(token)).total, await walletsIn(token)]).toEqual(['100.00', { EG2: '0.00', PG: '33.00' }]);
      keeper.mood = mood;
      const back = await move(token, { direction: 'fromVendor', vendor: 'PG', amount: '33.00' });
      expect(moved(back)).toEqual(['67.00', ['fromVendor 33.00 pending']]);
      keeper.mood = 'well';
      await finish();
      await finish();
      expect([(await funds(token)).mainWallet, await walletsIn(token)]).toEqual([
        '100.00',
        { EG2: '0.00', PG: '0.00' },
      ]);
      expect(await isSound()).toBe(true);
      // The answer stays the one that was given.
      expect(moved(await toVendor(token, '33.00', mood))).toEqual(['67.00', ['toVendor 33.00 pending']]);
    },
  );

  it('go on where a process died between the vendor and the ledger, by the same key', async () => {
    const { token, id } = await memberWith('transferdied', 10_000n);
    keeper.mood = 'silent';
    await toVendor(token, '12.34', 'died');
    await database.forSite('aurora', (tx) =>
      tx.updateTable('wallet_transfer_request').set({ answer: null }).where('member_id', '=', id).execute(),
    );
    keeper.mood = 'well';
    expect(moved(await toVendor(token, '12.34', 'died'))).toEqual(['87.66', ['toVendor 12.34 done']]);
    expect(await walletsIn(token)).toMatchObject({ PG: '12.34' });
    expect(await isSound()).toBe(true);
  });

  it('are emptied together, but for those that do not answer', async () => {
    const { token } = await memberWith('transferall', 10_000n);
    await toVendor(token, '10.00');
    await move(token, { direction: 'toVendor', vendor: 'EG2', amount: '20.00' });
    otherKeeper.mood = 'down';
    expect(moved(await move(token, { direction: 'recallAll' }))).toEqual(['80.00', ['fromVendor 10.00 done']]);
    otherKeeper.mood = 'well';
    expect(moved(await move(token, { direction: 'recallAll' }))).toEqual(['100.00', ['fromVendor 20.00 done']]);
    expect(moved(await move(token, { direction: 'recallAll' }))).toEqual(['100.00', []]);
  });

  it.each([1, 2, 3])('keep every cent, whatever their vendor does and in whichever order (seed %i)', async (seed) => {
    const { token } = await memberWith(`transferseed${'abc'[seed - 1]}`, 10_000n);
    let state = seed;
    const draw = <Choice>(choices: readonly Choice[]): Choice => {
      state = (state * 48_271) % 2_147_483_647;
      const drawn = choices[state % choices.length];
      if (drawn === undefined) throw new Error('there is nothing to draw from');
      return drawn;
    };
    const before = [...keeper.held.values()].reduce((sum, held) => sum + held, 0);
    for (let step = 0; step < 30; step += 1) {
      keeper.mood = draw(['well', 'well', 'down', 'silent', 'refusing']);
      const direction = draw(['toVendor', 'fromVendor'] as const);
      const answer = await move(token, { direction, vendor: 'PG', amount: draw(['0.01', '7.77', '30.00', '95.00']) });
      if (answer.status !== 200) expect(['insufficient_funds', 'transfer_pending']).toContain(refusalOf(answer).code);
      if (draw([true, false])) await finish();
    }
    keeper.mood = 'well';
    await finish();
    const after = [...keeper.held.values()].reduce((sum, held) => sum + held, 0);
    const { mainWallet, total, wallets } = await funds(token);
    expect([total, wallets.some(({ isPending }) => isPending)]).toEqual(['100.00', false]);
    // The vendor has exactly what the main wallet lacks.
    expect(Math.round(Number(mainWallet) * 100) + (after - before)).toBe(10_000);
    expect(await isSound()).toBe(true);
  });

  it('tell open pages what the main wallet has then', async () => {
    const { token } = await memberWith('transfertold', 10_000n);
    const client = await openRealtime(gateway.port, { token });
    client.send({ type: 'resume' });
    await client.next('ready');
    await toVendor(token, '25.00');
    expect((await client.next('balance')).payload).toEqual({ balance: '75.00', currency: 'EUR' });
    client.close();
  });

  it('say what is wrong with a request', async () => {
    const { token } = await memberWith('transferwrong', 10_000n);
    const faults = async (body: object) => refusalOf(await move(token, body)).fields;
    expect(await faults({})).toEqual({ direction: 'required' });
    expect(await faults({ direction: 'toVendor', amount: '1.00' })).toEqual({ vendor: 'required' });
    expect(await faults({ direction: 'toVendor', vendor: 'PG' })).toEqual({ amount: 'required' });
    expect(await faults({ direction: 'toVendor', vendor: 'AG', amount: '1.00' })).toEqual({
      vendor: 'not_allowed_value',
    });
    expect(await faults({ direction: 'toVendor', vendor: 'PG', amount: '1.001' })).toEqual({ amount: 'wrong_format' });
    expect(await faults({ direction: 'toVendor', vendor: 'PG', amount: '0.00' })).toEqual({ amount: 'out_of_range' });
    expect(await faults({ direction: 'recallAll', vendor: 'PG' })).toEqual({ vendor: 'unknown_field' });
    const keyless = await gateway.ask('/wps/relay/GCS_walletTransfer', {
      method: 'POST',
      headers: accountCalls(gateway).bearer(token),
      body: { direction: 'recallAll' },
    });
    expect(refusalOf(keyless).fields).toEqual({ 'Idempotency-Key': 'required' });
  });

  it('do not exist where one wallet serves all vendors', async () => {
    const token = await accountCalls(gateway).newMember('transfersingle', {
      host: 'lotus.localhost',
      envelope: { iat: Math.floor(nowMs / 1_000) },
    });
    const headers = { ...accountCalls(gateway).bearer(token), 'idempotency-key': 'k' };
    const host = 'lotus.localhost';
    const refused = await gateway.ask('/wps/relay/GCS_walletTransfer', {
      ...{ method: 'POST', host, headers },
      body: { direction: 'recallAll' },
    });
    expect(refusalOf(refused).code).toBe('feature_disabled');
    const told = await gateway.ask('/wps/member/info/funds/consolidated', { host, headers });
    expect(successOf<ConsolidatedFunds>(told)).toMatchObject({ isSingle: true, wallets: [], divtypereq: null });
  });
});
