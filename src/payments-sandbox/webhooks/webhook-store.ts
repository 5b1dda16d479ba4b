import type { Store } from '../store/open-store.ts';
import { numberIn, optionalNumberIn, optionalTextIn, type Row, textIn } from '../store/statements.ts';

export type WebhookStatus = 'waiting' | 'delivered' | 'lost' | 'given_up';

/** One event in the outbox, with how its delivery goes. */
export interface Webhook {
  /** The order in which events happened. */
  readonly number: number;
  readonly id: string;
  readonly merchant: string;
  readonly subject: string;
  readonly type: string;
  /** A forged one never happened: its signature is wrong, and it is sent once. */
  readonly kind: 'event' | 'forged';
  readonly body: string;
  readonly status: WebhookStatus;
  /** How often each try sends it. */
  readonly copies: number;
  readonly attempts: number;
  /** The status of the last answer; null where there was none. */
  readonly httpStatus: number | null;
  readonly error: string | null;
  readonly createdAt: number;
  readonly nextAttemptAt: number;
  readonly endedAt: number | null;
}

export function insertWebhook(
  { statements }: Store,
  webhook: Omit<Webhook, 'number' | 'attempts' | 'httpStatus' | 'error' | 'endedAt'>,
): void {
  statements.run(
    `insert into webhook (id, merchant, subject, type, kind, body, status, copies, created_at, next_attempt_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    webhook.id,
    webhook.merchant,
    webhook.subject,
    webhook.type,
    webhook.kind,
    webhook.body,
    webhook.status,
    webhook.copies,
    webhook.createdAt,
    webhook.nextAttemptAt,
  );
}

/** Writes how a try went. */
export function updateWebhook({ statements }: Store, webhook: Webhook): void {
  statements.run(
    `update webhook set status = ?, attempts = ?, http_status = ?, error = ?, next_attempt_at = ?, ended_at = ?
     where number = ?`,
    webhook.status,
    webhook.attempts,
    webhook.httpStatus,
    webhook.error,
    webhook.nextAttemptAt,
    webhook.endedAt,
    webhook.number,
  );
}

/** The events whose next try is due, the earliest due first. */
export function dueWebhooks({ statements }: Store, now: number): readonly Webhook[] {
  return statements
    .all(
      `select * from webhook where status = 'waiting' and next_attempt_at <= ?
       order by next_attempt_at, number limit 500`,
      now,
    )
    .map(readWebhook);
}

/** Makes lost events due. */
export function findLostWebhooks({ statements }: Store, now: number): void {
  statements.run(`update webhook set status = 'waiting', next_attempt_at = ? where status = 'lost'`, now);
}

/** Up to 500 events after a number. */
export function listWebhooks({ statements }: Store, since: number): readonly Webhook[] {
  return statements.all('select * from webhook where number > ? order by number limit 500', since).map(readWebhook);
}

/** Lets go of events and kept answers of long ago. */
export function forgetBefore({ statements, transaction }: Store, moment: number): void {
  transaction(() => {
    statements.run('delete from webhook where ended_at < ?', moment);
    statements.run('delete from idempotency where created_at < ?', moment);
  });
}

function readWebhook(row: Row): Webhook {
  return {
    number: numberIn(row, 'number'),
    id: textIn(row, 'id'),
    merchant: textIn(row, 'merchant'),
    subject: textIn(row, 'subject'),
    type: textIn(row, 'type'),
    kind: textIn(row, 'kind') as Webhook['kind'],
    body: textIn(row, 'body'),
    status: textIn(row, 'status') as WebhookStatus,
    copies: numberIn(row, 'copies'),
    attempts: numberIn(row, 'attempts'),
    httpStatus: optionalNumberIn(row, 'http_status'),
    error: optionalTextIn(row, 'error'),
    createdAt: numberIn(row, 'created_at'),
    nextAttemptAt: numberIn(row, 'next_attempt_at'),
    endedAt: optionalNumberIn(row, 'ended_at'),
  };
}
