import { sql } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { Player } from './play-limits-repository.ts';

type Stopped = Pick<Player, 'siteId' | 'memberId' | 'currency'>;

/**
 * Stops the play of a member until `allowPlay`: no new bet is taken, also none that names no session. It holds the
 * member's balances until the transaction ends: call it before the member's play is read.
 * @returns whether it was stopped before.
 */
export const stopPlay = (tx: SiteTransaction, player: Stopped): Promise<boolean> => call(tx, player, true);

/** Takes the bets of a member again. @returns whether its play was stopped. */
export const allowPlay = (tx: SiteTransaction, player: Stopped): Promise<boolean> => call(tx, player, false);

/** Holds the balances of a member whose play is stopped, before its play is read. Others are not waited for. */
export const holdStoppedPlay = (tx: SiteTransaction, player: Stopped): Promise<boolean> => call(tx, player, null);

async function call(
  tx: SiteTransaction,
  { siteId, memberId, currency }: Stopped,
  isStopped: boolean | null,
): Promise<boolean> {
  const { rows } = await sql<{ was_stopped: boolean }>`
    select play_stop(${siteId}, ${memberId}, ${currency}, ${isStopped}::boolean) as was_stopped`.execute(tx);
  return rows[0]?.was_stopped === true;
}
