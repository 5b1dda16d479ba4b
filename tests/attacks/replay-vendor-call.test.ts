import { beforeAll, beforeEach, expect, it } from 'vitest';
import { signatureOf, withTimestamp } from '#gateway/areas/money/vendor-wallet/dialects/vendor-signature.ts';
import { type SentCall, signedVendorCalls } from '#gateway/testing/signed-vendor-calls.ts';
import { testSeamlessWallet } from '#gateway/testing/test-seamless-wallet.ts';
import { addIntegration, TEST_VENDOR_KEY, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { describeOnOneEngine } from '#tests/harness/test-database.ts';

const INTEGRATION = 'aurora.TF';
const OTHER_INTEGRATION = 'aurora.PG';

describeOnOneEngine('a recorded call of a vendor that speaks the dialect of separate calls', (open) => {
  const wallet = testSeamlessWallet(open);
  let vendor: ReturnType<typeof signedVendorCalls>;

  beforeAll(() => {
    vendor = signedVendorCalls(wallet, INTEGRATION);
  });
  beforeEach(() => wallet.newPlayer(INTEGRATION));

  const body = (more: object = {}) => ({
    request_id: wallet.freshId(),
    user_id: wallet.user,
    currency: wallet.currency,
    game: 'TF:TF-1',
    ...more,
  });
  const movement = (amount: number) => body({ round_id: `round-${wallet.user}`, amount });
  const balance = async (): Promise<number> =>
    ((await vendor.sign('balance', body()).send()).json() as { balance: number }).balance;

  it('refuses a refused bet that is sent again as a win', async () => {
    const before = await balance();
    const refused = vendor.sign('bet', movement(before + 1));
    expect((await refused.send()).json()).toMatchObject({ status: 'INSUFFICIENT_FUNDS' });

    const asWin = await refused.sendTo(`/vendor/v1/${INTEGRATION}/win`);

    expect([asWin.status, asWin.json()]).toEqual([403, expect.objectContaining({ status: 'INVALID_SIGNATURE' })]);
    expect(await balance()).toBe(before);
  });

  it('refuses each signed call at every other path, and by another method', async () => {
    const before = await balance();
    const from = '2026-01-01T00:00:00Z';
    const signed: Readonly<Record<string, () => SentCall>> = {
      balance: () => vendor.sign('balance', body()),
      bet: () => vendor.sign('bet', movement(1)),
      win: () => vendor.sign('win', movement(1)),
      rollback: () => vendor.sign('rollback', body({ round_id: 'r', original_request_id: 'x' })),
      session: () => vendor.sign('session', { code: 'A'.repeat(43) }),
      rounds: () => vendor.signGet(`rounds?${new URLSearchParams({ from, to: '2026-01-02T00:00:00Z' })}`),
    };
    const paths = [INTEGRATION, OTHER_INTEGRATION].flatMap((integration) =>
      [...Object.keys(signed), 'process', `rounds?from=${from}&to=${from}`].map((call) => [integration, call] as const),
    );
    const taken: string[] = [];
    for (const [name, sign] of Object.entries(signed))
      for (const [integration, call] of paths) {
        if (integration === INTEGRATION && call === name) continue;
        for (const method of ['POST', 'GET'] as const) {
          const answer = await sign().sendTo(`/vendor/v1/${integration}/${call}`, method);
          if (answer.status < 400) taken.push(`${name} at ${method} ${integration}/${call}: ${answer.text}`);
        }
      }
    expect(taken).toEqual([]);
    expect(await balance()).toBe(before);
  });

  it('refuses the same bytes a second time, before anything of them is read', async () => {
    const call = vendor.sign('bet', movement(1));
    expect((await call.send()).json()).toMatchObject({ status: 'OK' });
    const again = await call.send();
    expect([again.status, again.json()]).toEqual([403, expect.objectContaining({ status: 'INVALID_SIGNATURE' })]);
  });

  it.each([
    ['six minutes old', -6 * 60],
    ['six minutes ahead', 6 * 60],
  ])('refuses a call whose time is %s', async (_name, seconds) => {
    const answer = await vendor.sign('win', movement(5), { secondsAway: seconds }).send();
    expect(answer.status).toBe(403);
  });

  it.each(['body', 'timestamp', 'nonce'] as const)('refuses a call whose %s was changed on its way', async (part) => {
    expect((await vendor.sign('win', movement(5)).sendChanged(part)).status).toBe(403);
  });

  it('refuses a call of the gateway to the vendor that is sent back to the gateway', async () => {
    const call = vendor.sign('win', movement(5), { direction: 'toVendor' });
    expect((await call.send()).status).toBe(403);
  });
});

describeOnOneEngine('a recorded call of a vendor of the actions dialect that has to sign its time', (open) => {
  const wallet = testSeamlessWallet(open);
  const integrationId = 'aurora.TIMED';
  beforeAll(() =>
    addIntegration(wallet.database, { vendor: 'TIMED', settings: { requiresTimestamp: true, testGames: ['TIMED-1'] } }),
  );
  beforeEach(() => wallet.newPlayer(integrationId));

  const send = (headers: Readonly<Record<string, string>>, raw: string) =>
    vendorCalls(wallet.gateway, integrationId).post('process', raw, headers);
  const signedAt = (timestamp: string, raw: string) => ({
    'x-timestamp': timestamp,
    authorization: signatureOf(Buffer.from(TEST_VENDOR_KEY), withTimestamp(timestamp, Buffer.from(raw))),
  });
  const seconds = (away: number): string => String(Math.floor(wallet.now().getTime() / 1_000) + away);

  it('takes one of now, and refuses others, and one without a time', async () => {
    const raw = JSON.stringify({ user_id: wallet.user, currency: wallet.currency, game: 'TIMED:TIMED-1' });
    expect((await send(signedAt(seconds(0), raw), raw)).json()).toEqual({ balance: 100_000 });
    expect((await send({}, raw)).status).toBe(403);
    for (const away of [-301, 301]) expect((await send(signedAt(seconds(away), raw), raw)).status).toBe(403);
    const changed = { ...signedAt(seconds(-301), raw), 'x-timestamp': seconds(0) };
    expect((await send(changed, raw)).status).toBe(403);
  });
});
