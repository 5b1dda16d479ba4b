import { sql } from 'kysely';
import type { Database, OwnerTransaction } from '../database.ts';
import { listMonths } from './list-months.ts';
import { MONTH_TABLES, type Month, partitionOf } from './month-tables.ts';

/** The comment on a partition whose indexes are rebuilt. A month that is restored begins without it. */
const COMPACT = 'indexes rebuilt';
/** Rounds of the last hours may still be closed. */
const SETTLING_MS = 24 * 3_600_000;

/**
 * Rebuilds the indexes of finished months, once each. Rows of many accounts arrive in turn, so that index pages split
 * in the middle and stay half empty; a rebuild makes them full. It is safe to stop and to repeat.
 * @param onCompacted called for each partition.
 */
export async function compactMonths(
  database: Pick<Database, 'asOwner' | 'reindex'>,
  { now, stopping }: { readonly now: Date; readonly stopping?: AbortSignal },
  onCompacted: (partition: string) => void = () => {},
): Promise<void> {
  const { stored } = await listMonths(database);
  for (const month of stored.filter((one) => isFinished(one, now)))
    for (const partition of MONTH_TABLES.map((table) => partitionOf(table, month))) {
      if (stopping?.aborted) return;
      if (await database.asOwner((tx) => isCompact(tx, partition))) continue;
      await database.reindex(partition);
      await database.asOwner((tx) => sql`comment on table ${sql.table(partition)} is ${sql.lit(COMPACT)}`.execute(tx));
      onCompacted(partition);
    }
}

function isFinished(month: Month, now: Date): boolean {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Date.UTC(year, number) + SETTLING_MS <= now.getTime();
}

async function isCompact(tx: OwnerTransaction, partition: string): Promise<boolean> {
  const { rows } = await sql<{ note: string | null }>`
    select obj_description(${`marquee.${partition}`}::regclass, 'pg_class') as note`.execute(tx);
  return rows[0]?.note === COMPACT;
}
