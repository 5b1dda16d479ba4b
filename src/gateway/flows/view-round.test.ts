import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BetDetail, BetRecords, BetView, MemberInfo } from '#contracts/generated/contracts.ts';
import { validateVendorRoundViewCall } from '#contracts/generated/validators.js';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { startVendorServer, type VendorServer, type VendorServerAnswer } from '#gateway/testing/vendor-server.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const GAME_URL = 'http://games.example';

describeOnOneEngine('the page of a round', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let vendor: VendorServer;
  let vendorAnswer: VendorServerAnswer = null;
  let token: string;
  let memberId: string;
  let rounds = 0;

  beforeAll(async () => {
    database = await open();
    vendor = await startVendorServer(() => vendorAnswer);
    gateway = await startGateway(database, {
      sites: [
        siteDocuments({ id: 'aurora', site: { vendors: ['PG', 'EG2', 'AG'] } }),
        siteDocuments({ id: 'lotus', site: { vendors: ['PG'] } }),
      ],
    });
    await addIntegration(database, { vendor: 'PG', settings: { gameUrl: GAME_URL, serverUrl: vendor.url } });
    await addIntegration(database, { vendor: 'AG', settings: { gameUrl: GAME_URL } });
    await addIntegration(database, { siteId: 'lotus', vendor: 'PG', settings: { serverUrl: vendor.url } });
    ({ token, memberId } = await newMember('viewone'));
  });

  afterAll(async () => {
    await gateway.close();
    await vendor.close();
  });

  const calls = () => accountCalls(gateway);

  async function newMember(account: string, host = 'aurora.localhost') {
    const own = await calls().newMember(account, { host });
    return { token: own, memberId: successOf<MemberInfo>(await calls().info(own, { host })).id };
  }

  /** Plays a round as its vendor would. @returns the gateway's id of it, and the vendor's. */
  async function play({ finished = true, code = 'PG' } = {}): Promise<{ roundId: string; vendorRoundId: string }> {
    rounds += 1;
    const integrationId = `aurora.${code}`;
    const user_id = await addPlayer(database, { memberId, integrationId, balanceMinor: 1_000 });
    const game_id = `round-${rounds}`;
    const actions = [{ action: 'bet', action_id: `bet-${rounds}`, amount: 100 }];
    const body = { user_id, currency: 'EUR', game: `${code}:${code}-1`, game_id, finished, actions };
    const answer = await vendorCalls(gateway, integrationId).post('process', body);
    expect(answer.status, answer.text).toBe(200);
    const { list } = successOf<BetRecords>(
      await gateway.ask('/wps/member/bets?pageSize=1', { headers: calls().bearer(token) }),
    );
    return { roundId: list[0]?.roundId ?? '', vendorRoundId: game_id };
  }

  const view = (roundId: string, { own = token, host = 'aurora.localhost', query = '' } = {}) =>
    gateway.ask(`/wps/member/bets/${roundId}/view${query}`, {
      method: 'POST',
      host,
      headers: own === '' ? {} : calls().bearer(own),
    });

  it('is asked of the vendor by a signed call, with the vendor’s ids of member and round', async () => {
    const { roundId, vendorRoundId } = await play();
    vendorAnswer = { status: 200, body: { url: 'round?code=abc&language=ES' } };
    const answer = await view(roundId, { query: '?language=ES' });
    expect(successOf<BetView>(answer)).toEqual({ url: `${GAME_URL}/round?code=abc&language=ES` });
    const { path, method, body = '', isSigned } = vendor.calls.at(-1) ?? {};
    expect({ path, method, isSigned }).toEqual({
      path: '/operators/aurora.PG/round-view',
      method: 'POST',
      isSigned: true,
    });
    const asked: unknown = JSON.parse(body);
    expect(validateVendorRoundViewCall(asked)).toBe(true);
    expect(asked).toEqual({
      user_id: await addPlayer(database, { memberId, integrationId: 'aurora.PG', balanceMinor: 0 }),
      round_id: vendorRoundId,
      ...{ currency: 'EUR', currency_symbol: '€', currency_decimals: 2 },
      language: 'ES',
      origin: expect.stringMatching(/^http:\/\/aurora\.localhost:\d+$/),
    });
    expect(body).not.toContain(memberId);
  });

  it('is refused to guests, to another member, to another site and for a round that is not', async () => {
    const { roundId } = await play();
    vendorAnswer = { status: 200, body: { url: 'round?code=abc' } };
    const before = vendor.calls.length;
    const other = await newMember('viewtwo');
    const foreign = await newMember('viewthree', 'lotus.localhost');
    expect(refusalOf(await view(roundId, { own: '' }))).toMatchObject({ status: 401, code: 'not_logged_in' });
    for (const answer of [
      await view(roundId, { own: other.token }),
      await view(roundId, { own: foreign.token, host: 'lotus.localhost' }),
      await view('12345'),
    ])
      expect(refusalOf(answer)).toMatchObject({ status: 404, code: 'not_found' });
    expect(refusalOf(await view('one')).code).toBe('invalid_request');
    expect(vendor.calls).toHaveLength(before);
  });

  it('is not asked for while the round is open', async () => {
    const { roundId } = await play({ finished: false });
    const before = vendor.calls.length;
    expect(refusalOf(await view(roundId))).toMatchObject({ status: 409, code: 'round_not_over' });
    expect(vendor.calls).toHaveLength(before);
  });

  it('is not shown by a vendor without a server', async () => {
    const { roundId } = await play({ code: 'AG' });
    expect(refusalOf(await view(roundId))).toMatchObject({ status: 404, code: 'round_not_shown' });
  });

  it.each([
    [404, 404, 'round_not_shown'],
    [405, 404, 'round_not_shown'],
    [501, 404, 'round_not_shown'],
    [409, 409, 'round_not_over'],
    [403, 503, 'vendor_unavailable'],
    [500, 503, 'vendor_unavailable'],
  ])('tells the vendor’s %i as %i %s', async (given, status, code) => {
    const { roundId } = await play();
    vendorAnswer = { status: given, body: { url: 'round?code=abc' } };
    expect(refusalOf(await view(roundId))).toMatchObject({ status, code });
  });

  it.each([
    ['hangs up', null],
    ['answers something else', { status: 200, body: { address: 'round' } }],
    ['answers more', { status: 200, body: { url: 'round', more: 1 } }],
    ['answers no address', { status: 200, body: { url: 'http://' } }],
    ['names a script', { status: 200, body: { url: 'javascript:alert(1)' } }],
    ['names data', { status: 200, body: { url: 'data:text/html,x' } }],
    ['names another host', { status: 200, body: { url: 'http://evil.example/round' } }],
    ['names another host without a scheme', { status: 200, body: { url: '//evil.example/round' } }],
    ['hides another host', { status: 200, body: { url: 'http://games.example@evil.example/' } }],
    ['hides another host by backslashes', { status: 200, body: { url: '\\\\evil.example/round' } }],
    ['names another scheme', { status: 200, body: { url: 'https://games.example/round' } }],
    ['names another port', { status: 200, body: { url: 'http://games.example:81/round' } }],
  ] as const)('is unavailable where the vendor %s', async (_what, answer) => {
    const { roundId } = await play();
    vendorAnswer = answer;
    expect(refusalOf(await view(roundId))).toMatchObject({ status: 503, code: 'vendor_unavailable' });
  });

  it('may be named whole, at the origin of the vendor’s games', async () => {
    const { roundId } = await play();
    vendorAnswer = { status: 200, body: { url: `${GAME_URL}/rounds/1?code=abc` } };
    expect(successOf<BetView>(await view(roundId)).url).toBe(`${GAME_URL}/rounds/1?code=abc`);
  });

  it('is no lottery ticket: the record names none for another game', async () => {
    const { roundId } = await play();
    const answer = await gateway.ask(`/wps/member/bets/${roundId}`, { headers: calls().bearer(token) });
    expect(successOf<BetDetail>(answer).ticketId).toBeNull();
  });
});
