import type { SiteTransaction } from '#gateway/database/database.ts';
import type { Channel, OutgoingMessage } from '../outbox/outgoing-message.ts';

/** A message that was taken to be sent. */
export interface TakenMessage {
  readonly message_id: string;
  readonly channel: Channel;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly text_body: string | null;
  readonly html_body: string | null;
  readonly tries: number;
  readonly expires_at: string | null;
}

const SHOWN = [
  'message_id',
  'channel',
  'kind',
  'recipient',
  'subject',
  'text_body',
  'html_body',
  'state',
  'last_error',
  'created_at',
  'sent_at',
] as const;

export async function insertMessage(
  tx: SiteTransaction,
  siteId: string,
  message: OutgoingMessage,
  now: Date,
): Promise<void> {
  const { channel, kind, to, text, expiresAt } = message;
  const [subject, html] = message.channel === 'email' ? [message.subject, message.html ?? null] : [null, null];
  await tx
    .insertInto('outbox_message')
    .values({
      site_id: siteId,
      channel,
      kind,
      recipient: to,
      subject,
      text_body: text,
      html_body: html,
      created_at: now,
      next_try_at: now,
      expires_at: expiresAt ?? null,
    })
    .execute();
}

/** How many messages of a kind a recipient was sent, or is to be, since a time. */
export async function countMessagesTo(
  tx: SiteTransaction,
  siteId: string,
  { channel, kind, to }: Pick<OutgoingMessage, 'channel' | 'kind' | 'to'>,
  since: Date,
): Promise<number> {
  const { count } = await tx
    .selectFrom('outbox_message')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .where('created_at', '>', since.toISOString())
    .where('channel', '=', channel)
    .where('kind', '=', kind)
    .where('recipient', '=', to)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Leases the messages that are due until `until`, the longest waiting first: by then they are marked, or the process
 * that took them has died. Messages that another process is taking at this moment are skipped.
 */
export async function takeDue(
  tx: SiteTransaction,
  siteId: string,
  { now, until, most }: { readonly now: Date; readonly until: Date; readonly most: number },
): Promise<readonly TakenMessage[]> {
  const due = await tx
    .selectFrom('outbox_message')
    .select('message_id')
    .where('site_id', '=', siteId)
    .where('state', '=', 'waiting')
    .where('next_try_at', '<=', now.toISOString())
    .orderBy('next_try_at')
    .orderBy('message_id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
  if (due.length === 0) return [];
  return tx
    .updateTable('outbox_message')
    .set((set) => ({ next_try_at: until, tries: set('tries', '+', 1) }))
    .where('site_id', '=', siteId)
    .where(
      'message_id',
      'in',
      due.map(({ message_id }) => message_id),
    )
    .returning([
      'message_id',
      'channel',
      'kind',
      'recipient',
      'subject',
      'text_body',
      'html_body',
      'tries',
      'expires_at',
    ])
    .execute();
}

/** The final state of a message that is not tried again. */
export interface MessageEnd {
  readonly state: 'sent' | 'failed';
  readonly at: Date;
  /** Null for what was sent. */
  readonly error: string | null;
  /** Whether the words stay to be read. */
  readonly keepsBodies: boolean;
}

/** Marks a message as sent or failed. A sent message stays so, even if another process gives it up later. */
export async function endMessage(
  tx: SiteTransaction,
  siteId: string,
  messageId: string,
  end: MessageEnd,
): Promise<void> {
  await tx
    .updateTable('outbox_message')
    .set({
      state: end.state,
      last_error: end.error,
      ...(end.state === 'sent' && { sent_at: end.at }),
      ...(!end.keepsBodies && { text_body: null, html_body: null }),
    })
    .where('site_id', '=', siteId)
    .where('message_id', '=', messageId)
    .where('state', end.state === 'sent' ? '!=' : '=', end.state === 'sent' ? 'sent' : 'waiting')
    .execute();
}

/** Postpones a message, unless another process has taken it since. */
export async function delayMessage(
  tx: SiteTransaction,
  siteId: string,
  { message_id, tries }: Pick<TakenMessage, 'message_id' | 'tries'>,
  { until, error }: { readonly until: Date; readonly error: string },
): Promise<void> {
  await tx
    .updateTable('outbox_message')
    .set({ next_try_at: until, last_error: error })
    .where('site_id', '=', siteId)
    .where('message_id', '=', message_id)
    .where('state', '=', 'waiting')
    .where('tries', '=', tries)
    .execute();
}

/** Deletes messages that ended before a time: recipients are kept no longer than support needs them. */
export async function removeEnded(tx: SiteTransaction, siteId: string, before: Date): Promise<void> {
  await tx
    .deleteFrom('outbox_message')
    .where('site_id', '=', siteId)
    .where('state', '!=', 'waiting')
    .where('created_at', '<', before.toISOString())
    .execute();
}

export async function countWaiting(tx: SiteTransaction, siteId: string): Promise<number> {
  const { waiting } = await tx
    .selectFrom('outbox_message')
    .select((select) => select.fn.countAll<string>().as('waiting'))
    .where('site_id', '=', siteId)
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** The newest messages of a site, newest first. */
export async function listMessages(
  tx: SiteTransaction,
  siteId: string,
  { to, most }: { readonly to?: string | undefined; readonly most: number },
) {
  let query = tx.selectFrom('outbox_message').select(SHOWN).where('site_id', '=', siteId);
  if (to !== undefined) query = query.where((where) => where(where.fn('lower', ['recipient']), '=', to.toLowerCase()));
  return query.orderBy('created_at', 'desc').orderBy('message_id', 'desc').limit(most).execute();
}

export async function readMessage(tx: SiteTransaction, siteId: string, messageId: string) {
  return tx
    .selectFrom('outbox_message')
    .select(SHOWN)
    .where('site_id', '=', siteId)
    .where('message_id', '=', messageId)
    .executeTakeFirst();
}
