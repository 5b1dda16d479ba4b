/**
 * A program: bets by four statements in a transaction each, from Node, on as many connections as its second argument
 * says. For each message it works that long and sends how many it made a second.
 */
import pg from 'pg';
import { CURRENCY, INTEGRATION, SITE } from './wallet-players.ts';

const [, , url = '', connections = '1', players = '1'] = process.argv;
const pool = new pg.Pool({ connectionString: url, max: Number(connections) });
const { rows: accounts } = await pool.query<{ member_id: string; account_id: string }>(
  `select member_id, account_id from marquee.ledger_account where kind = 'member' order by member_id limit ${Number(players)}`,
);
const { rows: vendors } = await pool.query<{ account_id: string }>(
  `select account_id from marquee.ledger_account where kind = 'vendor'`,
);
const vendorAccount = vendors[0]?.account_id;
let lastId = 0;

/** The least that a bet comes to, without row-level security, without looking for rollbacks, and without sessions. */
async function bet(client: pg.PoolClient): Promise<void> {
  lastId += 1;
  const id = `s${process.pid}-${lastId}`;
  const { member_id, account_id } = accounts[Math.floor(Math.random() * accounts.length)] ?? {};
  await client.query('begin');
  const round = await client.query<{ round_id: string }>({
    name: 'round',
    text: `insert into marquee.game_round (site_id, integration_id, vendor, game_code, vendor_round_id, member_id, currency, bet_minor, status, opened_at, last_action_at)
      values ($1, $2, 'PG', 'PG-1', $3, $4, $5, 1, 'open', now(), now())
      on conflict (site_id, integration_id, vendor_round_id, member_id) do update set bet_minor = game_round.bet_minor + 1 returning round_id`,
    values: [SITE, INTEGRATION, `round-${id}`, member_id, CURRENCY],
  });
  const balance = await client.query<{ balance: string }>({
    name: 'balance',
    text: 'update marquee.ledger_balance set balance = balance - 1 where site_id = $1 and account_id = $2 and balance >= 1 returning balance',
    values: [SITE, account_id],
  });
  const action = await client.query<{ tx_id: string }>({
    name: 'action',
    text: `insert into marquee.wallet_action (site_id, integration_id, action_id, kind, member_id, round_id, vendor_round_id, currency, amount_minor, moved_minor, tx_id, applied_at)
      values ($1, $2, $3, 'bet', $4, $5, $6, $7, 1, -1, nextval('marquee.ledger_transfer_transfer_id_seq'), now()) returning tx_id`,
    values: [SITE, INTEGRATION, id, member_id, round.rows[0]?.round_id, `round-${id}`, CURRENCY],
  });
  await client.query({
    name: 'entries',
    text: `with t as (
        insert into marquee.ledger_transfer (site_id, transfer_id, kind, currency, reference) overriding system value
        values ($1, $2, 'bet', $3, $4)
      ) insert into marquee.ledger_entry (site_id, transfer_id, line, account_id, amount, balance_after)
      values ($1, $2, 1, $5, -1, $6), ($1, $2, 2, $7, 1, null)`,
    values: [SITE, action.rows[0]?.tx_id, CURRENCY, id, account_id, balance.rows[0]?.balance, vendorAccount],
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
