import { type NotNull, type Selectable, sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { FreeSpinGrantTable } from '#gateway/database/schema/free-spin-schema.ts';

export type FreeSpinRow = Selectable<FreeSpinGrantTable>;

interface DueFreeSpins {
  /** `ordered`: the vendor is to be told of them. `given`: it is to be asked how many are left. */
  readonly state: 'ordered' | 'given';
  readonly now: Date;
  readonly most: number;
}

/** Takes free spins that are due. They are due again after 2 seconds to 10 minutes, unless an answer comes first. */
export async function takeDueFreeSpins(
  tx: SiteTransaction,
  siteId: string,
  { state, now, most }: DueFreeSpins,
): Promise<readonly FreeSpinRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const due = await tx
    .updateTable('free_spin_grant')
    .set({
      tries: sql`tries + 1`,
      next_try_at: sql`${at} + least(interval '10 minutes', interval '2 seconds' * power(2, least(tries, 10)))`,
    })
    .where('site_id', '=', siteId)
    .where('reward_id', 'in', (select) =>
      select
        .selectFrom('free_spin_grant')
        .select('reward_id')
        .where('site_id', '=', siteId)
        .where('state', '=', state)
        .where('next_try_at', '<=', now.toISOString())
        .orderBy('next_try_at')
        .limit(most)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();
  return due;
}

/** Notes what a vendor has of free spins. @param askAgainAt null: nothing of it will change any more. */
export async function noteFreeSpins(
  tx: SiteTransaction,
  siteId: string,
  rewardId: string,
  told: { readonly spinsLeft: number; readonly wonMinor: bigint; readonly askAgainAt: Date | null },
): Promise<void> {
  await change(tx, siteId, rewardId, {
    ...{ state: 'given', tries: 0, spins_left: told.spinsLeft, won_minor: `${told.wonMinor}` },
    next_try_at: told.askAgainAt?.toISOString() ?? null,
  });
}

/** Ends the questions about free spins that a vendor has. */
export async function endFreeSpins(tx: SiteTransaction, siteId: string, rewardId: string): Promise<void> {
  await change(tx, siteId, rewardId, { next_try_at: null });
}

/** Gives free spins up whose time ended before a vendor had them. */
export async function expireFreeSpins(tx: SiteTransaction, siteId: string, rewardId: string): Promise<void> {
  await change(tx, siteId, rewardId, { state: 'expired', next_try_at: null });
}

/** A member's free spins that can still be played, the nearest to expire first. */
export async function listFreeSpins(
  tx: SiteTransaction,
  siteId: string,
  { memberId, at }: { readonly memberId: string; readonly at: Date },
) {
  return (
    tx
      .selectFrom('free_spin_grant as f')
      .innerJoin('reward as r', (join) =>
        join.onRef('r.site_id', '=', 'f.site_id').onRef('r.reward_id', '=', 'f.reward_id'),
      )
      .selectAll('f')
      .select('r.spins as terms')
      .where('f.site_id', '=', siteId)
      .where('f.member_id', '=', memberId)
      .where('f.state', '<>', 'expired')
      .where('f.spins_left', '>', 0)
      .where('f.expires_at', '>', at.toISOString())
      .orderBy('f.expires_at')
      .orderBy('f.reward_id')
      // The order of a reward has its terms.
      .$narrowType<{ state: 'ordered' | 'given'; terms: NotNull }>()
      .execute()
  );
}

async function change(
  tx: SiteTransaction,
  siteId: string,
  rewardId: string,
  values: Partial<Pick<FreeSpinRow, 'state' | 'tries' | 'spins_left' | 'won_minor' | 'next_try_at'>>,
): Promise<void> {
  await tx
    .updateTable('free_spin_grant')
    .set(values)
    .where('site_id', '=', siteId)
    .where('reward_id', '=', rewardId)
    .execute();
}
