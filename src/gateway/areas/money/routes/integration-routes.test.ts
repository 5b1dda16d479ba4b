import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  IntegrationHistory,
  VendorIntegration,
  VendorIntegrations,
  VendorKeyMade,
} from '#contracts/generated/contracts.ts';
import { openDatabase } from '#gateway/database/connection.ts';
import { vendorKeys } from '#gateway/secrets/vendor-keys.ts';
import { operatorCalls } from '#gateway/testing/operator-calls.ts';
import { startGateway, type TestGateway } from '#gateway/testing/start-gateway.ts';
import { siteDocuments } from '#gateway/testing/test-site.ts';
import { refusalOf, successOf } from '#gateway/testing/unwrap.ts';
import { addPlayer, vendorCalls } from '#gateway/testing/vendor-calls.ts';
import { describeOnOneEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import { testMasterKeys } from '#tests/harness/test-master-key.ts';
import { findIntegration } from '../repository/integration-repository.ts';

const HOUR_MS = 60 * 60_000;

describeOnOneEngine('integrations with vendors', (open, kind) => {
  const currency = siteDocuments({ id: 'aurora' }).site.currency.code;
  let database: TestDatabase;
  let gateway: TestGateway;
  let admin: string;
  /** How far the gateway's clock is ahead. The database has a clock of its own. */
  let aheadMs = 0;
  const clock = () => new Date(Date.now() + aheadMs);
  const operators = (of = gateway) => operatorCalls(of, clock);
  /** Every key that was answered. */
  const keysMade: string[] = [];

  const settings = {
    gameUrl: 'http://games.example',
    serverUrl: 'http://127.0.0.1:1',
    requiresSession: false,
    overdrawnRollback: 'debt',
    allowedActions: [],
    limits: {},
  };
  const wanted = (vendor: string, more: object = {}) => ({
    ...{ vendor, dialect: 'actions', wallet: 'seamless', settings },
    ...more,
  });
  const send = (method: string, path: string, body: object, token = admin) =>
    operators().call(`/sites/aurora/integrations${path}`, { method, body, token });
  const made = (answer: Awaited<ReturnType<typeof send>>): VendorKeyMade => {
    const value = successOf<VendorKeyMade>(answer);
    keysMade.push(value.key);
    return value;
  };
  const create = async (vendor: string) => made(await send('POST', '', wanted(vendor)));
  const rotate = async (id: string, oldKeyHours: number) =>
    made(await send('POST', `/${id}/keys`, { oldKeyHours, reason: 'a new quarter' }));
  const end = (id: string, keyId: string) => send('DELETE', `/${id}/keys/${keyId}`, { reason: 'changed over' });
  const list = async () => successOf<VendorIntegrations>(await operators().call('/sites/aurora/integrations')).list;
  const one = async (id: string) => (await list()).find(({ integrationId }) => integrationId === id);
  const history = async (id: string) =>
    successOf<IntegrationHistory>(await operators().call(`/sites/aurora/integrations/${id}/history`)).list;

  let players = 0;
  async function newPlayer(integrationId: string): Promise<string> {
    players += 1;
    return addPlayer(database, {
      ...{ memberId: `K${String(players).padStart(9, '0')}`, integrationId, balanceMinor: 10_000, currency },
    });
  }
  /** Asks for a balance, signed with a key. @returns the status. */
  async function callWith(integrationId: string, key: string, at: TestGateway = gateway): Promise<number> {
    const vendor = integrationId.split('.')[1];
    const body = { user_id: user, currency, game: `${vendor}:${vendor}-1` };
    return (await vendorCalls(at, integrationId, key).post('process', body)).status;
  }
  let user = '';

  beforeAll(async () => {
    database = await open();
    gateway = await startGateway(database, { now: clock });
    admin = (await operators().newOperator('keyadmin', [{ siteId: 'aurora', role: 'admin' }])).token;
  });
  afterAll(() => gateway.close());

  it('are made with a key that is answered once, and that the vendor’s calls are signed with', async () => {
    const { integration, keyId, key } = await create('PG');
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    const keys = [
      { keyId: '1', validUntil: null, lastUsedAt: null, isValid: true, isSigning: true, createdAt: expect.any(String) },
    ];
    expect(integration).toMatchObject({ integrationId: 'aurora.PG', isEnabled: true, dialect: 'actions', keys });
    expect(keyId).toBe('1');
    user = await newPlayer('aurora.PG');
    expect(await callWith('aurora.PG', key)).toBe(200);
    expect(await callWith('aurora.PG', 'another key')).toBe(403);
    await expect.poll(async () => (await one('aurora.PG'))?.keys[0]?.lastUsedAt).toEqual(expect.any(String));
  });

  it('are refused for a vendor that has one or is not in the catalogue, with the name of the field', async () => {
    const refused = async (body: object) => {
      const { status, code, fields } = refusalOf(await send('POST', '', body));
      return [status, code, fields];
    };
    expect(await refused(wanted('PG'))).toEqual([409, 'integration_exists', { vendor: 'taken' }]);
    expect(await refused(wanted('NOBODY'))).toEqual([400, 'invalid_request', { vendor: 'not_allowed_value' }]);
    expect(await refused(wanted('AG', { dialect: 'soap' }))).toEqual([
      ...[400, 'invalid_request', { dialect: 'not_allowed_value' }],
    ]);
    const { serverUrl: _none, ...without } = settings;
    expect(await refused(wanted('AG', { wallet: 'transfer', settings: without }))).toEqual([
      ...[400, 'invalid_request', { 'settings.serverUrl': 'required' }],
    ]);
    expect((await refused(wanted('AG', { settings: { ...settings, gameUrl: 'games' } })))[2]).toHaveProperty([
      'settings.gameUrl',
    ]);
    const offered = successOf<VendorIntegrations>(await operators().call('/sites/aurora/integrations'));
    expect(offered.vendors).toContain('AG');
    expect(offered.vendors).not.toContain('PG');
    expect(offered.dialects).toEqual(['actions', 'calls']);
  });

  describe('a rotation', () => {
    const id = 'aurora.AG';
    let keys: string[] = [];

    it('leaves the old key valid for its time, and refuses it afterwards', async () => {
      const first = (await create('AG')).key;
      user = await newPlayer(id);
      const { key: second, integration } = await rotate(id, 1);
      keys = [first, second];
      expect(integration.keys.map(({ keyId, isValid }) => [keyId, isValid])).toEqual([
        ['2', true],
        ['1', true],
      ]);
      expect(Date.parse(integration.keys[1]?.validUntil ?? '') - clock().getTime()).toBeGreaterThan(HOUR_MS - 60_000);
      expect([await callWith(id, first), await callWith(id, second)]).toEqual([200, 200]);
      aheadMs += HOUR_MS + 1_000;
      expect([await callWith(id, first), await callWith(id, second)]).toEqual([403, 200]);
      aheadMs = 0;
    });

    it('is refused while two keys are valid', async () => {
      const answer = await send('POST', `/${id}/keys`, { oldKeyHours: 0, reason: 'once more' });
      expect(refusalOf(answer)).toMatchObject({ status: 409, code: 'vendor_keys_full' });
    });

    it('ends by ending the old key; the only one cannot be ended', async () => {
      const left = successOf<VendorIntegration>(await end(id, '1'));
      expect(left.keys.map(({ isValid }) => isValid)).toEqual([true, false]);
      const [first = '', second = ''] = keys;
      expect([await callWith(id, first), await callWith(id, second)]).toEqual([403, 200]);
      expect(refusalOf(await end(id, '2'))).toMatchObject({ status: 409, code: 'last_vendor_key' });
      expect(refusalOf(await end(id, '1'))).toMatchObject({ status: 404, code: 'not_found' });
    });

    it('ends the old key at once where it became known', async () => {
      const { key } = await rotate(id, 0);
      expect([await callWith(id, keys[1] ?? ''), await callWith(id, key)]).toEqual([403, 200]);
    });

    it('keeps a key without an end where the newer one is ended', async () => {
      const { keyId } = await rotate(id, 24);
      const left = successOf<VendorIntegration>(await end(id, keyId));
      expect(left.keys.filter(({ isValid }) => isValid)).toMatchObject([{ keyId: '3', validUntil: null }]);
    });

    it('is told with who made it and why', async () => {
      expect((await history(id)).map(({ what, keyId, operator, reason }) => [what, keyId, operator, reason])).toEqual([
        ['keyEnded', '4', 'keyadmin', 'changed over'],
        ['keyRotated', '4', 'keyadmin', 'a new quarter'],
        ['keyRotated', '3', 'keyadmin', 'a new quarter'],
        ['keyEnded', '1', 'keyadmin', 'changed over'],
        ['keyRotated', '2', 'keyadmin', 'a new quarter'],
        ['created', '1', 'keyadmin', null],
      ]);
    });
  });

  it('sign our own calls with a new key once the vendor has used it, or the old one has ended', async () => {
    const id = 'aurora.EG2';
    const opened = async () => {
      const found = await database.forSite('aurora', (tx) => findIntegration(tx, 'aurora', id));
      const bytes = await vendorKeys(database.secrets).open(id, found?.keySealed ?? '');
      return Buffer.from(bytes).toString('utf8');
    };
    const { key: first } = await create('EG2');
    const { key: second } = await rotate(id, 24);
    user = await newPlayer(id);
    expect(await opened()).toBe(first);
    expect(await callWith(id, first)).toBe(200);
    await expect.poll(async () => (await one(id))?.keys[1]?.lastUsedAt).not.toBeNull();
    expect(await opened()).toBe(first);
    expect(await callWith(id, second)).toBe(200);
    await expect.poll(opened).toBe(second);
    expect((await one(id))?.keys.map(({ isSigning }) => isSigning)).toEqual([true, false]);
    await end(id, '1');
    const { key: third } = await rotate(id, 24);
    expect(await opened()).toBe(second);
    await end(id, '2');
    expect(await opened()).toBe(third);
  });

  it('switched off, take no new bet and end their sessions, and still settle the win of an open round', async () => {
    const id = 'aurora.PG';
    const vendor = vendorCalls(gateway, id, keysMade[0]);
    user = await newPlayer(id);
    const memberId = `K${String(players).padStart(9, '0')}`;
    const act = async (round: string, action: string, amount: number) => {
      const actions = [{ action, action_id: `${round}-${action}`, amount }];
      const body = { user_id: user, currency, game: 'PG:PG-1', game_id: round, actions };
      return (await vendor.post('process', body)).status;
    };
    expect(await act('open', 'bet', 100)).toBe(200);
    await database.forSite('aurora', (tx) =>
      tx
        .insertInto('game_session')
        .values({
          ...{ site_id: 'aurora', session_id: 'played', integration_id: id, member_id: memberId, mode: 'real' },
          started_at: clock(),
        })
        .execute(),
    );
    const off = successOf<VendorIntegration>(
      await send('PUT', `/${id}/enabled`, { isEnabled: false, reason: 'they answer slowly' }),
    );
    expect(off.isEnabled).toBe(false);
    expect(await act('new', 'bet', 100)).toBe(422);
    expect(await act('open', 'win', 300)).toBe(200);
    const ended = await database.forSite('aurora', (tx) =>
      tx.selectFrom('game_session').select('ended_at').where('session_id', '=', 'played').executeTakeFirst(),
    );
    const orders = await database.forSite('aurora', (tx) =>
      tx.selectFrom('game_session_end').select(['session_ids', 'reason']).where('integration_id', '=', id).execute(),
    );
    expect(ended?.ended_at).not.toBeNull();
    expect(orders).toEqual([{ session_ids: ['played'], reason: 'sessionEnded' }]);
    for (const reason of ['they are well', 'said twice'])
      successOf(await send('PUT', `/${id}/enabled`, { isEnabled: true, reason }));
    expect(await act('newer', 'bet', 100)).toBe(200);
    expect((await history(id)).map(({ what, reason }) => [what, reason])).toEqual([
      ['switchedOn', 'they are well'],
      ['switchedOff', 'they answer slowly'],
      ['created', null],
    ]);
  });

  it.skipIf(kind !== 'postgres')('are seen by every process as they are changed', async () => {
    const id = 'aurora.UG';
    const { key: first } = await create('UG');
    user = await newPlayer(id);
    const second = await openDatabase({
      ...{ databaseUrl: database.databaseUrl ?? '', poolSize: 3, masterKeys: testMasterKeys() },
    });
    const other = await startGateway(second, { now: clock });
    try {
      expect(await callWith(id, first, other)).toBe(200);
      const { key } = await rotate(id, 0);
      // Well before the other process would read again without a notice.
      await expect.poll(() => callWith(id, first, other), { timeout: 2_000, interval: 20 }).toBe(403);
      expect(await callWith(id, key, other)).toBe(200);
    } finally {
      await other.close();
      await second.close();
    }
  });

  it('show their keys in no list, history, log line or table', async () => {
    expect(keysMade.length).toBeGreaterThan(6);
    const shown = JSON.stringify([await list(), await history('aurora.AG'), gateway.logLines]);
    const stored = await database.forSite('aurora', (tx) => tx.selectFrom('vendor_key').selectAll().execute());
    for (const key of keysMade) expect(`${shown}${JSON.stringify(stored)}`).not.toContain(key);
    for (const { key_sealed } of stored) expect(shown).not.toContain(key_sealed);
  });

  it('are read by supporters and auditors, and changed by admins of the site with a new code', async () => {
    const elsewhere = (await operators().newOperator('lotusadmin', [{ siteId: 'lotus', role: 'admin' }])).token;
    const support = (await operators().newOperator('keysupport', [{ siteId: 'aurora', role: 'support' }])).token;
    const changes = [
      ['POST', '', wanted('TF')],
      ['POST', '/aurora.PG/keys', { oldKeyHours: 0, reason: 'a' }],
      ['DELETE', '/aurora.PG/keys/1', { reason: 'a' }],
      ['PUT', '/aurora.PG/enabled', { isEnabled: false, reason: 'a' }],
    ] as const;
    for (const [method, path, body] of changes)
      for (const token of [elsewhere, support])
        expect(refusalOf(await send(method, path, body, token)).code).toBe('operator_role_required');
    expect((await operators().call('/sites/aurora/integrations', { token: support })).status).toBe(200);
    expect((await operators().call('/sites/aurora/integrations', { token: elsewhere })).status).toBe(403);
    expect((await operators().call('/sites/aurora/integrations', { token: null })).status).toBe(401);
    // An admin of another site cannot reach it by its id either.
    const byId = await operators().call('/sites/lotus/integrations/aurora.PG/keys', {
      ...{ method: 'POST', token: elsewhere, body: { oldKeyHours: 0, reason: 'a' } },
    });
    expect(refusalOf(byId)).toMatchObject({ status: 404, code: 'not_found' });
    aheadMs += 11 * 60_000;
    for (const [method, path, body] of changes)
      expect(refusalOf(await send(method, path, body)).code).toBe('operator_proof_required');
    aheadMs = 0;
  });
});
