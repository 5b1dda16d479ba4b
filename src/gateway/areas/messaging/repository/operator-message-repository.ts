import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { MemberSegment, MessageAudience } from '#contracts/generated/contracts.ts';
import { AGENT_TYPES, TRIAL_TYPE } from '#contracts/member-types.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { OperatorMessageTable } from '#gateway/database/schema/operator-message-schema.ts';

export type OperatorMessageRow = Selectable<OperatorMessageTable>;

type NewOperatorMessage = Pick<OperatorMessageRow, 'audience' | 'subject' | 'body' | 'sent_by' | 'request_key'>;

/** Writes a message that nobody has yet. @returns null where its request wrote one before. */
export async function insertOperatorMessage(
  tx: SiteTransaction,
  siteId: string,
  { audience, subject, body, ...rest }: NewOperatorMessage & { readonly sent_at: Date },
): Promise<OperatorMessageRow | null> {
  const row = await tx
    .insertInto('operator_message')
    .values({
      ...{ ...rest, site_id: siteId, done_at: null },
      ...{ audience: jsonText(audience), subject: jsonText(subject), body: jsonText(body) },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The message that a request sent. */
export async function findByRequest(
  tx: SiteTransaction,
  siteId: string,
  requestKey: string,
): Promise<OperatorMessageRow | undefined> {
  return messagesOf(tx, siteId).selectAll().where('request_key', '=', requestKey).executeTakeFirst();
}

/** One page of a site's messages, the latest first, and how many there are. */
export async function pageOfOperatorMessages(
  tx: SiteTransaction,
  siteId: string,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): Promise<{ readonly rows: readonly OperatorMessageRow[]; readonly totalCount: number }> {
  const { count } = await messagesOf(tx, siteId)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await messagesOf(tx, siteId)
    .selectAll()
    .orderBy('operator_message_id', 'desc')
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute();
  return { rows, totalCount: Number(count) };
}

/** Locks the oldest message that some members do not have; others that deliver leave it out meanwhile. */
export async function holdUndelivered(tx: SiteTransaction, siteId: string): Promise<OperatorMessageRow | undefined> {
  return messagesOf(tx, siteId)
    .selectAll()
    .where('done_at', 'is', null)
    .orderBy('operator_message_id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** Keeps how far a message is delivered. */
export async function keepDelivery(
  tx: SiteTransaction,
  siteId: string,
  {
    operatorMessageId,
    ...reached
  }: {
    readonly operatorMessageId: string;
    readonly afterMember: string;
    readonly recipients: number;
    readonly doneAt: Date | null;
  },
): Promise<void> {
  await tx
    .updateTable('operator_message')
    .set({ after_member: reached.afterMember, recipients: reached.recipients, done_at: reached.doneAt })
    .where('site_id', '=', siteId)
    .where('operator_message_id', '=', operatorMessageId)
    .execute();
}

/** The next members of an audience, by their ids. Trial accounts have no messages. */
export async function nextRecipients(
  tx: SiteTransaction,
  siteId: string,
  audience: MessageAudience,
  { after, until, most }: { readonly after: string; readonly until: Date; readonly most: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ member_id: string }>`
    select m.member_id from member m
    where ${isMeant(siteId, audience, until)} and m.member_id > ${after}
    order by m.member_id limit ${most}`.execute(tx);
  return rows.map(({ member_id }) => member_id);
}

/** How many members an audience has. */
export async function countRecipients(
  tx: SiteTransaction,
  siteId: string,
  audience: MessageAudience,
  until: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from member m where ${isMeant(siteId, audience, until)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

function messagesOf(tx: SiteTransaction, siteId: string) {
  return tx.selectFrom('operator_message').where('site_id', '=', siteId);
}

/** Members who registered until the message was sent, and meet all that its audience asks for. */
function isMeant(siteId: string, audience: MessageAudience, until: Date): RawBuilder<unknown> {
  const base = sql`m.site_id = ${siteId} and m.type <> ${TRIAL_TYPE} and not m.is_bot
    and m.registered_at <= ${until.toISOString()}::timestamptz`;
  if ('account' in audience) return sql`${base} and m.account_key = ${audience.account.toLowerCase()}`;
  return sql.join([base, ...demandsOf(siteId, audience.segment)], sql` and `);
}

function demandsOf(siteId: string, segment: MemberSegment): readonly RawBuilder<unknown>[] {
  const { agents, registeredFrom, registeredUntil, signedInSince, awaySince, fromLevel } = segment;
  const signedIn = (since: string) => sql`exists (
    select from member_sign_in s
    where s.site_id = ${siteId} and s.member_id = m.member_id and s.signed_in_at >= ${since}::timestamptz)`;
  const demands: RawBuilder<unknown>[] = [];
  if (agents !== undefined) demands.push(sql`(m.type = any (${[...AGENT_TYPES]}::integer[])) = ${agents}`);
  if (registeredFrom !== undefined) demands.push(sql`m.registered_at >= ${registeredFrom}::timestamptz`);
  if (registeredUntil !== undefined) demands.push(sql`m.registered_at < ${registeredUntil}::timestamptz`);
  if (signedInSince !== undefined) demands.push(signedIn(signedInSince));
  if (awaySince !== undefined) demands.push(sql`not ${signedIn(awaySince)}`);
  if (fromLevel !== undefined && fromLevel > 1)
    demands.push(sql`exists (
      select from vip_standing v
      where v.site_id = ${siteId} and v.member_id = m.member_id and v.level >= ${fromLevel})`);
  return demands;
}
