import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LaunchedGame, RoomList } from '#contracts/generated/contracts.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addIntegration, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { startVendorServer, type VendorServer } from '#gateway/testing/vendor-server.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

describeOnOneEngine('games against others', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;
  let vendor: VendorServer;
  let vendorAnswer: { status: number; body: unknown } | null = null;

  beforeAll(async () => {
    database = await open();
    vendor = await startVendorServer(() => vendorAnswer);
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
    vendorAnswer = { status: 200, body: { rooms: [room] } };
    expect(successOf<RoomList>(await ask())).toEqual({
      rooms: [{ roomId: 'low', name: 'Low stakes', minBet: '0.50', maxBet: '50.00', seated: 3 }],
    });
    expect(vendor.calls.at(-1)).toMatchObject({
      path: '/operators/aurora.EG2/rooms?game=EG2%3AEG2-2&currency=EUR&decimals=2',
      isSigned: true,
    });
    vendorAnswer = { status: 404, body: {} };
    expect(successOf<RoomList>(await ask())).toEqual({ rooms: [] });
    for (const answer of [{ status: 200, body: { rooms: [{ ...room, seated: 'many' }] } }, null]) {
      vendorAnswer = answer;
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
