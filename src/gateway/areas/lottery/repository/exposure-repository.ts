import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';

/** The exposure of the picks of a draw, in minor units. */
export interface Exposure {
  readonly gameCode: string;
  readonly issue: string;
  readonly drawsAt: Date;
  readonly byPick: ReadonlyMap<string, bigint>;
}

/**
 * Adds to what the picks of a draw may have to pay, in the order of the picks, so that two tickets never wait for each
 * other.
 * @returns the picks that would pass the limit; then nothing of this transaction must stand.
 */
export async function addExposure(
  tx: SiteTransaction,
  siteId: string,
  { gameCode, issue, drawsAt, byPick }: Exposure,
  limitMinor: bigint,
): Promise<string[]> {
  const rows = [...byPick].sort(([one], [other]) => (one < other ? -1 : 1));
  const { rows: after } = await sql<{ pick: string; liability_minor: string }>`
    insert into lottery_exposure as e (site_id, game_code, issue, pick, liability_minor, draws_at)
    select ${siteId}, ${gameCode}, ${issue}, one.pick, one.minor, ${drawsAt.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows.map(([pick, minor]) => ({ pick, minor: `${minor}` })))}::jsonb)
      as one (pick text, minor bigint) order by one.pick collate "C"
    on conflict (site_id, game_code, issue, pick)
      do update set liability_minor = e.liability_minor + excluded.liability_minor
    returning pick, liability_minor`.execute(tx);
  return after.filter((row) => BigInt(row.liability_minor) > limitMinor).map(({ pick }) => pick);
}

/** Takes back what a cancelled ticket added. */
export async function takeBackExposure(
  tx: SiteTransaction,
  siteId: string,
  { gameCode, issue, byPick }: Omit<Exposure, 'drawsAt'>,
): Promise<void> {
  const rows = [...byPick].map(([pick, minor]) => ({ pick, minor: `${minor}` }));
  await sql`update lottery_exposure e set liability_minor = greatest(0, e.liability_minor - held.minor)
    from (
      select one.pick, one.minor from lottery_exposure x
      join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as one (pick text, minor bigint) on one.pick = x.pick
      where x.site_id = ${siteId} and x.game_code = ${gameCode} and x.issue = ${issue} order by x.pick for update of x
    ) held
    where e.site_id = ${siteId} and e.game_code = ${gameCode} and e.issue = ${issue} and e.pick = held.pick`.execute(
    tx,
  );
}

/** Forgets the exposure of draws that have been. */
export async function forgetExposure(tx: SiteTransaction, siteId: string, before: Date): Promise<void> {
  await tx
    .deleteFrom('lottery_exposure')
    .where('site_id', '=', siteId)
    .where('draws_at', '<', before.toISOString())
    .execute();
}
