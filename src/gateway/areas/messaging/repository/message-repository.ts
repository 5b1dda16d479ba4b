import { sql } from 'kysely';
import type { MemberMessageKind, TextByLanguage } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';

/** A message as it is written. */
export interface NewMemberMessage {
  readonly memberId: string;
  /** The message's kind, which selects its text. */
  readonly kind: MemberMessageKind;
  /** Values for the placeholders of the text, by name. */
  readonly params?: Readonly<Record<string, string>>;
  readonly at: Date;
}

/** A message as it is kept. */
export interface MessageRow {
  readonly message_id: string;
  readonly kind: string;
  readonly params: Readonly<Record<string, string>>;
  readonly created_at: string;
  readonly read_at: string | null;
  /** The words of an operator, by language; null where the kind has words. */
  readonly subject: TextByLanguage | null;
  readonly body: TextByLanguage | null;
}

/** A message that was written. */
export interface WrittenMessage {
  readonly memberId: string;
  readonly kind: MemberMessageKind;
  readonly messageId: string;
  readonly at: Date;
}

/** Writes messages in one statement. @returns them with their ids, in the order in which they were given. */
export async function insertMemberMessages(
  tx: SiteTransaction,
  siteId: string,
  messages: readonly NewMemberMessage[],
): Promise<readonly WrittenMessage[]> {
  const wanted = messages.map(({ memberId, kind, params = {}, at }) => ({
    ...{ member_id: memberId, kind, params, created_at: at.toISOString() },
  }));
  const { rows } = await sql<{ member_id: string; kind: MemberMessageKind; message_id: string; created_at: string }>`
    with written as (
      insert into member_message (site_id, member_id, kind, params, created_at)
      select ${siteId}, wanted.member_id, wanted.kind, wanted.params, wanted.created_at
      from rows from (jsonb_to_recordset(${jsonText(wanted)}::jsonb)
        as (member_id text, kind text, params jsonb, created_at timestamptz)) with ordinality
        as wanted (member_id, kind, params, created_at, place)
      order by wanted.place
      returning member_id, kind, message_id, created_at
    )
    select member_id, kind, message_id, created_at from written order by message_id`.execute(tx);
  return rows.map(({ member_id, kind, message_id, created_at }) => ({
    ...{ memberId: member_id, kind, messageId: message_id, at: new Date(created_at) },
  }));
}

export async function countUnread(tx: SiteTransaction, siteId: string, memberId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('member_message')
    .select((select) => select.fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One page of a member's messages, newest first, and how many there are. */
export async function pageOfMessages(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly MessageRow[]; readonly totalCount: number }> {
  const own = tx
    .selectFrom('member_message')
    .where('member_message.site_id', '=', siteId)
    .where('member_id', '=', memberId);
  const { count } = await own.select((select) => select.fn.countAll<string>().as('count')).executeTakeFirstOrThrow();
  const rows = await own
    .leftJoin('operator_message as o', (join) =>
      join
        .onRef('o.site_id', '=', 'member_message.site_id')
        .on(sql<boolean>`o.operator_message_id = (member_message.params ->> 'operatorMessageId')::bigint`),
    )
    .select(['message_id', 'kind', 'params', 'created_at', 'read_at', 'o.subject', 'o.body'])
    .orderBy('message_id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { rows, totalCount: Number(count) };
}

/**
 * Marks a message of a member's as read. One that was read before keeps its time.
 * @returns whether there is such a message.
 */
export async function markRead(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  { messageId, at }: { readonly messageId: string; readonly at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member_message')
    .set((set) => ({ read_at: sql<string>`coalesce(${set.ref('read_at')}, ${at.toISOString()}::timestamptz)` }))
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks all messages of a member as read. */
export async function markAllRead(tx: SiteTransaction, siteId: string, memberId: string, at: Date): Promise<void> {
  await tx
    .updateTable('member_message')
    .set({ read_at: at.toISOString() })
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .execute();
}

/** @returns whether there was such a message of the member's. */
export async function deleteMessage(
  tx: SiteTransaction,
  siteId: string,
  memberId: string,
  messageId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('member_message')
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Looks at so many messages, oldest first, and deletes those that were read before one time or, unread, written before
 * an earlier one.
 * @param after the message that was looked at last; null begins anew.
 * @returns the one that this came to; null where no older ones follow.
 */
export async function forgetMessages(
  tx: SiteTransaction,
  siteId: string,
  {
    after,
    most,
    readBefore,
    writtenBefore,
  }: {
    readonly after: string | null;
    readonly most: number;
    readonly readBefore: Date;
    readonly writtenBefore: Date;
  },
): Promise<string | null> {
  const { rows } = await sql<{ message_id: string; seen: number; goes_on: boolean }>`
    with page as (
      select message_id, created_at, coalesce(read_at < ${readBefore.toISOString()}, created_at < ${writtenBefore.toISOString()}) as is_old
      from member_message where site_id = ${siteId} and message_id > ${after ?? '0'}
      order by message_id limit ${most}
    ), old as (
      -- Its reader may be about to mark it: who waits for nobody is waited for by nobody.
      select message_id from member_message
      where site_id = ${siteId} and message_id in (select message_id from page where is_old)
      for update skip locked
    ), gone as (
      delete from member_message where site_id = ${siteId} and message_id in (select message_id from old)
    )
    select message_id, (select count(*)::int from page) as seen, created_at < ${readBefore.toISOString()} as goes_on
    from page order by message_id desc limit 1`.execute(tx);
  const [last] = rows;
  return last?.goes_on && last.seen === most ? last.message_id : null;
}
