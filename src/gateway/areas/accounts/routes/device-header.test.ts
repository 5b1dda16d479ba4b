import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignedIn } from '#contracts/generated/contracts.ts';
import { sealed } from '#gateway/testing/encrypted-call.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';

const flags = [
  { modId: 'SIGNIN3' as const, enabled: true, childrenNodes: [{ modId: 'FREEPLAY3' as const, enabled: true }] },
];
const DEVICE = { userAgent: 'Mozilla/5.0 (Linux; Android 14)', width: 412, height: 915 };

describeOnOneEngine('the device of free play', (open) => {
  let database: TestDatabase;
  let gateway: TestGateway;

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, { sites: [siteDocuments({ id: 'aurora', site: { flags } })] });
  });

  afterAll(() => gateway.close());

  const play = (headers: Record<string, string>) =>
    gateway.ask('/wps/session/login/freeplay', { method: 'POST', body: { os: 'Android', platform: 'W' }, headers });
  const fieldsOf = async (headers: Record<string, string>) => refusalOf(await play(headers)).fields;

  it('is opened, checked and kept with the session', async () => {
    successOf<SignedIn>(await play({ 'gateway-version': '3', 'x-device': await sealed(gateway.ask, DEVICE) }));
    const { device_data } = await database.forSite('aurora', (tx) =>
      tx.selectFrom('member_session').select('device_data').executeTakeFirstOrThrow(),
    );
    expect(device_data).toEqual(DEVICE);
  });

  it('is refused by the name of the header that is not as it has to be', async () => {
    const device = await sealed(gateway.ask, DEVICE);
    expect(await fieldsOf({ 'gateway-version': '2', 'x-device': device })).toEqual({
      'Gateway-Version': 'not_allowed_value',
    });
    expect(await fieldsOf({ 'x-device': device })).toEqual({ 'Gateway-Version': 'required' });
    const wrong = { 'X-Device': 'wrong_format' };
    expect(await fieldsOf({ 'gateway-version': '3', 'x-device': 'no.jwe' })).toEqual(wrong);
    const unknown = await sealed(gateway.ask, { ...DEVICE, imei: '1' });
    expect(await fieldsOf({ 'gateway-version': '3', 'x-device': unknown })).toEqual(wrong);
    for (const text of ['a\0b', '\ud800']) {
      const unstorable = await sealed(gateway.ask, { ...DEVICE, model: text });
      expect(await fieldsOf({ 'gateway-version': '3', 'x-device': unstorable })).toEqual(wrong);
    }
    const once = await sealed(gateway.ask, DEVICE);
    successOf(await play({ 'gateway-version': '3', 'x-device': once }));
    expect(await fieldsOf({ 'gateway-version': '3', 'x-device': once })).toEqual(wrong);
  });
});
