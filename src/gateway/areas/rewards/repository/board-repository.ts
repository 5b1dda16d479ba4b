import { sql } from 'kysely';
import type { BoardPeriod } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** The days of a board, ISO dates. */
export interface BoardDays {
  readonly first: string;
  readonly last: string;
}

/** Inserts a board that is running, unless it is there. */
export async function beginBoard(
  tx: SiteTransaction,
  siteId: string,
  { every, first, last }: BoardDays & { readonly every: BoardPeriod },
): Promise<void> {
  await tx
    .insertInto('board_payment')
    .values({ site_id: siteId, every, first, last, done_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The boards that are over and whose prizes are not granted, the earliest first. */
export async function boardsToPay(
  tx: SiteTransaction,
  siteId: string,
  today: string,
): Promise<ReadonlyArray<BoardDays & { readonly every: BoardPeriod }>> {
  const { rows } = await sql<BoardDays & { every: BoardPeriod }>`
    select first::text as first, last::text as last, every from board_payment
    where site_id = ${siteId} and done_at is null and last < ${today}::date
    order by board_payment.first, every`.execute(tx);
  return rows;
}

/** Marks a board whose prizes are granted. */
export async function endBoard(
  tx: SiteTransaction,
  siteId: string,
  { every, first, at }: { readonly every: BoardPeriod; readonly first: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('board_payment')
    .set({ done_at: at })
    .where('site_id', '=', siteId)
    .where('every', '=', every)
    .where('first', '=', first)
    .execute();
}

/** Locks a board whose prizes are not granted yet. @returns whether there is one. */
export async function holdBoard(
  tx: SiteTransaction,
  siteId: string,
  { every, first }: { readonly every: BoardPeriod; readonly first: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('board_payment')
    .select('first')
    .where('site_id', '=', siteId)
    .where('every', '=', every)
    .where('first', '=', first)
    .where('done_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
