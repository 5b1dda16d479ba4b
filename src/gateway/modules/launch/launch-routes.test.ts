import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LaunchedGame, MemberInfo, RoomList, SignedIn, VendorSession } from '#contracts/generated/contracts.ts';
import { validatorOf } from '#gateway/contract.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { nodeIdOf } from '#gateway/testing/test-catalogue.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { startVendorServer, type VendorServer } from '#gateway/testing/vendor-server.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { forgetLaunches } from './launch-repository.ts';

const flags = [
  { modId: 'SIGNIN3' as const, enabled: true, childrenNodes: [{ modId: 'FREEPLAY3' as const, enabled: true }] },
];
const GAME = 'vassalage=PG&gameCode=PG-1';

describeOnEveryEngine('starting a game', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let vendor: VendorServer;
  let isVendorUp = true;
  let nowMs = Date.parse('2026-03-01T12:00:00Z');

  const aurora = (site: object = {}) => siteDocuments({ id: 'aurora', site: { flags, ...site } });

  beforeAll(async () => {
    database = await open();
    vendor = await startVendorServer(
      () => ({ status: 404, body: {} }),
      () => isVendorUp,
    );
    gateway = await startGateway(database, {
      sites: [aurora(), siteDocuments({ id: 'lotus' })],
      now: () => new Date(nowMs),
    });
    await addIntegration(database, { settings: { serverUrl: vendor.url, requiresSession: true, gameTypes: ['RNG'] } });
    await addIntegration(database, { vendor: 'AG', settings: { gameUrl: 'https://live.example' } });
    await addIntegration(database, { siteId: 'lotus' });
  });

  afterAll(async () => {
    await gateway.close();
    await vendor.close();
  });

  const later = (ms: number): void => {
    nowMs += ms;
  };
  const envelope = () => ({ envelope: { iat: Math.floor(nowMs / 1_000) } });
  const newMember = (account: string, host = 'aurora.localhost') =>
    accountCalls(gateway).newMember(account, { host, ...envelope() });
  const launch = (query: string, token?: string, headers: Record<string, string> = {}, host = 'aurora.localhost') =>
    gateway.ask(`/wps/relay/GCSGAME_launchGame?${query}`, {
      host,
      headers: { ...(token !== undefined && accountCalls(gateway).bearer(token)), ...headers },
    });
  const codeOf = ({ url }: LaunchedGame): string => new URL(url).searchParams.get('code') ?? '';
  const exchange = (code: string, integrationId = 'aurora.PG', key?: string) =>
    vendorCalls(gateway, integrationId, key).post('session', { code });
  const codeIn = (response: { json(): unknown }): unknown => (response.json() as { code?: unknown }).code;

  it('gives a member the game’s address with a code, which the vendor exchanges for who plays', async () => {
    const token = await newMember('launchone');
    const started = successOf<LaunchedGame>(await launch(`${GAME}&language=ES`, token));
    expect(validatorOf('LaunchedGame')(started)).toBe(true);
    expect(started).toMatchObject({
      mode: 'real',
      nodeId: nodeIdOf('PG-1'),
      gameName: 'Tumba de Anubis',
      vendorName: 'PG Studio',
    });
    const { origin, pathname, searchParams } = new URL(started.url);
    expect([origin, pathname]).toEqual(['http://games.example', '/play/PG/PG-1']);
    expect([searchParams.get('integration'), searchParams.get('language')]).toEqual(['aurora.PG', 'ES']);
    const answer = await exchange(codeOf(started));
    const session = answer.json() as VendorSession;
    expect(validatorOf('VendorSession')(session), answer.text).toBe(true);
    expect(session).toMatchObject({
      currency: 'EUR',
      currency_symbol: '€',
      currency_decimals: 2,
      language: 'ES',
      session_id: started.sessionId,
      balance: 0,
      wallet: 'seamless',
      mode: 'real',
      game: 'PG:PG-1',
      origin: `http://aurora.localhost:${gateway.port}`,
    });
    const { id } = successOf<MemberInfo>(await accountCalls(gateway).info(token));
    expect(answer.text).not.toContain(id);
    const again = await exchange(codeOf(successOf<LaunchedGame>(await launch(GAME, token))));
    expect((again.json() as VendorSession).user_id).toBe(session.user_id);
  });

  it('keeps nothing of the code but its digest', async () => {
    const started = successOf<LaunchedGame>(await launch(GAME, await newMember('launchdigest')));
    const kept = await database.forSite('aurora', (tx) => tx.selectFrom('game_launch').selectAll().execute());
    expect(JSON.stringify(kept)).not.toContain(codeOf(started));
    expect(codeOf(started)).toMatch(/^[\w-]{43}$/);
  });

  it('exchanges a code once, also where many come with it at a time', async () => {
    const started = successOf<LaunchedGame>(await launch(GAME, await newMember('launchtwice')));
    const answers = await Promise.all(Array.from({ length: 8 }, () => exchange(codeOf(started))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(422)]);
    expect(answers.filter(({ status }) => status === 422).map(codeIn)).toEqual(Array(7).fill(108));
  });

  it('lets a code go after a minute', async () => {
    const token = await newMember('launchlate');
    const early = successOf<LaunchedGame>(await launch(GAME, token));
    later(59_000);
    expect((await exchange(codeOf(early))).status).toBe(200);
    const late = successOf<LaunchedGame>(await launch(GAME, token));
    later(61_000);
    const refused = await exchange(codeOf(late));
    expect([refused.status, codeIn(refused)]).toEqual([422, 108]);
  });

  it('exchanges a code with the vendor that it was made for alone, on its site', async () => {
    const started = successOf<LaunchedGame>(await launch(GAME, await newMember('launchother')));
    for (const integrationId of ['aurora.AG', 'lotus.PG'])
      expect(codeIn(await exchange(codeOf(started), integrationId))).toBe(108);
    expect((await exchange(codeOf(started))).status).toBe(200);
  });

  it('exchanges nothing with whoever does not sign, and leaves the code as it was', async () => {
    const started = successOf<LaunchedGame>(await launch(GAME, await newMember('launchforged')));
    const forged = await exchange(codeOf(started), 'aurora.PG', 'another key');
    expect([forged.status, codeIn(forged)]).toEqual([403, 403]);
    expect((await exchange(codeOf(started), 'aurora.NOBODY')).status).toBe(403);
    const calls = vendorCalls(gateway, 'aurora.PG');
    expect([(await calls.post('session', '{')).status, (await calls.post('session', { cod: '' })).status]).toEqual([
      400, 400,
    ]);
    expect((await exchange(codeOf(started))).status).toBe(200);
  });

  it('ends the games of a session with it: they cannot be begun, and nothing is bet in them', async () => {
    const token = await newMember('launchleave');
    const begun = successOf<LaunchedGame>(await launch(GAME, token));
    const { user_id } = (await exchange(codeOf(begun))).json() as VendorSession;
    const unbegun = successOf<LaunchedGame>(await launch(GAME, token));
    const bet = (action_id: string) =>
      vendorCalls(gateway, 'aurora.PG').post('process', {
        ...{ user_id, currency: 'EUR', game: 'PG:PG-1', game_id: action_id, session_id: begun.sessionId },
        actions: [{ action: 'bet', action_id, amount: 1 }],
      });
    // Nothing to bet with, but nothing against the session.
    expect(codeIn(await bet('before'))).toBe(100);
    await gateway.ask('/wps/session/logout', { method: 'DELETE', headers: accountCalls(gateway).bearer(token) });
    expect(codeIn(await bet('after'))).toBe(101);
    expect(codeIn(await exchange(codeOf(unbegun)))).toBe(108);
  });

  it('lets other sessions of the member play on', async () => {
    const first = await newMember('launchstay');
    const { token: second } = await accountCalls(gateway).signedIn('launchstay', envelope());
    const started = successOf<LaunchedGame>(await launch(GAME, second));
    await gateway.ask('/wps/session/logout', { method: 'DELETE', headers: accountCalls(gateway).bearer(first) });
    expect((await exchange(codeOf(started))).status).toBe(200);
  });

  it('lets guests and trial accounts play for nothing, unknown to any wallet', async () => {
    const body = { os: 'Linux', platform: 'W' };
    const { token } = successOf<SignedIn>(await gateway.ask('/wps/session/login/freeplay', { method: 'POST', body }));
    const known = await database.forSite('aurora', (tx) => tx.selectFrom('vendor_member').selectAll().execute());
    for (const visitor of [undefined, token]) {
      const started = successOf<LaunchedGame>(await launch(`${GAME}&mode=trial`, visitor));
      expect(started.mode).toBe('trial');
      const session = (await exchange(codeOf(started))).json() as VendorSession;
      expect(session).toMatchObject({ mode: 'trial', balance: 0, game: 'PG:PG-1' });
      const played = await vendorCalls(gateway, 'aurora.PG').post('process', {
        ...{ user_id: session.user_id, currency: 'EUR', game: 'PG:PG-1' },
      });
      expect(codeIn(played)).toBe(102);
    }
    expect(await database.forSite('aurora', (tx) => tx.selectFrom('vendor_member').selectAll().execute())).toEqual(
      known,
    );
  });

  it('forgets codes that are over, and what was tried for nothing, and nothing that was played for money', async () => {
    const token = await newMember('launchforget');
    const played = successOf<LaunchedGame>(await launch(GAME, token));
    const tried = successOf<LaunchedGame>(await launch(`${GAME}&mode=trial`));
    const kept = async () => {
      await database.forSite('aurora', (tx) => forgetLaunches(tx, 'aurora', new Date(nowMs)));
      const sessions = await database.forSite('aurora', (tx) =>
        tx
          .selectFrom('game_session')
          .select('session_id')
          .where('session_id', 'in', [played.sessionId, tried.sessionId])
          .execute(),
      );
      const codes = await database.forSite('aurora', (tx) => tx.selectFrom('game_launch').selectAll().execute());
      return [sessions.length, codes.length > 0];
    };
    expect(await kept()).toEqual([2, true]);
    later(61_000);
    expect(await kept()).toEqual([2, false]);
    later(24 * 60 * 60 * 1_000);
    expect(await kept()).toEqual([1, false]);
  });

  it('plays for money with members alone', async () => {
    expect(refusalOf(await launch(GAME))).toMatchObject({ status: 401, code: 'not_logged_in' });
    const body = { os: 'Linux', platform: 'W' };
    const { token } = successOf<SignedIn>(await gateway.ask('/wps/session/login/freeplay', { method: 'POST', body }));
    expect(refusalOf(await launch(GAME, token))).toMatchObject({ status: 403, code: 'in_need_true_account' });
    const foreign = await newMember('launchforeign', 'lotus.localhost');
    expect(refusalOf(await launch(GAME, foreign)).code).toBe('not_logged_in');
  });

  it('starts nothing for another page, which may only link to the site', async () => {
    const token = await newMember('launchorigin');
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(refusalOf(await launch(GAME, token, { 'sec-fetch-site': site })).code).toBe('origin_refused');
    expect((await launch(GAME, token, { 'sec-fetch-site': 'same-origin' })).status).toBe(200);
  });

  it('says what it cannot start, and why', async () => {
    const token = await newMember('launchrefused');
    const codeFor = async (query: string) => refusalOf(await launch(query, token)).code;
    expect(await codeFor('vassalage=PG&gameCode=nothing')).toBe('game_not_found');
    expect(await codeFor('vassalage=PG')).toBe('game_not_found');
    // Nobody serves this vendor's games; or not this type of them.
    expect(await codeFor('vassalage=EG2&gameCode=EG2-1')).toBe('vendor_unavailable');
    await addIntegration(database, { vendor: 'EG2', settings: { gameTypes: ['RNG'] } });
    expect((await launch('vassalage=EG2&gameCode=EG2-1', token)).status).toBe(200);
    expect(await codeFor('vassalage=EG2&gameCode=EG2-2')).toBe('vendor_unavailable');
    await addIntegration(database, { vendor: 'EG2', isEnabled: false });
    expect(await codeFor('vassalage=EG2&gameCode=EG2-1')).toBe('vendor_unavailable');
    expect(refusalOf(await launch('gameCode=PG-1', token)).fields).toEqual({ vassalage: 'required' });
    await database.asOwner((tx) =>
      tx.updateTable('catalogue_game').set({ support_play: 1 }).where('game_code', '=', 'PG-2').execute(),
    );
    await database.asOwner((tx) => tx.updateTable('catalogue_version').set({ version: '2' }).execute());
    later(6_000);
    expect(await codeFor('vassalage=PG&gameCode=PG-2&mode=trial')).toBe('trial_not_supported');
  });

  it('starts the first game of a vendor that has no slots, where none is named', async () => {
    const started = successOf<LaunchedGame>(await launch('vassalage=AG', await newMember('launchlive')));
    expect(started).toMatchObject({ nodeId: nodeIdOf('AG-1'), gameName: 'Nordic Roulette' });
    expect(started.url).toContain('https://live.example/play/AG/AG-1?');
  });

  it('starts nothing while the vendor is down, and asks how it is every ten seconds at most', async () => {
    const token = await newMember('launchdown');
    later(11_000);
    isVendorUp = false;
    const before = vendor.healthChecks();
    for (let time = 0; time < 3; time += 1)
      expect(refusalOf(await launch(GAME, token))).toMatchObject({ status: 503, code: 'vendor_unavailable' });
    isVendorUp = true;
    expect(refusalOf(await launch(GAME, token)).code).toBe('vendor_unavailable');
    expect(vendor.healthChecks()).toBe(before + 1);
    later(11_000);
    expect((await launch(GAME, token)).status).toBe(200);
    expect(vendor.healthChecks()).toBe(before + 2);
  });

  it('has games come from where the site says', async () => {
    const token = await newMember('launchcdn');
    await gateway.publish([
      aurora({ launchGameCDNs: ['https://one.example', 'https://two.example/'] }),
      siteDocuments({ id: 'lotus' }),
    ]);
    const origins = new Set<string>();
    for (let time = 0; time < 24; time += 1)
      origins.add(new URL(successOf<LaunchedGame>(await launch(GAME, token)).url).origin);
    expect([...origins].sort()).toEqual(['https://one.example', 'https://two.example']);
    await gateway.publish([aurora(), siteDocuments({ id: 'lotus' })]);
  });

  it('starts nothing on a site in maintenance, not even for nothing', async () => {
    const token = await newMember('launchclosed');
    await gateway.publish([aurora({ maintenance: { enabled: true } }), siteDocuments({ id: 'lotus' })]);
    for (const query of [GAME, `${GAME}&mode=trial`])
      expect(refusalOf(await launch(query, token))).toMatchObject({ status: 503, code: 'maintenance' });
    await gateway.publish([aurora(), siteDocuments({ id: 'lotus' })]);
  });

  it('starts games against others by their own call, which takes no other games', async () => {
    const headers = accountCalls(gateway).bearer(await newMember('launchagainst'));
    const start = (body: object) => gateway.ask('/wps/game/launchGame', { method: 'POST', headers, body });
    expect(refusalOf(await start({ vassalage: 'PG', gameCode: 'PG-1' })).code).toBe('game_not_found');
    expect(refusalOf(await start({ vassalage: 'PG' })).fields).toEqual({ gameCode: 'required' });
    const rooms = await gateway.ask(`/wps/relay/GLS2_roomList?${GAME}`, { headers });
    expect(refusalOf(rooms).code).toBe('game_not_found');
  });
});

describeOnEveryEngine('games against others', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let vendor: VendorServer;
  let told: { status: number; body: unknown } | null = null;

  beforeAll(async () => {
    database = await open();
    vendor = await startVendorServer(() => told);
    gateway = await startGateway(database, {
      sites: [siteDocuments({ id: 'aurora', site: { categories: ['RNG', 'PVP'] } })],
    });
    await database.asOwner((tx) =>
      tx
        .updateTable('catalogue_game')
        .set({ game_type: 'PVP', game_category: 'PVP' })
        .where('game_code', '=', 'EG2-2')
        .execute(),
    );
    await addIntegration(database, { vendor: 'EG2', settings: { serverUrl: vendor.url } });
  });

  afterAll(async () => {
    await gateway.close();
    await vendor.close();
  });

  it('have the rooms that their vendor tells, asked by a signed call', async () => {
    const headers = accountCalls(gateway).bearer(await accountCalls(gateway).newMember('roomsone'));
    const ask = () => gateway.ask('/wps/relay/GLS2_roomList?vassalage=EG2&gameCode=EG2-2', { headers });
    const room = { room_id: 'low', name: 'Low stakes', min_bet: 50, max_bet: 5_000, seated: 3 };
    told = { status: 200, body: { rooms: [room] } };
    expect(successOf<RoomList>(await ask())).toEqual({
      rooms: [{ roomId: 'low', name: 'Low stakes', minBet: '0.50', maxBet: '50.00', seated: 3 }],
    });
    expect(vendor.calls.at(-1)).toMatchObject({
      path: '/operators/aurora.EG2/rooms?game=EG2%3AEG2-2',
      isSigned: true,
    });
    told = { status: 404, body: {} };
    expect(successOf<RoomList>(await ask())).toEqual({ rooms: [] });
    for (const answer of [{ status: 200, body: { rooms: [{ ...room, seated: 'many' }] } }, null]) {
      told = answer;
      expect(refusalOf(await ask()).code).toBe('vendor_unavailable');
    }
  });

  it('are started in one of them', async () => {
    const headers = accountCalls(gateway).bearer(await accountCalls(gateway).newMember('roomstwo'));
    const body = { vassalage: 'EG2', gameCode: 'EG2-2', roomId: 'low' };
    const started = successOf<LaunchedGame>(
      await gateway.ask('/wps/game/launchGame', { method: 'POST', headers, body }),
    );
    expect(new URL(started.url).searchParams.get('room')).toBe('low');
    expect(
      (
        await vendorCalls(gateway, 'aurora.EG2').post('session', {
          code: new URL(started.url).searchParams.get('code'),
        })
      ).json(),
    ).toMatchObject({ game: 'EG2:EG2-2', mode: 'real' });
  });
});
