import type { Client } from 'pg';
import { INTEGRATION, SITE } from '../wallet/wallet-players.ts';

const CHUNK = 250_000;
/** The rounds lie evenly in so many days up to now. */
const DAYS = 360;
const GAMES = 12;

/**
 * Writes closed rounds of one bet and one win of one member, as the wallet would have written them, over the last year
 * and a dozen games, with a deposit for every hundred rounds.
 * @param client of a user whom row-level security does not hold.
 * @param place tells apart what is written of several members in one millisecond.
 */
export async function fillMember(
  client: Client,
  { memberId, rounds, place }: { readonly memberId: string; readonly rounds: number; readonly place: number },
): Promise<void> {
  await client.query('set search_path = marquee');
  await client.query(`select make_months(now() - interval '${DAYS} days', now())`);
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into played_game (site_id, integration_id, game_code, vendor)
      select $1, $2, 'PG-' || n, 'PG' from generate_series(1, ${GAMES}) n on conflict do nothing`,
    [SITE, INTEGRATION],
  );
  for (let first = 0; first < rounds; first += CHUNK) {
    await client.query(
      `create temporary table chunk as
        select n, a.account_id, b.balance, v.account_id as vendor, g.game_no, 'year-' || $5::int || '-' || n as name,
          ledger_id_at(now() - interval '${DAYS} days' + n * (interval '${DAYS} days' / $1)) + (n % 100) * 40 + $5::int * 8 as id
        from generate_series($2::int, $3::int) n
          cross join (select account_id from ledger_account where site_id = $4 and kind = 'member' and member_id = $6) a
          join ledger_balance b on b.site_id = $4 and b.account_id = a.account_id
          cross join (select account_id from ledger_account where site_id = $4 and kind = 'vendor' limit 1) v
          join (select game_no, row_number() over (order by game_no) - 1 as nth from played_game where site_id = $4) g
            on g.nth = n % ${GAMES}`,
      [rounds, first, Math.min(first + CHUNK, rounds) - 1, SITE, place, memberId],
    );
    await client.query(`insert into game_round (account_id, round_id, last_id, bet_minor, win_minor, rolled_back_minor,
        closed_at, game_no, site_id, vendor_round_id, session_id)
      select account_id, id, id + 2, 1, 1, 0, ledger_moment(id), game_no, '${SITE}', name, '' from chunk`);
    await client.query(`insert into ledger_transfer (account_id, transfer_id, counter_id, amount, balance_after, round_id,
        site_id, kind, reference)
      select account_id, id + 1, vendor, -1, balance - 1, id, '${SITE}', 'bet', name || 'b' from chunk
      union all select account_id, id + 2, vendor, 1, balance, id, '${SITE}', 'win', name || 'w' from chunk
      union all select account_id, id + 3, vendor, 1, balance, null, '${SITE}', 'deposit_credit', n::text from chunk
        where n % 100 = 0`);
    await client.query('drop table chunk');
  }
  await client.query('set session_replication_role = origin');
  await client.query('analyze');
}
