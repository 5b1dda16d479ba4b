/**
 * A program: bets by four statements in a transaction each, from Node, on as many connections as its second argument
 * says. For each message it works that long and sends how many it made a second.
 */
import pg from 'pg';
import { INTEGRATION, SITE } from './wallet-players.ts';

const [, , url = '', connections = '1', players = '1'] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: Number(connections) });
const { rows: accounts } = await pool.query<{ member_id: string; account_id: string }>(
  `select member_id, account_id from marquee.ledger_account where kind = 'member' order by member_id limit ${Number(players)}`,
);
const { rows: vendors } = await pool.query<{ account_id: string }>(
  `select account_id from marquee.ledger_account where kind = 'vendor'`,
);
const vendorAccount = vendors[0]?.account_id;
const { rows: games } = await pool.query<{ game_no: number }>('select game_no from marquee.played_game limit 1');
const game = games[0]?.game_no;
let lastId = 0;

/** The least that a bet comes to, without row-level security, without looking for rollbacks, and without sessions. */
async function bet(client: pg.PoolClient): Promise<void> {
  lastId += 1;
  const id = `s${process.pid}-${lastId}`;
  const { member_id, account_id } = accounts[Math.floor(Math.random() * accounts.length)] ?? {};
  await client.query('begin');
  const round = await client.query<{ round_id: string }>({
    name: 'round',
    text: `with r as (
        insert into marquee.game_round (site_id, account_id, round_id, last_id, bet_minor, win_minor, rolled_back_minor,
          game_no, vendor_round_id, session_id)
        select $1, $2, n.id, n.id, 1, 0, 0, $3, $4, '' from marquee.ledger_next_id(now(), 0) as n (id) returning round_id
      ) insert into marquee.wallet_key (site_id, key, id)
        select $1, marquee.wallet_key_of('round', $5, $6 || ' ' || $4), round_id from r returning id as round_id`,
    values: [SITE, account_id, game, `round-${id}`, INTEGRATION, member_id],
  });
  const balance = await client.query<{ balance: string }>({
    name: 'balance',
    text: 'update marquee.ledger_balance set balance = balance - 1 where site_id = $1 and account_id = $2 and balance >= 1 returning balance',
    values: [SITE, account_id],
  });
  const action = await client.query<{ id: string }>({
    name: 'action',
    text: `insert into marquee.wallet_key (site_id, key, id)
      values ($1, marquee.wallet_key_of('action', $2, $3), marquee.ledger_next_id(now(), 0)) returning id`,
    values: [SITE, INTEGRATION, id],
  });
  await client.query({
    name: 'transfer',
    text: `insert into marquee.ledger_transfer
        (site_id, account_id, transfer_id, counter_id, amount, balance_after, round_id, kind, reference)
      values ($1, $2, $3, $4, -1, $5, $6, 'bet', $7)`,
    values: [
      SITE,
      account_id,
      action.rows[0]?.id,
      vendorAccount,
      balance.rows[0]?.balance,
      round.rows[0]?.round_id,
      id,
    ],
  });
  await client.query('commit');
}

process.on('message', async (forMs: number) => {
  const endsAt = performance.now() + forMs;
  let made = 0;
  await Promise.all(
    Array.from({ length: Number(connections) }, async () => {
      const client = await pool.connect();
      while (performance.now() < endsAt) {
        await bet(client);
        made += 1;
      }
      client.release();
    }),
  );
  process.send?.((made / forMs) * 1_000);
});
process.once('disconnect', () => process.exit());
process.send?.('ready');
