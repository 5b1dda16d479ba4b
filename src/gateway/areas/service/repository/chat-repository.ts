import type { Selectable } from 'kysely';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { ChatMessageTable, ChatTable } from '#gateway/database/schema/chat-schema.ts';

/** A chat as it is stored. */
export type ChatRow = Readonly<Selectable<ChatTable>>;

/** A message of a chat as it is stored. */
export type ChatMessageRow = Readonly<Selectable<ChatMessageTable>>;

/** Opens a chat of a member who has none that is open. */
export async function insertChat(tx: SiteTransaction, siteId: string, memberId: string, at: Date): Promise<void> {
  await tx
    .insertInto('chat')
    .values({ site_id: siteId, member_id: memberId, state: 'waiting', opened_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The member's latest chat. */
export async function latestChat(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  { isHeld = false } = {},
): Promise<ChatRow | undefined> {
  const query = tx
    .selectFrom('chat')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .orderBy('chat_id', 'desc')
    .limit(1);
  return (isHeld ? query.forUpdate() : query).executeTakeFirst();
}

/**
 * One chat.
 * @param isHeld whether others who would change it wait for the end of the transaction.
 */
export async function findChat(
  tx: SiteTransaction,
  siteId: string,
  chatId: string,
  { isHeld = false } = {},
): Promise<ChatRow | undefined> {
  const query = tx.selectFrom('chat').selectAll().where('site_id', '=', siteId).where('chat_id', '=', chatId);
  return (isHeld ? query.forUpdate() : query).executeTakeFirst();
}

/** The chats that wait or are open, the oldest first. */
export async function unfinishedChats(tx: SiteTransaction, siteId: string, most: number): Promise<readonly ChatRow[]> {
  return tx
    .selectFrom('chat')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('state', 'in', ['waiting', 'open'])
    .orderBy('chat_id')
    .limit(most)
    .execute();
}

/** The position of a waiting chat in the queue, from 1. */
export async function queuePosition(tx: SiteTransaction, siteId: string, chatId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('chat')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('state', '=', 'waiting')
    .where('chat_id', '<=', chatId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many of the latest chats are read: more than an hour has. */
const LATEST = 500;

/** How many of the latest chats operators took since a moment. */
export async function countClaimed(tx: SiteTransaction, siteId: string, since: Date): Promise<number> {
  const { count } = await tx
    .selectFrom(
      tx
        .selectFrom('chat')
        .select('claimed_at')
        .where('site_id', '=', siteId)
        .orderBy('chat_id', 'desc')
        .limit(LATEST)
        .as('latest'),
    )
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('claimed_at', '>=', since.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Changes a chat, and answers it as it is then. */
export async function changeChat(
  tx: SiteTransaction,
  siteId: string,
  chatId: string,
  change: Partial<
    Pick<ChatRow, 'state' | 'operator' | 'operator_name' | 'read_no' | 'last_no'> & {
      readonly rating: number;
      readonly claimed_at: Date;
      readonly closed_at: Date;
      readonly member_typing_at: Date | null;
    }
  >,
): Promise<ChatRow> {
  return tx
    .updateTable('chat')
    .set(change)
    .where('site_id', '=', siteId)
    .where('chat_id', '=', chatId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores a message. */
export async function insertMessage(tx: SiteTransaction, row: Omit<ChatMessageRow, 'at'> & { readonly at: Date }) {
  await tx.insertInto('chat_message').values(row).execute();
}

/** The message that its sender gave an id. */
export async function findMessage(
  tx: SiteTransaction,
  siteId: string,
  {
    chatId,
    author,
    messageId,
  }: { readonly chatId: string; readonly author: ChatMessageRow['author']; readonly messageId: string },
): Promise<ChatMessageRow | undefined> {
  return tx
    .selectFrom('chat_message')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('chat_id', '=', chatId)
    .where('author', '=', author)
    .where('client_id', '=', messageId)
    .executeTakeFirst();
}

/** All messages of a chat, in order. */
export async function messagesOf(
  tx: SiteTransaction,
  siteId: string,
  chatId: string,
): Promise<readonly ChatMessageRow[]> {
  return tx
    .selectFrom('chat_message')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('chat_id', '=', chatId)
    .orderBy('message_no')
    .execute();
}

/** The accounts of members, by their ids. */
export async function accountsOf(
  tx: SiteTransaction,
  siteId: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (memberIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('member')
    .select(['member_id', 'account'])
    .where('site_id', '=', siteId)
    .where('member_id', 'in', memberIds)
    .execute();
  return new Map(rows.map((row) => [row.member_id, row.account]));
}

/**
 * Deletes at most so many chats that were closed before a time, the oldest first, with what was said and sent in them.
 * @returns how many.
 */
export async function forgetChats(
  tx: SiteTransaction,
  siteId: string,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const old = await tx
    .selectFrom('chat')
    .select('chat_id')
    .where('site_id', '=', siteId)
    .where('closed_at', '<', before.toISOString())
    .orderBy('closed_at')
    .limit(most)
    .execute();
  const ids = old.map(({ chat_id }) => chat_id);
  if (ids.length === 0) return 0;
  for (const table of ['chat_image', 'chat_message', 'chat'] as const)
    await tx.deleteFrom(table).where('site_id', '=', siteId).where('chat_id', 'in', ids).execute();
  return ids.length;
}
