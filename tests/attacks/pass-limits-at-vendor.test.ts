import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConsolidatedFunds, LaunchedGame, PlayLimits } from '#contracts/generated/contracts.ts';
import { followVendorRounds } from '#gateway/areas/money/vendors/follow-vendor-rounds.ts';
import { vendorKeys } from '#gateway/secrets/vendor-keys.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { startVendorServer, type VendorServer } from '#gateway/testing/vendor-server.ts';
import { walletKeeper } from '#gateway/testing/wallet-keeper.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { arcadeAtGateway, type OpenedGame } from './support/arcade-at-gateway.ts';

const WITHIN = { timeout: 10_000 };
/** At the vendor that cannot hold limits. */
const PLAIN_GAME = 'vassalage=AG&gameCode=AG-1';

describeOnOneEngine('limits of play at vendors that keep wallets', (open) => {
  const place = arcadeAtGateway(open);
  const { asMember, memberWith, openGame, spin, toVendor } = place;
  let plain: VendorServer;
  let readAtMs = Date.now();

  beforeAll(async () => {
    plain = await startVendorServer(walletKeeper().answer);
    await addIntegration(place.database, { vendor: 'AG', wallet: 'transfer', settings: { serverUrl: plain.url } });
  });
  afterAll(() => plain.close());

  const limit = async (token: string, kind: string, period: string, amount: string): Promise<void> =>
    void successOf(await asMember(token, 'PUT', '/wps/member/playLimits', { kind, period, amount }));
  const usedOf = async (token: string): Promise<string[]> =>
    successOf<PlayLimits>(await asMember(token, 'GET', '/wps/member/playLimits')).limits.map(({ used }) => used);
  const toPlainVendor = (token: string, amount: string) =>
    asMember(token, 'POST', '/wps/relay/GCS_walletTransfer', { direction: 'toVendor', vendor: 'AG', amount });

  /** Reads the vendors' rounds, as the job does every ten seconds. */
  async function readRounds(): Promise<void> {
    const site = place.gateway.sites.all().find(({ id }) => id === 'aurora');
    if (site === undefined) throw new Error('the site is not served');
    readAtMs = Math.max(readAtMs, Date.now()) + 20_000;
    await followVendorRounds(
      {
        database: place.database,
        keys: vendorKeys(place.database.secrets),
        onWon: () => {},
        clock: () => new Date(readAtMs),
        log: { warn: () => {} },
      },
      site,
    );
  }

  /** Bets so often, and gives what was taken in minor units. */
  async function stake(game: OpenedGame, betMinor: number, times: number): Promise<number> {
    let taken = 0;
    for (let round = 0; round < times; round += 1) {
      const outcome = await spin(game, betMinor);
      if (typeof outcome === 'number') taken += outcome;
      else expect(outcome).toBe('limit_reached');
    }
    return taken;
  }

  it('refuses stakes there beyond the limit, whatever is won meanwhile, and counts them', async () => {
    const { token } = await memberWith('passstake', 100_000n);
    await limit(token, 'stake', 'day', '20.00');
    successOf(await toVendor(token, '500.00'));
    const game = await openGame(token, 'PG');
    expect(await stake(game, 500, 6)).toBe(2_000);
    await readRounds();
    await readRounds();
    expect(await usedOf(token)).toEqual(['20.00']);
    expect(await stake(game, 100, 3)).toBe(0);
    expect(await spin(await openGame(token, 'EG2'), 100)).toBe('limit_reached');
  });

  it('refuses to stake what was won there again once that would pass the limit', async () => {
    const { token } = await memberWith('passagain', 100_000n);
    await limit(token, 'stake', 'day', '20.00');
    successOf(await toVendor(token, '20.00'));
    const game = await openGame(token, 'PG');
    let staked = 0;
    for (let round = 0; round < 60; round += 1) {
      const outcome = await spin(game, 100);
      if (typeof outcome === 'number') staked += outcome;
    }
    expect(staked).toBeLessThanOrEqual(2_000);
  });

  it('refuses more than the limit at a vendor and in the main wallet together', async () => {
    const { token } = await memberWith('passsplit', 100_000n);
    await limit(token, 'stake', 'week', '20.00');
    successOf(await toVendor(token, '10.00'));
    const [there, here] = [await openGame(token, 'PG'), await openGame(token, 'EG2')];
    expect(await stake(here, 500, 3)).toBe(1_000);
    await readRounds();
    expect(await stake(there, 100, 10)).toBe(1_000);
    // Ten losses leave nothing to bet with, which is found out first.
    expect(['limit_reached', 'insufficient_funds']).toContain(await spin(there, 100));
    await readRounds();
    await expect.poll(() => usedOf(token), WITHIN).toEqual(['20.00']);
    expect(await stake(here, 100, 1)).toBe(0);
  });

  it('counts what was staked there before the limit was set', async () => {
    const { token } = await memberWith('passbefore', 100_000n);
    successOf(await toVendor(token, '100.00'));
    const game = await openGame(token, 'PG');
    expect(await stake(game, 1_000, 2)).toBe(2_000);
    await readRounds();
    await limit(token, 'stake', 'month', '25.00');
    await expect.poll(() => spin(game, 1_000), WITHIN).toBe('limit_reached');
    expect(await usedOf(token)).toEqual(['25.00']);
  });

  it('refuses a bet there above the largest one, also when that is lowered during a session', async () => {
    const { token } = await memberWith('passbet', 100_000n);
    await limit(token, 'bet', 'each', '10.00');
    successOf(await toVendor(token, '500.00'));
    const game = await openGame(token, 'PG');
    expect(await spin(game, 2_000)).toBe('limit_reached');
    expect(await spin(game, 1_000)).toBe(1_000);
    await limit(token, 'bet', 'each', '5.00');
    await expect.poll(() => spin(game, 1_000), WITHIN).toBe('limit_reached');
    expect(await spin(game, 500)).toBe(500);
  });

  it('refuses money to a vendor that cannot hold a limit of stakes, and takes back what lies there', async () => {
    const { token } = await memberWith('passplain', 10_000n);
    successOf(await toPlainVendor(token, '60.00'));
    await limit(token, 'bet', 'each', '5.00');
    // The money that lies there is on its way back, and a transfer waits for the one before.
    await expect
      .poll(async () => refusalOf(await toPlainVendor(token, '1.00')), WITHIN)
      .toMatchObject({ status: 422, code: 'vendor_holds_no_limits' });
    const funds = async () =>
      successOf<ConsolidatedFunds>(await asMember(token, 'GET', '/wps/member/info/funds/consolidated')).mainWallet;
    await expect.poll(funds, WITHIN).toBe('100.00');
  });

  it('starts no game for money at such a vendor, and exchanges no code from before the limit', async () => {
    const { token } = await memberWith('passstart', 10_000n);
    const start = (query: string) => asMember(token, 'GET', `/wps/relay/GCSGAME_launchGame?${query}`);
    const exchange = async (launched: LaunchedGame) => {
      const code = new URL(launched.url).searchParams.get('code');
      return vendorCalls(place.gateway, 'aurora.AG').post('session', { code });
    };
    const [first, second] = [
      successOf<LaunchedGame>(await start(PLAIN_GAME)),
      successOf<LaunchedGame>(await start(PLAIN_GAME)),
    ];
    expect((await exchange(first)).status).toBe(200);
    await limit(token, 'stake', 'day', '5.00');
    expect(refusalOf(await start(PLAIN_GAME))).toMatchObject({ status: 422, code: 'vendor_holds_no_limits' });
    expect((await exchange(second)).status).not.toBe(200);
    // A vendor that holds limits, and one that asks before each bet, start games as before.
    for (const vendor of ['PG', 'EG2']) successOf(await start(`vassalage=${vendor}&gameCode=${vendor}-1`));
  });

  it('moves money to such a vendor where only losses are limited, up to the limit', async () => {
    const { token } = await memberWith('passloss', 10_000n);
    await limit(token, 'loss', 'day', '50.00');
    expect(refusalOf(await toPlainVendor(token, '50.01')).code).toBe('play_limit_reached');
    successOf(await toPlainVendor(token, '50.00'));
  });
});
