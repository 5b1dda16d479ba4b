import type { Client } from 'pg';
import { CURRENCY, SITE } from '../wallet/wallet-players.ts';

/**
 * Writes withdrawals in review, one every 20 seconds up to now, evenly over the members.
 * Every tenth takes two operators and has one approval, one in a hundred is put aside, and one in a thousand claimed.
 * @param client of a user whom row-level security does not hold.
 */
export async function fillQueue(client: Client, { cases, members }: { cases: number; members: number }): Promise<void> {
  await client.query('set search_path = marquee');
  await client.query('set session_replication_role = replica');
  await client.query(
    `insert into payment (site_id, payment_id, member_id, flow, state, channel_id, kind, provider, currency,
        amount_minor, fee_basis_points, reference, request_key, request_digest, created_at, expires_at, look_at, steps)
      select $1, n, lpad((n % $3)::text, 10, '0'), 'withdrawal', 'reviewing', 'bank', 'bank', 'sandbox', $4,
        1000 + n % 90000, 0, 'WD-' || n, 'key-' || n, 'digest', at, at, 'infinity', 2
      from (select n, now() - n * interval '20 seconds' as at from generate_series(1, $2::int) n) one`,
    [SITE, cases, members, CURRENCY],
  );
  await client.query(
    `insert into withdrawal (site_id, payment_id, account_kind, account_id, institution, holder_name, masked_number,
        sealed_number, destination, reasons, approvals_needed, approvals_given, confirm_minutes)
      select site_id, payment_id, 'bank', 'account-' || payment_id, 'A bank', 'Somebody', '•••• 4471', null,
        '{"kind":"bank","bank":"BANK"}', '{amount}', case payment_id % 10 when 0 then 2 else 1 end,
        case payment_id % 10 when 0 then 1 else 0 end, 1440
      from payment where site_id = $1 and state = 'reviewing'`,
    [SITE],
  );
  await client.query(
    `insert into payment_event (site_id, payment_id, step, event, from_state, to_state, amount_minor, cause, at)
      select site_id, payment_id, step, event, from_state, to_state, moved * amount_minor, cause, created_at
      from payment cross join (values (1, 'request', 'created', 'requested', 1, 'member'),
        (2, 'review', 'requested', 'reviewing', 0, 'rules'))
        as one (step, event, from_state, to_state, moved, cause)
      where site_id = $1 and state = 'reviewing'`,
    [SITE],
  );
  await client.query(
    `insert into payment_decision (site_id, payment_id, decided_at, decision, why, amount_minor, operator, reason,
        subject)
      select site_id, payment_id, created_at, 'approved', 'review', amount_minor, 'boris', 'looked at', 'withdrawal'
      from payment where site_id = $1 and state = 'reviewing' and payment_id % 10 = 0`,
    [SITE],
  );
  await client.query(
    `insert into case_hold (site_id, case_id, operator, note, held_at, until_at)
      select $1, 'withdrawal-' || n, 'boris', 'Asked the bank', now(), now() + interval '1 day'
      from generate_series(7, $2::int, 100) n`,
    [SITE, cases],
  );
  await client.query(
    `insert into case_claim (site_id, case_id, operator, until_at)
      select $1, 'withdrawal-' || n, 'boris', now() + interval '1 day' from generate_series(3, $2::int, 1000) n`,
    [SITE, cases],
  );
  await client.query('set session_replication_role = origin');
  await client.query('vacuum analyze payment, withdrawal, payment_event, payment_decision, case_hold, case_claim');
}
