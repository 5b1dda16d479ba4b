import { expect, it } from 'vitest';
import type { LaunchedGame } from '#contracts/generated/contracts.ts';
import { vendorKeys } from '#gateway/secrets/vendor-keys.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { testVendorWallets } from '#gateway/testing/test-vendor-wallets.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';
import { endVendorSessions } from './end-vendor-sessions.ts';
import { vendorWallets } from './vendor-wallet-client.ts';

describeOnOneEngine('orders to end game sessions at vendors', (open) => {
  const place = testVendorWallets(open);

  const sent = () =>
    place.vendor.calls
      .filter(({ path, isSigned }) => isSigned && path.endsWith('/end-sessions'))
      .map(({ body }) => JSON.parse(body) as { session_ids: string[]; reason: string });

  /** Sends what is due by then. */
  async function send(now: string): Promise<void> {
    const site = place.gateway.sites.all().find(({ id }) => id === 'aurora');
    if (site === undefined) throw new Error('the site is not served');
    const wallets = vendorWallets(vendorKeys(place.database.secrets));
    const log = { warn: () => {} };
    await endVendorSessions({ database: place.database, wallets, clock: () => new Date(now), log }, site);
  }

  it('are sent until the vendor has acknowledged them, and no longer', async () => {
    const { token } = await place.memberWith('endsatvendor', 100n);
    const headers = accountCalls(place.gateway).bearer(token);
    const { sessionId } = successOf<LaunchedGame>(
      await place.gateway.ask('/wps/relay/GCSGAME_launchGame?vassalage=PG&gameCode=PG-1', { headers }),
    );
    place.keeper.mood = 'down';
    successOf(await place.gateway.ask('/wps/session/logout', { method: 'DELETE', headers }));
    const order = { session_ids: [sessionId], reason: 'sessionEnded' };
    await expect.poll(sent).toMatchObject([order]);
    await send('2026-03-02T00:00:00Z');
    expect(sent()).toMatchObject([order, order]);
    await send('2026-03-02T00:00:01Z');
    expect(sent()).toHaveLength(2);
    place.keeper.mood = 'well';
    await send('2026-03-02T01:00:00Z');
    expect(sent()).toMatchObject([order, order, order]);
    await send('2026-03-02T02:00:00Z');
    expect(sent()).toHaveLength(3);
  });
});
