import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkLedger, isSound } from '#gateway/areas/money/repository/ledger-check.ts';
import { processMany } from '#gateway/areas/money/repository/process-repository.ts';
import { requestOf } from '#gateway/testing/wallet-histories.ts';
import { createScratchDatabase, postgresUrl } from '#tests/harness/scratch-postgres.ts';
import { databaseOver } from './connection.ts';
import type { Database } from './database.ts';
import type { Engine } from './engine.ts';
import { PgliteEngine } from './pglite/pglite-engine.ts';
import { PostgresEngine } from './postgres/postgres-engine.ts';
import { ROLES } from './transaction-scope.ts';

/** A dump of a database at migration 032, with random histories of the wallet, made by pg_dump with inserts. */
const FORMER = gunzipSync(readFileSync(resolve('tests/fixtures/database-of-032.sql.gz'))).toString();
const LIMITS = { acquireTimeoutMs: 10_000, idleInTransactionTimeoutMs: 10_000 };

/**
 * Functions that work on the new tables, and the opening of sessions, which frozen members are refused since. All
 * others do what they did.
 */
const REWRITTEN = [
  ...['ledger_account_id', 'ledger_post', 'ledger_write', 'play_hand_limits', 'play_limits_at'],
  ...['play_is_limited', 'play_limits_changed', 'play_limits_in_force', 'open_member_session'],
  ...['record_vendor_rounds', 'seamless_process', 'seamless_process_many'],
];

/** The same facts, as the tables of before and the present ones have them. */
const FACTS = {
  'the sum of every account': {
    former: `select e.site_id, e.account_id, sum(e.amount) from ledger_entry e group by 1, 2`,
    present: `select e.site_id, e.account_id, sum(e.amount) from ledger_entry e
      join ledger_account a on a.site_id = e.site_id and a.account_id = e.account_id and a.kind <> 'transit' group by 1, 2`,
  },
  'every balance': {
    former: 'select site_id, account_id, balance, debt_account_id, is_limited from ledger_balance',
    present: `select b.site_id, b.account_id, b.balance, b.debt_account_id, b.is_limited from ledger_balance b
      where exists (select from ledger_transfer t where t.account_id = b.account_id)`,
  },
  'every movement of a balance, with the balance after it': {
    former: `select e.site_id, e.account_id, t.kind, e.amount, e.balance_after,
        case when t.kind <> 'debt_settlement' then t.reference end
      from ledger_entry e join ledger_transfer t on t.site_id = e.site_id and t.transfer_id = e.transfer_id
      where e.balance_after is not null`,
    present: `select site_id, account_id, kind, amount, balance_after, case when kind <> 'debt_settlement' then reference end
      from ledger_entry where balance_after is not null`,
  },
  'every round': {
    former: `select site_id, integration_id, vendor, game_code, vendor_round_id, member_id, currency, session_id, bet_minor,
        win_minor, rolled_back_minor, status, opened_at, closed_at, last_action_at from game_round`,
    present: `select site_id, integration_id, vendor, game_code, vendor_round_id, member_id, currency, session_id, bet_minor,
        win_minor, rolled_back_minor, status, opened_at, closed_at, last_action_at from played_round`,
  },
  'every action': {
    former: `select site_id, integration_id, action_id, kind, member_id, vendor_round_id, currency, amount_minor, moved_minor,
        original_action_id, tx_id, applied_at from wallet_action`,
    present: `select a.site_id, a.integration_id, a.action_id, a.kind, a.member_id, a.vendor_round_id, a.currency,
        a.amount_minor, a.moved_minor, a.original_action_id, f.former_id, a.applied_at
      from wallet_action a join ledger_former_id f on f.site_id = a.site_id and f.transfer_id = a.tx_id`,
  },
  'every key of a transfer': {
    former: `select r.site_id, r.scope, r.request_key, r.digest, t.kind, t.reference from ledger_request r
      join ledger_transfer t on t.site_id = r.site_id and t.transfer_id = r.transfer_id`,
    present: `select distinct r.site_id, r.scope, r.request_key, r.digest, t.kind, t.reference from ledger_request r
      join ledger_transfer t on t.site_id = r.site_id and t.transfer_id = r.transfer_id`,
  },
  'every call of a vendor': {
    former: `select site_id, integration_id, operation, encode(request, 'hex'), status, answer, received_at, took_ms from vendor_call`,
    present: `select site_id, integration_id, operation, encode(request, 'hex'), status, answer, received_at, took_ms from vendor_call`,
  },
  'every significant event': {
    former:
      'select site_id, kind, member_id, integration_id, currency, amount_minor, reference, at from significant_event',
    present:
      'select site_id, kind, member_id, integration_id, currency, amount_minor, reference, at from significant_event',
  },
  'the stakes at vendors with wallets of their own': {
    former: `select r.site_id, r.member_id, r.integration_id, r.currency, sum(r.bet_minor) from game_round r
      join vendor_integration i on i.integration_id = r.integration_id and i.wallet = 'transfer' group by 1, 2, 3, 4`,
    present: 'select site_id, member_id, integration_id, currency, staked_minor from vendor_stake',
  },
  'the largest wins': {
    former: `select site_id, currency, member_id, won_minor from game_round where won_minor is not null
      order by won_minor desc limit 20`,
    present: `select t.site_id, t.currency, a.member_id, t.win_minor from top_win t
      join ledger_account a on a.site_id = t.site_id and a.account_id = t.account_id order by t.win_minor desc limit 20`,
  },
} as const;
type Fact = keyof typeof FACTS;

/** Name, parameters, settings, rights and body of every function, apart from its spaces. */
const FUNCTIONS = `select proname, pg_get_function_arguments(oid), proconfig::text, prosecdef, provolatile, proacl::text,
    regexp_replace(prosrc, '\\s+', '', 'g')
  from pg_proc where pronamespace = 'marquee'::regnamespace`;

const openPglite = async (): Promise<Engine> => {
  const engine = await PgliteEngine.open({ ...LIMITS, dataDir: undefined, snapshot: undefined, log: undefined });
  const session = await engine.acquire();
  await session.script(`${rolesOf()}; ${FORMER}; reset all`);
  session.release('clean');
  return engine;
};

const openPostgres = async (onClose: (drop: () => Promise<void>) => void): Promise<Engine> => {
  const scratch = await createScratchDatabase();
  onClose(scratch.drop);
  const client = new Client({ connectionString: scratch.url });
  await client.connect();
  await client.query(rolesOf());
  await client.query(FORMER);
  await client.end();
  return new PostgresEngine({ ...LIMITS, databaseUrl: scratch.url, log: undefined, poolSize: 2 });
};

/** The roles belong to the cluster, and are in no dump of a database. */
function rolesOf(): string {
  const made = Object.values(ROLES).map((role) => `create role ${role} nologin`);
  return made.map((role) => `do $$ begin ${role}; exception when duplicate_object then null; end $$`).join('; ');
}

for (const kind of ['pglite', 'postgres'] as const)
  describe.skipIf(kind === 'postgres' && postgresUrl === null)(`a database of before the months (${kind})`, () => {
    let engine: Engine;
    let database: Database;
    let drop = async (): Promise<void> => undefined;
    const before = new Map<Fact, readonly string[]>();
    let functions: readonly string[];

    beforeAll(async () => {
      engine = kind === 'pglite' ? await openPglite() : await openPostgres((dropped) => (drop = dropped));
      database = databaseOver(engine);
      for (const fact of Object.keys(FACTS) as Fact[]) before.set(fact, await read(FACTS[fact].former));
      functions = await read(FUNCTIONS);
      await database.migrate();
    }, 60_000);
    afterAll(async () => {
      await database.close();
      await drop();
    });

    /** Rows of all sites as text, in order; the user that connected sees past the guard. */
    async function read(query: string): Promise<readonly string[]> {
      const session = await engine.acquire();
      try {
        await session.script('set role none; set search_path to marquee');
        const { rows } = await session.query(`select q::text as row from (${query}) q order by 1`, []);
        return rows.map(({ row }) => String(row));
      } finally {
        session.release('clean');
      }
    }

    it.each(Object.keys(FACTS) as Fact[])('keeps %s', async (fact) => {
      const former = before.get(fact) ?? [];
      expect(former.length).toBeGreaterThan(0);
      expect(await read(FACTS[fact].present)).toEqual(former);
    });

    it('has a sound ledger', async () => {
      for (const siteId of ['aurora', 'lotus']) {
        const faults = await database.forSite(siteId, (tx) => checkLedger(tx, siteId));
        expect(isSound(faults), JSON.stringify(faults)).toBe(true);
      }
    });

    it('answers a repeated action with the transaction that the vendor was told, and moves nothing', async () => {
      const { rows } = await database.forSite('aurora', (tx) =>
        sql<{ user_id: string; action_id: string; round: string; amount: string; told: string; balance: string }>`
          select m.user_id, a.action_id, a.vendor_round_id as round, a.amount_minor as amount, f.former_id as told, b.balance
          from wallet_action a join ledger_former_id f on f.transfer_id = a.tx_id
            join vendor_member m on m.member_id = a.member_id and m.integration_id = a.integration_id
            join ledger_balance b on b.account_id = a.account_id
          where a.kind = 'bet' and a.moved_minor < 0 limit 20`.execute(tx),
      );
      expect(rows.length).toBe(20);
      const requests = rows.map(({ user_id, action_id, round, amount }) => ({
        ...requestOf({ member: 0, day: 0, round, isFinished: false, actions: [] }, user_id, ''),
        ...{ kinds: ['bet'], ids: [action_id], amounts: [Number(amount)], originals: [null] },
      }));
      const outcomes = await processMany(database, requests);
      expect(outcomes).toEqual(
        rows.map(({ told, balance }) => ({
          ...{ kind: 'applied', balanceMinor: Number(balance), transactionIds: [told], settled: null },
        })),
      );
    });

    it('rolls back an action of before, in its round', async () => {
      const { rows } = await database.forSite('aurora', (tx) =>
        sql<{ user_id: string; action_id: string; round: string; amount: string; balance: string }>`
          select m.user_id, a.action_id, a.vendor_round_id as round, a.amount_minor as amount, b.balance
          from wallet_action a join vendor_member m on m.member_id = a.member_id and m.integration_id = a.integration_id
            join ledger_balance b on b.account_id = a.account_id
          where a.kind = 'bet' and a.moved_minor < 0 and b.debt_account_id is null
            and not exists (select from wallet_action o where o.original_action_id = a.action_id) limit 1`.execute(tx),
      );
      const [bet] = rows;
      if (bet === undefined) throw new Error('no bet stands');
      const undo = {
        ...requestOf({ member: 0, day: 0, round: bet.round, isFinished: false, actions: [] }, bet.user_id, ''),
        ...{ kinds: ['rollback'], ids: ['undo-of-before'], amounts: [0], originals: [bet.action_id] },
      };
      const [outcome] = await processMany(database, [undo]);
      expect(outcome).toMatchObject({ kind: 'applied', balanceMinor: Number(bet.balance) + Number(bet.amount) });
      const faults = await database.forSite('aurora', (tx) => checkLedger(tx, 'aurora'));
      expect(isSound(faults), JSON.stringify(faults)).toBe(true);
    });

    it('has every function as it was that was not rewritten', async () => {
      const present = new Set(await read(FUNCTIONS));
      const former = functions.filter((row) => !REWRITTEN.some((name) => row.startsWith(`(${name},`)));
      expect(former.length).toBeGreaterThan(10);
      expect(former.filter((row) => !present.has(row))).toEqual([]);
    });

    it('runs no migration again, and replaces no function that is the same', async () => {
      expect(await database.migrate()).toEqual([]);
    });
  });
