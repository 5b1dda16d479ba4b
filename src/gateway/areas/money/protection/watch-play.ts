import { protectionOf } from '#document/protection.ts';
import {
  listPlaying,
  PLAY_ENDS_AFTER_MS,
  type PlayingMember,
} from '#gateway/areas/money/repository/play-session-repository.ts';
import { allowPlay, stopPlay } from '#gateway/areas/money/repository/play-stop-repository.ts';
import { endGameSessions } from '#gateway/areas/money/repository/session-end-repository.ts';
import type { SiteTransaction, TenantDatabase } from '#gateway/database/database.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import { readStanding, stopReason } from './play-standing.ts';

export const WATCH_EVERY_MS = 10_000;
/** A player's last activity is stored at most so often: two writes a minute. */
const NOTE_EVERY_MS = 30_000;

/** Dependencies of `watchPlay`. */
export interface WatchPlayParts {
  readonly database: Pick<TenantDatabase, 'forSite'>;
  /** Called once the orders to vendors are committed. */
  readonly onChanged: (siteId: string) => void;
  readonly clock: () => Date;
}

/**
 * Follows everybody who plays on a site, and ends the games of whoever has played as long as its limits allow, or owes
 * the answer to a reality check beyond its grace: vendors are told, and a bet in an ended session is refused as it
 * always was. A bet that names no session is refused by a mark on the balance, so that no bet costs another read
 * (decision 79).
 */
export async function watchPlay({ database, onChanged, clock }: WatchPlayParts, site: PublishedSite): Promise<void> {
  const at = clock();
  const graceMs = (protectionOf(site.site).realityCheck?.graceMinutes ?? 0) * 60_000;
  const shortestMs = Math.min(...(protectionOf(site.site).realityCheck?.choices ?? [])) * 60_000;
  const playing = await database.forSite(site.id, (tx) => listPlaying(tx, site.id, at));
  let hasEnded = false;
  for (const member of playing) {
    const mayBeDue =
      member.hasTimeLimit ||
      (member.open !== null && at.getTime() - Date.parse(member.open.checked_at) >= shortestMs + graceMs);
    if (!mayBeDue && isKnown(member, at)) continue;
    const player = {
      siteId: site.id,
      memberId: member.memberId,
      currency: site.site.currency.code,
      zone: site.site.timeZone,
      at,
    };
    const isOver = async (tx: SiteTransaction): Promise<boolean> =>
      stopReason(await readStanding(tx, site, player), at, { isRunning: true }) !== null;
    if (!(await database.forSite(site.id, isOver))) continue;
    const ended = await database.forSite(site.id, async (tx) => {
      // Who changes limits holds the balances before the play as well; what was seen may have changed until then.
      const wasStopped = await stopPlay(tx, player);
      if (!(await isOver(tx))) {
        if (!wasStopped) await allowPlay(tx, player);
        return false;
      }
      const { memberId } = member;
      return endGameSessions(tx, site.id, { memberId, integrationId: null, reason: 'limited', at });
    });
    hasEnded ||= ended;
  }
  if (hasEnded) onChanged(site.id);
}

/** Whether the stored play of a member is recent enough. */
function isKnown({ open, lastAt }: PlayingMember, at: Date): boolean {
  const since = at.getTime() - PLAY_ENDS_AFTER_MS;
  if (open === null) return lastAt === null || lastAt.getTime() < since;
  const seenMs = Date.parse(open.seen_at);
  return seenMs >= since && (lastAt === null || lastAt.getTime() - seenMs < NOTE_EVERY_MS);
}
