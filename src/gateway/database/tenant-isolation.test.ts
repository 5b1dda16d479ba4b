import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { insertMember } from '#gateway/modules/member/member-repository.ts';
import { saveIntegration, vendorMemberId } from '#gateway/modules/seamless/integration-repository.ts';
import { postTransfer } from '#gateway/modules/wallet/ledger-repository.ts';
import { describeOnEveryEngine, type TestDatabase } from '#tests/harness/test-database.ts';
import type { SiteTransaction } from './database.ts';
import { jsonText } from './json-column.ts';

const SITE_TABLES = [
  'site',
  'site_revision',
  'site_asset',
  'site_publication',
  'site_status',
  'feedback',
  'outbox_message',
  'sms_send',
  'member',
  'member_upline',
  'member_code',
  'member_icon',
  'member_favourite',
  'member_session',
  'member_sign_in',
  'member_address',
  'sign_in_failure',
  'captcha',
  'verification_code',
  'one_use_code',
  'used_envelope',
  'social_identity',
  'social_attempt',
  'social_arrival',
  'remembered_browser',
  'event_counter',
  'member_event',
  'member_message',
  'ledger_account',
  'ledger_balance',
  'ledger_transfer',
  'ledger_entry',
  'ledger_request',
  'vendor_integration',
  'vendor_member',
  'game_session',
  'game_round',
  'wallet_action',
  'wallet_rollback',
  'vendor_call',
  'significant_event',
  'reconciliation_difference',
  'game_launch',
  'wallet_transfer_request',
  'wallet_transfer',
] as const;
const INSUFFICIENT_PRIVILEGE = expect.objectContaining({ code: '42501' });

async function fillSite(tx: SiteTransaction, siteId: string): Promise<void> {
  await tx.insertInto('site').values({ site_id: siteId, merchant_code: siteId }).execute();
  await tx
    .insertInto('site_revision')
    .values({
      site_id: siteId,
      revision: 1,
      checksum: 'c',
      document: jsonText({ id: siteId }),
      origin: 'files',
      sources: jsonText({}),
    })
    .execute();
  await tx
    .insertInto('site_asset')
    .values({ site_id: siteId, digest: 'd', bytes: Buffer.from(siteId) })
    .execute();
  const at = '2026-01-01T00:00:00Z';
  await tx
    .insertInto('site_publication')
    .values({ site_id: siteId, publication: 1, revision: 1, published_at: at, effective_at: at })
    .execute();
  await tx.insertInto('site_status').values({ site_id: siteId, maintenance: null }).execute();
  await tx
    .insertInto('feedback')
    .values({
      site_id: siteId,
      feedback_id: '0'.repeat(32),
      kind: 'OTHER',
      content: siteId,
      contact: null,
      language: 'EN',
      received_at: at,
    })
    .execute();
  await tx
    .insertInto('outbox_message')
    .values({
      site_id: siteId,
      channel: 'sms',
      kind: 'verify',
      recipient: '+34600000001',
      subject: null,
      text_body: siteId,
      html_body: null,
      created_at: at,
      next_try_at: at,
      last_error: null,
    })
    .execute();
  await tx
    .insertInto('sms_send')
    .values({
      site_id: siteId,
      number: '+34600000001',
      prefix: '+3460000',
      country: 'ES',
      address: '192.0.2.1',
      sent_at: at,
    })
    .execute();
  await fillAccounts(tx, siteId);
  await postTransfer(tx, siteId, {
    kind: 'grant',
    currency: 'EUR',
    lines: [
      { kind: 'house', amount: -5n },
      { kind: 'member', memberId: 'A'.repeat(10), amount: 5n },
    ],
    request: { scope: 'isolation', key: 'k' },
  });
  await playRounds(tx, siteId);
}

/** A vendor and a round of it: a bet, and a win that is rolled back when it has been spent. */
async function playRounds(tx: SiteTransaction, siteId: string): Promise<void> {
  const at = '2026-01-01T00:00:00Z';
  const integration_id = `${siteId}.PG`;
  const member_id = 'A'.repeat(10);
  await saveIntegration(tx, siteId, {
    integrationId: integration_id,
    vendor: 'PG',
    dialect: 'actions',
    wallet: 'seamless',
    settings: {
      gameUrl: 'http://games.example',
      requiresSession: false,
      overdrawnRollback: 'debt',
      allowedActions: [],
      limits: {},
    },
    keySealed: 'k',
    isEnabled: true,
    createdAt: at,
  });
  const user = await vendorMemberId(tx, siteId, integration_id, member_id);
  await tx
    .insertInto('game_session')
    .values({ site_id: siteId, session_id: 's', integration_id, member_id, mode: 'real', started_at: at })
    .execute();
  await tx
    .insertInto('vendor_call')
    .values({
      site_id: siteId,
      integration_id,
      operation: 'process',
      request: Buffer.from('{}'),
      status: 200,
      answer: '{}',
      received_at: at,
      took_ms: 1,
    })
    .execute();
  await tx
    .insertInto('reconciliation_difference')
    .values({
      site_id: siteId,
      integration_id,
      vendor_round_id: 'r',
      user_id: user,
      found_at: at,
      window_from: at,
      window_to: at,
    })
    .execute();
  const request = {
    vendor: 'PG',
    user,
    currency: 'EUR',
    own: 'EUR',
    game: 'g',
    round: 'r',
    session: 's',
    finished: true,
    known: true,
    sessions: true,
    debts: true,
    refusal: 0,
    at,
    kinds: ['win', 'bet', 'rollback'],
    ids: ['w', 'b', 'x'],
    amounts: [5, 9, 0],
    originals: [null, null, 'w'],
  };
  await sql`select seamless_process(${siteId}, ${integration_id}, ${JSON.stringify(request)}::jsonb)`.execute(tx);
  await fillPlay(tx, siteId, integration_id);
}

/** A game that was started, and money that was moved. */
async function fillPlay(tx: SiteTransaction, siteId: string, integration_id: string): Promise<void> {
  const at = '2026-01-01T00:00:00Z';
  const site_id = siteId;
  const member_id = 'A'.repeat(10);
  await tx
    .insertInto('game_launch')
    .values({
      ...{ site_id, integration_id, language: 'EN', origin: 'http://a.localhost', launched_at: at, expires_at: at },
      ...{ code_digest: 'c', game_session_id: 's', game_code: 'g', mode: 'trial' },
    })
    .execute();
  await tx
    .insertInto('wallet_transfer_request')
    .values({ site_id, member_id, request_key: 'k', digest: 'd', requested_at: at })
    .execute();
  await tx
    .insertInto('wallet_transfer')
    .values({
      ...{ site_id, member_id, integration_id, request_key: 'k', transfer_id: 't', vendor: 'PG' },
      ...{ direction: 'toVendor', currency: 'EUR', amount_minor: 1, status: 'pending' },
      ...{ requested_at: at, tried_at: at },
    })
    .execute();
}

/** One account with a row in each of the tables around it. */
async function fillAccounts(tx: SiteTransaction, siteId: string): Promise<void> {
  const at = '2026-01-01T00:00:00Z';
  const member_id = 'A'.repeat(10);
  const from = { method: 'username', address: '192.0.2.1', device: '' } as const;
  await insertMember(tx, siteId, {
    member_id,
    account: siteId,
    type: 0,
    details: jsonText({}),
    register_method: 'WEB',
    register_address: from.address,
    registered_at: at,
  });
  const rows = {
    member_code: { code: 'CODE1', member_id },
    member_favourite: { member_id, node_id: 1, added_at: at },
    member_icon: { member_id, digest: '0'.repeat(32), webp: Buffer.from(siteId) },
    member_session: {
      token_digest: 't',
      member_id,
      entrance: 'player',
      ...from,
      started_at: at,
      seen_at: at,
      expires_at: at,
    },
    member_sign_in: { member_id, ...from, signed_in_at: at },
    member_address: { member_id, address: from.address, first_seen_at: at },
    sign_in_failure: { account_key: siteId, address: from.address, failed_at: at },
    captcha: { captcha_id: 'c', kind: 'work', answer: 'a', expires_at: at },
    verification_code: { purpose: 'extra', recipient: 'r', code_digest: 'd', tries_left: 1, expires_at: at },
    one_use_code: { code_digest: 'd', purpose: 'handoff', member_id, payload: jsonText({}), expires_at: at },
    used_envelope: { envelope_id: 'e', expires_at: at },
    social_identity: { provider: 'google', subject: 's', member_id, linked_at: at },
    social_attempt: {
      state_digest: 's',
      browser_digest: 'b',
      provider: 'google',
      return_to: '/',
      is_kept: false,
      expires_at: at,
    },
    social_arrival: { browser_digest: 'b', provider: 'google', subject: 's', is_kept: false, expires_at: at },
    remembered_browser: {
      selector: 's',
      member_id,
      entrance: 'player',
      method: 'username',
      validator_digest: 'v',
      rotated_at: at,
      address: from.address,
      expires_at: at,
    },
    event_counter: { audience: member_id, last_id: 1 },
    member_event: { audience: member_id, event_id: 1, type: 'message', payload: jsonText({}), at },
    member_message: { member_id, kind: 'passwordChanged', created_at: at },
  };
  for (const [table, row] of Object.entries(rows)) {
    const columns = Object.entries({ site_id: siteId, ...row });
    await sql`insert into ${sql.table(table)} (${sql.join(columns.map(([name]) => sql.ref(name)))})
      values (${sql.join(columns.map(([, value]) => value))})`.execute(tx);
  }
}

describeOnEveryEngine('sites in one database', (open) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    for (const siteId of ['aurora', 'lotus']) await database.forSite(siteId, (tx) => fillSite(tx, siteId));
  });

  it.each(SITE_TABLES)('shows only its own rows of %s to a query that forgets the site', async (table) => {
    const rows = await database.forSite('aurora', (tx) => tx.selectFrom(table).select('site_id').distinct().execute());
    expect(rows).toEqual([{ site_id: 'aurora' }]);
  });

  it.each(SITE_TABLES)('shows no row of %s to a query that asks for the other site', async (table) => {
    const rows = await database.forSite('aurora', (tx) =>
      sql`select * from ${sql.table(table)} where site_id = 'lotus'`.execute(tx),
    );
    expect(rows.rows).toEqual([]);
  });

  it.each(SITE_TABLES)('shows no row of %s where no site is set, not even to the owner', async (table) => {
    const select = sql`select * from ${sql.table(table)}`;
    expect((await database.forPlatform((tx) => select.execute(tx))).rows).toEqual([]);
    expect((await database.asOwner((tx) => select.execute(tx))).rows).toEqual([]);
  });

  it('lets the owner see the site that it names', async () => {
    const rows = await database.asOwner((tx) => tx.selectFrom('site').select('site_id').execute(), { siteId: 'lotus' });
    expect(rows).toEqual([{ site_id: 'lotus' }]);
  });

  it('leaves the other site alone in an update or a delete without a filter', async () => {
    const updated = await database.forSite('aurora', (tx) =>
      tx
        .updateTable('site_status')
        .set({ maintenance: jsonText({ enabled: true }) })
        .executeTakeFirst(),
    );
    const deleted = await database.asOwner((tx) => tx.deleteFrom('captcha').executeTakeFirst(), { siteId: 'aurora' });
    expect([updated.numUpdatedRows, deleted.numDeletedRows]).toEqual([1n, 1n]);
    const kept = await database.forSite('lotus', async (tx) => [
      await tx.selectFrom('site_status').select('maintenance').execute(),
      await tx.selectFrom('captcha').select('captcha_id').execute(),
    ]);
    expect(kept).toEqual([[{ maintenance: null }], [{ captcha_id: 'c' }]]);
  });

  it('refuses to insert a row of another site, or to move one there', async () => {
    const insert = database.forSite('aurora', (tx) =>
      tx.insertInto('site').values({ site_id: 'lotus2', merchant_code: 'x' }).execute(),
    );
    await expect(insert).rejects.toEqual(INSUFFICIENT_PRIVILEGE);
    const move = database.forSite('aurora', (tx) =>
      tx
        .updateTable('site_status')
        .set({ site_id: 'lotus' } as never)
        .execute(),
    );
    await expect(move).rejects.toEqual(INSUFFICIENT_PRIVILEGE);
  });

  it('refuses to insert a row where no site is set', async () => {
    const insert = database.forPlatform((tx) =>
      sql`insert into site (site_id, merchant_code) values ('aurora3', 'x')`.execute(tx),
    );
    await expect(insert).rejects.toEqual(INSUFFICIENT_PRIVILEGE);
  });

  it('forgets the site when the transaction ends', async () => {
    await database.forSite('aurora', async () => {});
    const { rows } = await database.forPlatform((tx) =>
      sql<{ site: string }>`select current_setting('marquee.site_id', true) as site`.execute(tx),
    );
    expect(rows).toEqual([{ site: '' }]);
  });

  it('takes nothing but a site id for a site', async () => {
    for (const name of ['', 'Aurora', `a'; reset role; --`, 'a'.repeat(64)]) {
      await expect(database.forSite(name, async () => {})).rejects.toThrow(RangeError);
    }
  });

  it.each([
    'alter table captcha disable row level security',
    'alter table captcha no force row level security',
    'drop policy own_site_only on captcha',
    'truncate captcha',
    'create table marquee.mine (id int)',
    'delete from wallet_transfer',
    `update site_revision set document = '{}'`,
    'delete from catalogue_game',
    'update ledger_balance set balance = 1',
    'update game_round set win_minor = 1',
    'delete from wallet_action',
    'delete from significant_event',
    'delete from vendor_integration',
    `select ledger_account_id('aurora', 'house', 'EUR', null, null)`,
    'select * from system_key',
    'select * from operator',
    'select * from operator_session',
    'select * from migration',
    'alter role marquee_app bypassrls',
  ])('refuses the modules’ role: %s', async (statement) => {
    const attempt = database.forSite('aurora', (tx) => sql.raw(statement).execute(tx));
    await expect(attempt).rejects.toEqual(INSUFFICIENT_PRIVILEGE);
  });

  it('answers an attempt to switch row security off with an error, not with rows', async () => {
    const attempt = database.forSite('aurora', async (tx) => {
      await sql`set local row_security = off`.execute(tx);
      return tx.selectFrom('captcha').selectAll().execute();
    });
    await expect(attempt).rejects.toEqual(INSUFFICIENT_PRIVILEGE);
  });

  it('takes no second statement behind the first', async () => {
    const attempt = database.forSite('aurora', (tx) => sql.raw('select 1; reset role').execute(tx));
    await expect(attempt).rejects.toMatchObject({ code: '42601' });
  });

  it.each(['site', 'member', 'system_key'])(
    'keeps %s from the role that reads the accounts of operators',
    async (table) => {
      const attempt = database.forOperators((tx) => sql`select * from ${sql.table(table)}`.execute(tx));
      await expect(attempt).rejects.toEqual(INSUFFICIENT_PRIVILEGE);
      expect(await database.forOperators((tx) => tx.selectFrom('operator').selectAll().execute())).toEqual([]);
    },
  );

  it('keeps key material from the modules and everything else from the key store', async () => {
    await database.secrets.add({ keyId: 'k', purpose: 'isolation', privateJwk: { kty: 'oct' } });
    expect(await database.secrets.keysFor('isolation')).toHaveLength(1);
    const attempt = database.asOwner(async (tx) => {
      await sql`set local role marquee_secrets`.execute(tx);
      await sql`select * from site`.execute(tx);
    });
    await expect(attempt).rejects.toEqual(INSUFFICIENT_PRIVILEGE);
  });
});
