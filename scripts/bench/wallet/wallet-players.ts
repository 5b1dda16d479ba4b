import { sql } from 'kysely';
import { type ProcessRequest, processMany } from '#gateway/areas/money/repository/process-repository.ts';
import type { Database } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';

export const SITE = 'aurora';
export const INTEGRATION = 'aurora.PG';
export const CURRENCY = 'EUR';

/** The vendor's ids of the players of a measurement. */
export const userOf = (index: number): string => `user-${String(index).padStart(12, '0')}`;

/** One bet in a round of its own, as the database takes it. */
export function betRequest(user: string, id: string, more: Partial<ProcessRequest> = {}): ProcessRequest {
  return {
    site: SITE,
    integration: INTEGRATION,
    vendor: 'PG',
    user,
    currency: CURRENCY,
    own: CURRENCY,
    zone: 'UTC',
    game: 'PG-1',
    round: `round-${id}`,
    session: null,
    finished: false,
    known: true,
    sessions: false,
    debts: true,
    refusal: 0,
    most: null,
    at: new Date().toISOString(),
    kinds: ['bet'],
    ids: [id],
    amounts: [1],
    originals: [null],
    ...more,
  };
}

/** Opens that many members with plenty of money, each known to the vendor. */
export async function openPlayers(database: Database, players: number): Promise<void> {
  const rows = jsonText(
    Array.from({ length: players }, (_, index) => ({
      member: String(index).padStart(10, '0'),
      user_id: userOf(index),
    })),
  );
  await database.forSite(SITE, async (tx) => {
    await sql`insert into member (site_id, member_id, account, account_key, type, register_method, register_address, registered_at)
      select ${SITE}, member, member, member, 0, 'WEB', '127.0.0.1', now()
      from jsonb_to_recordset(${rows}::jsonb) as one (member text)`.execute(tx);
    await sql`insert into vendor_member (site_id, integration_id, user_id, member_id)
      select ${SITE}, ${INTEGRATION}, user_id, member
      from jsonb_to_recordset(${rows}::jsonb) as one (member text, user_id text)`.execute(tx);
  });
  for (let first = 0; first < players; first += 50) {
    const some = Array.from({ length: Math.min(50, players - first) }, (_, index) => userOf(first + index));
    await processMany(
      database,
      some.map((user) =>
        betRequest(user, `fund-${user}`, { kinds: ['win'], amounts: [1_000_000_000], finished: true }),
      ),
    );
  }
}
