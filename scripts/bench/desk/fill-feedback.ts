import type { Client } from 'pg';
import { SITE } from '../wallet/wallet-players.ts';

/**
 * Writes feedback of years; the latest hundred are open.
 * @param client of a user whom row-level security does not hold.
 */
export async function fillFeedback(client: Client, count: number): Promise<void> {
  await client.query('set search_path = marquee');
  await client.query(
    `insert into feedback (site_id, feedback_id, kind, content, language, received_at, is_open)
      select $1, lpad(to_hex(n), 32, '0'), 'PROBLEM', 'The banner does not load.', 'EN',
        now() - ($2::int - n) * interval '1 hour', n > $2::int - 100
      from generate_series(1, $2::int) n`,
    [SITE, count],
  );
  await client.query('vacuum analyze feedback');
}
