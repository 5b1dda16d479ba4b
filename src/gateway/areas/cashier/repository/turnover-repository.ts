import { type Selectable, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { TurnoverTable } from '#gateway/database/schema/payment-schema.ts';

export type TurnoverRow = Selectable<TurnoverTable> & { readonly reference: string };

interface Player {
  readonly memberId: string;
  readonly currency: string;
}

/** What a member staked since its turnover is counted, in minor units. The count begins with the first call. */
export async function readStaked(tx: SiteTransaction, siteId: string, { memberId, currency }: Player): Promise<bigint> {
  const { rows } = await sql<{ staked: string }>`
    select turnover_staked(${siteId}, ${memberId}, ${currency}) as staked`.execute(tx);
  return BigInt(rows[0]?.staked ?? 0);
}

/** What is to be staked still, and the latest that are done: the oldest first. */
export async function listTurnover(
  tx: SiteTransaction,
  siteId: string,
  { memberId, currency, staked, mostDone }: Player & { readonly staked: bigint; readonly mostDone: number },
): Promise<readonly TurnoverRow[]> {
  const own = tx
    .selectFrom('turnover as t')
    .innerJoin('payment as p', (join) =>
      join.onRef('p.site_id', '=', 't.site_id').onRef('p.payment_id', '=', 't.payment_id'),
    )
    .selectAll('t')
    .select('p.reference')
    .where('t.site_id', '=', siteId)
    .where('t.member_id', '=', memberId)
    .where('t.currency', '=', currency);
  const open = await own.where('t.until_minor', '>', `${staked}`).orderBy('t.until_minor').execute();
  if (mostDone === 0) return open;
  const done = await own
    .where('t.until_minor', '<=', `${staked}`)
    .orderBy('t.until_minor', 'desc')
    .limit(mostDone)
    .execute();
  return [...done.reverse(), ...open];
}
