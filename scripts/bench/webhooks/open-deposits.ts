import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';

export const SITE = 'aurora';
export const CURRENCY = 'EUR';
const CHUNK = 50_000;

/** The reference of a deposit by its number. */
export const referenceOf = (place: number): string => `BEN-${String(place).padStart(8, '0')}`;
/** The provider's id of a deposit by its number. */
export const providerIdOf = (place: number): string => `pay-${String(place).padStart(12, '0')}`;

/** Creates members, and pending deposits of 10.00 spread evenly over them. */
export async function openDeposits(database: Database, members: number, deposits: number): Promise<void> {
  await database.forSite(SITE, async (tx) => {
    await sql`insert into member
        (site_id, member_id, account, account_key, type, register_method, register_address, registered_at)
      select ${SITE}, m, m, m, 0, 'WEB', '127.0.0.1', now()
      from (select lpad(n::text, 10, '0') as m from generate_series(0, ${members}::int - 1) n) one`.execute(tx);
  });
  for (let first = 0; first < deposits; first += CHUNK)
    await database.asOwner(
      async (tx) => {
        await sql`insert into payment (site_id, payment_id, member_id, flow, state, channel_id, kind, provider,
            provider_id, currency, amount_minor, fee_basis_points, reference, request_key, request_digest,
            created_at, expires_at, look_at)
          select ${SITE}, ledger_id_at(now()) + n, lpad((n % ${members}::int)::text, 10, '0'), 'deposit', 'pending',
            'bank', 'transfer', 'sandbox', 'pay-' || lpad(n::text, 12, '0'), ${CURRENCY}, 1000, 0,
            'BEN-' || lpad(n::text, 8, '0'), n::text, n::text, now(), now() + interval '1 day', 'infinity'
          from generate_series(${first}::int, least(${first}::int + ${CHUNK}::int, ${deposits}::int) - 1) n`.execute(
          tx,
        );
      },
      { siteId: SITE },
    );
}
