import type { SiteTransaction } from '#gateway/database/database.ts';
import { countClaimed } from '../repository/chat-repository.ts';

const HOUR_MS = 60 * 60_000;
/** Fewer chats of an hour say nothing. */
const LEAST = 3;
/** What would be longer is not told: so much can change by then. */
const MOST_MINUTES = 120;

/**
 * How many minutes a chat waits still, at the rate at which operators took chats in the last hour; null where that
 * cannot be told.
 * @param position in the queue, from 1.
 */
export async function waitMinutes(
  tx: SiteTransaction,
  siteId: string,
  { position, at }: { readonly position: number; readonly at: Date },
): Promise<number | null> {
  const taken = await countClaimed(tx, siteId, new Date(at.getTime() - HOUR_MS));
  if (taken < LEAST) return null;
  const minutes = Math.ceil((position * 60) / taken);
  return minutes > MOST_MINUTES ? null : minutes;
}
