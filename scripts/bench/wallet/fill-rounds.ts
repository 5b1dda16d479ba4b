import type { Client } from 'pg';
import { INTEGRATION, SITE } from './wallet-players.ts';

const CHUNK = 250_000;
/** The rounds lie in so many days up to now. */
const DAYS = 60;

/**
 * Writes closed rounds of one bet and one win of 1 each, as the wallet would have written them, evenly over the players
 * and the last sixty days: those from one number up to another, of all that are written in the end. Balances stay as
 * they are, and the ledger stays sound. Ids have 15 and 16 characters.
 * @param client of a user whom row-level security does not hold.
 */
export async function fillRounds(
  client: Client,
  { from, until, all }: { readonly from: number; readonly until: number; readonly all: number },
): Promise<void> {
  await client.query('set search_path = marquee');
  await client.query(`select make_months(now() - interval '${DAYS} days', now())`);
  await client.query('set session_replication_role = replica');
  const { rows: members } = await client.query<{ count: string }>(
    `select count(*) from ledger_account where site_id = '${SITE}' and kind = 'member'`,
  );
  for (let first = from; first < until; first += CHUNK) {
    const last = Math.min(first + CHUNK, until) - 1;
    await client.query(
      `create temporary table chunk as
        select n, a.account_id, a.member_id, b.balance, v.account_id as vendor, g.game_no, 'filled-' || lpad(n::text, 8, '0') as name,
          ledger_id_at(now() - interval '${DAYS} days' + n * (interval '${DAYS} days' / $1)) as id
        from generate_series($2::int, $3::int) n
          join (select account_id, member_id, row_number() over (order by account_id) - 1 as place
            from ledger_account where site_id = $4 and kind = 'member') a on a.place = n % $5::int
          join ledger_balance b on b.site_id = $4 and b.account_id = a.account_id
          cross join (select account_id from ledger_account where site_id = $4 and kind = 'vendor' limit 1) v
          cross join (select game_no from played_game where site_id = $4 limit 1) g`,
      [all, first, last, SITE, Number(members[0]?.count)],
    );
    // Low bits tell the round, the bet and the win of a moment apart; several rounds may share one millisecond.
    const id = (place: number) => `id + (n % 1000) * 4 + ${place}`;
    await client.query(`insert into game_round (account_id, round_id, last_id, bet_minor, win_minor, rolled_back_minor,
        closed_at, game_no, site_id, vendor_round_id, session_id)
      select account_id, ${id(0)}, ${id(2)}, 1, 1, 0, ledger_moment(id), game_no, '${SITE}', name, '' from chunk`);
    await client.query(`insert into ledger_transfer (account_id, transfer_id, counter_id, amount, balance_after, round_id,
        site_id, kind, reference)
      select account_id, ${id(1)}, vendor, -1, balance - 1, ${id(0)}, '${SITE}', 'bet', name || 'b' from chunk
      union all select account_id, ${id(2)}, vendor, 1, balance, ${id(0)}, '${SITE}', 'win', name || 'w' from chunk`);
    await client.query(`insert into wallet_key (site_id, key, id)
      select '${SITE}', wallet_key_of('round', '${INTEGRATION}', member_id || ' ' || name), ${id(0)} from chunk
      union all select '${SITE}', wallet_key_of('action', '${INTEGRATION}', name || 'b'), ${id(1)} from chunk
      union all select '${SITE}', wallet_key_of('action', '${INTEGRATION}', name || 'w'), ${id(2)} from chunk`);
    await client.query('drop table chunk');
  }
  await client.query('set session_replication_role = origin');
  await client.query('analyze');
}
