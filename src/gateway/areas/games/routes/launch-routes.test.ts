import { expect, it } from 'vitest';
import type { LaunchedGame, SignedIn } from '#contracts/generated/contracts.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { nodeIdOf } from '#gateway/testing/test-catalogue.ts';
import { GAME, testGameLaunches } from '#gateway/testing/test-game-launches.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration } from '#gateway/testing/vendor-calls.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

describeOnOneEngine('starting a game', (open) => {
  const launches = testGameLaunches(open);
  const { aurora, newMember, launch, later, setVendorUp } = launches;

  it('plays for money with members alone', async () => {
    expect(refusalOf(await launch(GAME))).toMatchObject({ status: 401, code: 'not_logged_in' });
    const body = { os: 'Linux', platform: 'W' };
    const { token } = successOf<SignedIn>(
      await launches.gateway.ask('/wps/session/login/freeplay', { method: 'POST', body }),
    );
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
    expect(await codeFor('vassalage=EG2&gameCode=EG2-1')).toBe('game_not_found');
    await addIntegration(launches.database, { vendor: 'EG2', settings: { gameTypes: ['RNG'] } });
    expect((await launch('vassalage=EG2&gameCode=EG2-1', token)).status).toBe(200);
    expect(await codeFor('vassalage=EG2&gameCode=EG2-2')).toBe('game_not_found');
    await addIntegration(launches.database, { vendor: 'EG2', settings: { closedGames: ['EG2-1'] } });
    expect(await codeFor('vassalage=EG2&gameCode=EG2-1')).toBe('game_disabled');
    expect((await launch('vassalage=EG2&gameCode=EG2-2', token)).status).toBe(200);
    await addIntegration(launches.database, { vendor: 'EG2', isEnabled: false });
    expect(await codeFor('vassalage=EG2&gameCode=EG2-1')).toBe('vendor_maintenance');
    expect(refusalOf(await launch('gameCode=PG-1', token)).fields).toEqual({ vassalage: 'required' });
    await launches.database.asOwner((tx) =>
      tx.updateTable('catalogue_game').set({ support_play: 1 }).where('game_code', '=', 'PG-2').execute(),
    );
    await launches.database.asOwner((tx) => tx.updateTable('catalogue_version').set({ version: '2' }).execute());
    later(6_000);
    expect(await codeFor('vassalage=PG&gameCode=PG-2&mode=trial')).toBe('trial_not_supported');
  });

  it('leads to the page of a lottery, which has no session at a vendor', async () => {
    const started = successOf<LaunchedGame>(
      await launch('vassalage=ELOTT&gameCode=ELOTT-1', await newMember('launchlottery')),
    );
    expect(started).toMatchObject({ sessionId: '', mode: 'real', gameName: 'Five Minutes' });
    expect(new URL(started.url)).toMatchObject({ pathname: '/lottery', search: '?gameCode=ELOTT-1' });
  });

  it('starts the first game of a vendor that has no slots, where none is named', async () => {
    const started = successOf<LaunchedGame>(await launch('vassalage=AG', await newMember('launchlive')));
    expect(started).toMatchObject({ nodeId: nodeIdOf('AG-1'), gameName: 'Nordic Roulette' });
    expect(started.url).toContain('https://live.example/play/AG/AG-1?');
  });

  it('starts nothing while the vendor is down, and asks how it is every ten seconds at most', async () => {
    const token = await newMember('launchdown');
    later(11_000);
    setVendorUp(false);
    const before = launches.vendor.healthChecks();
    for (let time = 0; time < 3; time += 1)
      expect(refusalOf(await launch(GAME, token))).toMatchObject({ status: 503, code: 'vendor_unavailable' });
    setVendorUp(true);
    expect(refusalOf(await launch(GAME, token)).code).toBe('vendor_unavailable');
    expect(launches.vendor.healthChecks()).toBe(before + 1);
    later(11_000);
    expect((await launch(GAME, token)).status).toBe(200);
    expect(launches.vendor.healthChecks()).toBe(before + 2);
  });

  it('has games come from where the site says', async () => {
    const token = await newMember('launchcdn');
    await launches.gateway.publish([
      aurora({ launchGameCDNs: ['https://one.example', 'https://two.example/'] }),
      siteDocuments({ id: 'lotus' }),
    ]);
    const origins = new Set<string>();
    for (let time = 0; time < 24; time += 1)
      origins.add(new URL(successOf<LaunchedGame>(await launch(GAME, token)).url).origin);
    expect([...origins].sort()).toEqual(['https://one.example', 'https://two.example']);
    await launches.gateway.publish([aurora(), siteDocuments({ id: 'lotus' })]);
  });

  it('starts nothing on a site in maintenance, not even for nothing', async () => {
    const token = await newMember('launchclosed');
    await launches.gateway.publish([aurora({ maintenance: { enabled: true } }), siteDocuments({ id: 'lotus' })]);
    for (const query of [GAME, `${GAME}&mode=trial`])
      expect(refusalOf(await launch(query, token))).toMatchObject({ status: 503, code: 'maintenance' });
    await launches.gateway.publish([aurora(), siteDocuments({ id: 'lotus' })]);
  });

  it('starts games against others by their own call, which takes no other games', async () => {
    const headers = accountCalls(launches.gateway).bearer(await newMember('launchagainst'));
    const start = (body: object) => launches.gateway.ask('/wps/game/launchGame', { method: 'POST', headers, body });
    expect(refusalOf(await start({ vassalage: 'PG', gameCode: 'PG-1' })).code).toBe('game_not_found');
    expect(refusalOf(await start({ vassalage: 'PG' })).fields).toEqual({ gameCode: 'required' });
    const rooms = await launches.gateway.ask(`/wps/relay/GLS2_roomList?${GAME}`, { headers });
    expect(refusalOf(rooms).code).toBe('game_not_found');
  });
});
