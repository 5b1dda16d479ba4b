import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';

/** The site whose ledger a drill fills. */
export const DRILL_SITE = 'drill';

const CURRENCY = 'EUR';
const MEMBERS = 1_000;
const ENTRIES_OF_A_TRANSFER = 2;
const TRANSFERS_OF_A_TRANSACTION = 2_500;
/** Each lane pays members of its own, so that no transaction waits for another one's rows. */
const LANES = 2;

/** What a ledger holds, to compare two of them. */
export interface LedgerState {
  readonly entries: number;
  /** All that came to accounts, in minor units. */
  readonly movedMinor: string;
  /** The sum of the kept balances, in minor units. */
  readonly balancesMinor: string;
}

/** Opens the site and its members, with empty accounts. */
export async function openDrillSite(database: Database): Promise<void> {
  const members = jsonText(Array.from({ length: MEMBERS }, (_, index) => ({ member: memberId(index) })));
  await database.forSite(DRILL_SITE, async (tx) => {
    await tx.insertInto('site').values({ site_id: DRILL_SITE, merchant_code: DRILL_SITE }).execute();
    await sql`
      insert into member
        (site_id, member_id, account, account_key, type, register_method, register_address, registered_at)
      select ${DRILL_SITE}, member, member, member, 0, 'WEB', '127.0.0.1', now()
      from jsonb_to_recordset(${members}::jsonb) as one (member text)`.execute(tx);
  });
}

/**
 * Fills the ledger up to a number of entries by its own function: transfers from the house to members.
 * @param from the number of entries that are there already; no key is used twice.
 */
export async function fillLedger(
  database: Database,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const first = from / ENTRIES_OF_A_TRANSFER;
  const end = to / ENTRIES_OF_A_TRANSFER;
  await Promise.all(
    Array.from({ length: LANES }, async (_, lane) => {
      for (let start = first; start < end; start += TRANSFERS_OF_A_TRANSACTION)
        await postSome(database, lane, { start, end: Math.min(end, start + TRANSFERS_OF_A_TRANSACTION) });
    }),
  );
}

/** Posts a lane's share of some transfers in one transaction. */
async function postSome(
  database: Database,
  lane: number,
  { start, end }: { readonly start: number; readonly end: number },
): Promise<void> {
  await database.forSite(DRILL_SITE, (tx) =>
    sql`
      select count(posted.transfer_id) from generate_series(${start}::int, ${end - 1}::int) n
        cross join lateral ledger_post(
          ${DRILL_SITE}, 'adjustment', 'drill', n::text, n::text, ${CURRENCY},
          jsonb_build_array(
            jsonb_build_object('kind', 'house', 'amount', (-1 - n % 7)::text),
            jsonb_build_object(
              'kind', 'member', 'member', lpad((n % ${MEMBERS}::int)::text, 10, '0'), 'amount', (1 + n % 7)::text
            )
          ), null
        ) posted
      where n % ${LANES}::int = ${lane}::int`.execute(tx),
  );
}

/** Reads what the ledger holds. */
export function readLedgerState(database: Database): Promise<LedgerState> {
  return database.forSite(DRILL_SITE, async (tx) => {
    const { rows } = await sql<{ entries: string; moved: string; balances: string }>`
      select count(*) as entries, coalesce(sum(amount) filter (where amount > 0), 0)::text as moved,
        (select coalesce(sum(balance), 0)::text from ledger_balance where site_id = ${DRILL_SITE}) as balances
      from ledger_entry where site_id = ${DRILL_SITE}`.execute(tx);
    const [state] = rows;
    return {
      entries: Number(state?.entries),
      movedMinor: state?.moved ?? '0',
      balancesMinor: state?.balances ?? '0',
    };
  });
}

const memberId = (index: number): string => String(index).padStart(10, '0');
