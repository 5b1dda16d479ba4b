import type { Player } from '#gateway/areas/money/repository/play-limits-repository.ts';
import {
  beginPlay,
  holdOpenPlay,
  lastPlayEnd,
  lastRoundAt,
  noteOpenPlay,
  PLAY_ENDS_AFTER_MS,
  type PlaySessionRow,
} from '#gateway/areas/money/repository/play-session-repository.ts';
import { allowPlay } from '#gateway/areas/money/repository/play-stop-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';

/**
 * Brings what is known of a member's play up to the moment: what was bet since is play, and play without a bet for 15
 * minutes was over at its last one.
 * @returns the play that goes on; undefined where there is none.
 */
export async function followPlay(tx: SiteTransaction, player: Player): Promise<PlaySessionRow | undefined> {
  const { at } = player;
  const open = await holdOpenPlay(tx, player);
  const seen = open && new Date(open.seen_at);
  const last = await lastRoundAt(tx, player, seen ?? new Date(at.getTime() - PLAY_ENDS_AFTER_MS));
  const isNew = last !== null && isLater(last, seen);
  if (open && seen) {
    const lastSeen = isNew && last.getTime() - seen.getTime() <= PLAY_ENDS_AFTER_MS ? last : seen;
    if (at.getTime() - lastSeen.getTime() <= PLAY_ENDS_AFTER_MS) {
      if (lastSeen > seen) await noteOpenPlay(tx, player, { seen: lastSeen });
      return { ...open, seen_at: lastSeen.toISOString() };
    }
    await noteOpenPlay(tx, player, { seen: lastSeen, ended: lastSeen });
    if (!(isNew && last > lastSeen)) return undefined;
  }
  if (last === null || at.getTime() - last.getTime() > PLAY_ENDS_AFTER_MS) return undefined;
  // The last bets of play that was stopped begin no other.
  const over = await lastPlayEnd(tx, player);
  if (over !== null && last <= over) return undefined;
  await beginPlay(tx, player, last);
  return holdOpenPlay(tx, player);
}

const isLater = (one: Date, other: Date | undefined): boolean => other === undefined || one > other;

/**
 * Notes that a member opens a game for money now: its play begins, or goes on, and its bets are taken where it was
 * stopped. Call `holdStoppedPlay` before its play is read.
 */
export async function notePlayBegun(tx: SiteTransaction, player: Player): Promise<void> {
  if ((await followPlay(tx, player)) === undefined) await beginPlay(tx, player, player.at);
  else await noteOpenPlay(tx, player, { seen: player.at });
  await allowPlay(tx, player);
}
