import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { INSUFFICIENT_PRIVILEGE, testFilledSites } from '#gateway/testing/test-filled-sites.ts';
import { describeOnEveryEngine } from '#tests/harness/test-database.ts';

describeOnEveryEngine('sites in one database', (open) => {
  const sites = testFilledSites(open);

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
    'delete from ledger_transfer',
    'update ledger_transfer_other set amount = 1',
    'select * from game_round_other',
    'insert into wallet_key values (1, 1)',
    'insert into vendor_limit default values',
    'delete from significant_event',
    'delete from vendor_integration',
    'delete from vendor_key',
    `update vendor_key set key_sealed = 'x'`,
    'delete from integration_change',
    `select ledger_account_id('aurora', 'house', 'EUR', null, null)`,
    'select * from system_key',
    'select * from operator',
    'select * from operator_session',
    'select * from migration',
    'create table marquee_jobs.mine (id int)',
    'delete from marquee_jobs.queue',
    `select marquee_jobs.create_queue('mine', '{}')`,
    'alter role marquee_app bypassrls',
  ])('refuses the modules’ role: %s', async (statement) => {
    const attempt = sites.database.forSite('aurora', (tx) => sql.raw(statement).execute(tx));
    await expect(attempt).rejects.toEqual(INSUFFICIENT_PRIVILEGE);
  });

  it('answers an attempt to switch row security off with an error, not with rows', async () => {
    const attempt = sites.database.forSite('aurora', async (tx) => {
      await sql`set local row_security = off`.execute(tx);
      return tx.selectFrom('captcha').selectAll().execute();
    });
    await expect(attempt).rejects.toEqual(INSUFFICIENT_PRIVILEGE);
  });

  it('takes no second statement behind the first', async () => {
    const attempt = sites.database.forSite('aurora', (tx) => sql.raw('select 1; reset role').execute(tx));
    await expect(attempt).rejects.toMatchObject({ code: '42601' });
  });

  it.each(['site', 'member', 'system_key'])(
    'keeps %s from the role that reads the accounts of operators',
    async (table) => {
      const attempt = sites.database.forOperators((tx) => sql`select * from ${sql.table(table)}`.execute(tx));
      await expect(attempt).rejects.toEqual(INSUFFICIENT_PRIVILEGE);
      expect(await sites.database.forOperators((tx) => tx.selectFrom('operator').selectAll().execute())).toEqual([]);
    },
  );

  it('keeps key material from the modules and everything else from the key store', async () => {
    await sites.database.secrets.add({ keyId: 'k', purpose: 'isolation', privateJwk: { kty: 'oct' } });
    expect(await sites.database.secrets.keysFor('isolation')).toHaveLength(1);
    const attempt = sites.database.asOwner(async (tx) => {
      await sql`set local role marquee_secrets`.execute(tx);
      await sql`select * from site`.execute(tx);
    });
    await expect(attempt).rejects.toEqual(INSUFFICIENT_PRIVILEGE);
  });
});
