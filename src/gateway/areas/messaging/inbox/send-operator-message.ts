import { isDeepStrictEqual } from 'node:util';
import type {
  MessageAudience,
  OperatorMessage,
  OperatorMessages,
  RecipientCount,
  SendOperatorMessage,
} from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import {
  countRecipients,
  findByRequest,
  insertOperatorMessage,
  type OperatorMessageRow,
  pageOfOperatorMessages,
} from '../repository/operator-message-repository.ts';
import { type DeliveryParts, deliverSome } from './deliver-messages.ts';

type Parts = Pick<DeliveryParts, 'database' | 'clock'>;

interface Sent {
  readonly message: SendOperatorMessage;
  /** The account of the operator. */
  readonly operator: string;
  /** The idempotency key of the request. */
  readonly key: string;
}

/**
 * Sends a message to a member, or to all members of a segment, once for each key: a repeat gets the first one. The
 * first members have it at once, the others with the next runs of the job.
 * @throws DomainError `invalid_request` naming the field, `unknown_member`, `idempotency_mismatch`.
 */
export async function sendOperatorMessage(
  parts: Parts,
  { id, site }: PublishedSite,
  { message: { audience, subject, body }, operator, key }: Sent,
): Promise<OperatorMessage> {
  const needed = site.languages.default;
  for (const [field, texts] of Object.entries({ subject, body })) {
    if (texts[needed] === undefined) throw new DomainError('invalid_request', { fields: { [field]: 'required' } });
    const isOffered = Object.keys(texts).every((code) => site.languages.offered.some((offered) => offered === code));
    if (!isOffered) throw new DomainError('invalid_request', { fields: { [field]: 'not_allowed_value' } });
  }
  const at = parts.clock();
  const written = await parts.database.forSite(id, async (tx) => {
    if ('account' in audience && (await countRecipients(tx, id, audience, at)) === 0)
      throw new DomainError('unknown_member');
    return insertOperatorMessage(tx, id, {
      ...{ audience, subject, body, sent_by: operator, request_key: key, sent_at: at },
    });
  });
  if (written !== null) await deliverSome(parts, id);
  const row = await parts.database.forSite(id, (tx) => findByRequest(tx, id, key));
  if (row === undefined) throw new Error('a message that was written is not among the messages');
  const isSame = isDeepStrictEqual(
    { audience: row.audience, subject: row.subject, body: row.body },
    { audience, subject, body },
  );
  if (!isSame) throw new DomainError('idempotency_mismatch');
  return present(row);
}

/** How many members would get a message now. */
export async function countMessageRecipients(
  { database, clock }: Parts,
  { id }: PublishedSite,
  audience: MessageAudience,
): Promise<RecipientCount> {
  return { recipients: await database.forSite(id, (tx) => countRecipients(tx, id, audience, clock())) };
}

/** One page of the messages that operators sent, the latest first. */
export async function listOperatorMessages(
  { database }: Pick<Parts, 'database'>,
  { id, site }: PublishedSite,
  page: { readonly pageNo: number; readonly pageSize: number },
): Promise<OperatorMessages> {
  const { rows, totalCount } = await database.forSite(id, (tx) => pageOfOperatorMessages(tx, id, page));
  const { default: first, offered } = site.languages;
  return {
    list: rows.map(present),
    ...{ totalCount, totalPages: Math.ceil(totalCount / page.pageSize) },
    languages: [first, ...offered.filter((code) => code !== first)],
  };
}

const present = (row: OperatorMessageRow): OperatorMessage => ({
  operatorMessageId: row.operator_message_id,
  ...{ audience: row.audience, subject: row.subject, body: row.body },
  ...{ sentBy: row.sent_by, sentAt: new Date(row.sent_at).toISOString() },
  ...{ recipients: row.recipients, isDelivered: row.done_at !== null },
});
