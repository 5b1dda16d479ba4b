import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type ProcessRequest, playerOf, processMany } from '#gateway/areas/money/repository/process-repository.ts';
import { coalescingWriter } from '#gateway/database/coalescing-writer.ts';
import { openDatabase } from '#gateway/database/connection.ts';
import type { Database } from '#gateway/database/database.ts';
import { addIntegration } from '#gateway/testing/vendor-calls.ts';
import { testMasterKeys } from '#tests/harness/test-master-key.ts';
import { benchCount } from '../measure/bench-scale.ts';
import { median } from '../measure/median.ts';
import { ratioOf, turnsOfRound } from '../measure/paired-rounds.ts';
import type { Figure } from '../measure/report-figures.ts';
import { rateOf } from './rate-of.ts';
import { betRequest, CURRENCY, INTEGRATION, openPlayers, SITE, userOf } from './wallet-players.ts';

const AT_ONCE = 32;
const PLAYERS = 200;
const TURN_MS = 3_000;

/** The wallet on the embedded engine, on disk, held against the same work in round trips of its own. */
export async function timeEmbedded(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-bench-wallet-'));
  const database = await openDatabase({ dataDir: folder, masterKeys: testMasterKeys() });
  try {
    await database.migrate();
    await database.forSite(SITE, (tx) =>
      tx.insertInto('site').values({ site_id: SITE, merchant_code: SITE }).execute(),
    );
    await addIntegration(database);
    await openPlayers(database, PLAYERS);
    const vendorAccount = await database.forSite(SITE, async (tx) => {
      const account = await tx
        .selectFrom('ledger_account')
        .select('account_id')
        .where('kind', '=', 'vendor')
        .executeTakeFirst();
      return account?.account_id ?? '';
    });
    const write = coalescingWriter((requests: readonly ProcessRequest[]) => processMany(database, requests), {
      lanes: 1,
      ownerOf: playerOf,
    });
    let lastId = 0;
    const contenders = {
      async calls() {
        lastId += 1;
        await write(betRequest(userOf(lastId % PLAYERS), `c${lastId}`));
      },
      async trips() {
        lastId += 1;
        await betInRoundTrips(database, {
          id: `t${lastId}`,
          member: String(lastId % PLAYERS).padStart(10, '0'),
          vendorAccount,
        });
      },
    };
    type Name = keyof typeof contenders;
    const names = Object.keys(contenders) as Name[];
    const rates: Record<Name, number[]> = { calls: [], trips: [] };
    for (const name of names) await rateOf(contenders[name], { atOnce: AT_ONCE, forMs: TURN_MS / 3 });
    for (let round = 0; round < benchCount(5, 3); round += 1)
      for (const name of turnsOfRound(names, round))
        rates[name].push(await rateOf(contenders[name], { atOnce: AT_ONCE, forMs: TURN_MS }));
    return [
      {
        figure: 'bets on the embedded engine, to its own round trips',
        measured: ratioOf(rates.calls, rates.trips),
        unit: '×',
        detail: `${Math.round(median(rates.calls))} to ${Math.round(median(rates.trips))} a second, ${AT_ONCE} at once`,
        target: { atLeast: 3 },
      },
    ];
  } finally {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The least that a bet comes to, statement by statement, in a transaction of the tables' owner. */
async function betInRoundTrips(
  database: Database,
  { id, member, vendorAccount }: { readonly id: string; readonly member: string; readonly vendorAccount: string },
): Promise<void> {
  await database.asOwner(
    async (tx) => {
      const balance = await sql<{ balance: string; account_id: string }>`
        update ledger_balance b set balance = balance - 1 from ledger_account a
        where a.site_id = ${SITE} and a.member_id = ${member} and a.kind = 'member' and a.currency = ${CURRENCY}
          and b.site_id = a.site_id and b.account_id = a.account_id and b.balance >= 1
        returning b.balance, b.account_id`.execute(tx);
      const account = balance.rows[0]?.account_id ?? 0;
      const round = await sql<{ round_id: string }>`
        with r as (
          insert into game_round (site_id, account_id, round_id, last_id, bet_minor, win_minor, rolled_back_minor, game_no,
            vendor_round_id, session_id)
          select ${SITE}, ${account}, n.id, n.id, 1, 0, 0, g.game_no, ${`round-${id}`}, ''
          from ledger_next_id(now(), 0) as n (id) cross join (select game_no from played_game limit 1) g returning round_id
        ) insert into wallet_key (site_id, key, id)
          select ${SITE}, wallet_key_of('round', ${INTEGRATION}, ${`${member} round-${id}`}), round_id from r
          returning id as round_id`.execute(tx);
      const action = await sql<{ id: string }>`insert into wallet_key (site_id, key, id)
        values (${SITE}, wallet_key_of('action', ${INTEGRATION}, ${id}), ledger_next_id(now(), 0)) returning id`.execute(
        tx,
      );
      await sql`insert into ledger_transfer
          (site_id, account_id, transfer_id, counter_id, amount, balance_after, round_id, kind, reference)
        values (${SITE}, ${account}, ${action.rows[0]?.id ?? 0}, ${vendorAccount}, -1, ${balance.rows[0]?.balance ?? 0},
          ${round.rows[0]?.round_id ?? 0}, 'bet', ${id})`.execute(tx);
    },
    { siteId: SITE },
  );
}
