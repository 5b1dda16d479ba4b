import type { SiteTransaction } from '#gateway/database/database.ts';
import { countClaimed } from '../repository/chat-repository.ts';

const HOUR_MS = 60 * 60_000;
/** With fewer chats in the hour no wait is told. */
const LEAST = 3;
/** A longer wait is not told, since much can change by then. */
const MOST_MINUTES = 120;

/**
 * How many more minutes a chat waits, at the rate at which operators took chats in the last hour; null where that
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
