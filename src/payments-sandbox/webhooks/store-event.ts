import { randomBytes } from 'node:crypto';
import type { SandboxParts } from '../sandbox-parts.ts';
import { insertWebhook } from './webhook-store.ts';

export type PaymentEventType = `payment.${'confirming' | 'paid' | 'failed' | 'expired' | 'refunded'}`;
export type PayoutEventType = `payout.${'part_sent' | 'paid' | 'failed' | 'returned'}`;

/** Something that a merchant is told. */
export interface SandboxEvent {
  readonly type: PaymentEventType | PayoutEventType;
  readonly merchant: string;
  /** The id of the payment or payout. */
  readonly subject: string;
  /** The object as the API answers it. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** How long an event is held back that later ones overtake. */
const OVERTAKEN_MS = 2_000;

/**
 * Stores an event in the outbox, in the transaction of the change that it tells. The faults that hit it are decided
 * here, so that the same order of changes has the same faults.
 */
export function storeEvent({ store, clock, faults }: SandboxParts, event: SandboxEvent): void {
  const now = clock.now();
  const { plan, random } = faults;
  // All are drawn each time: what one share is changes nothing about the others.
  const [isDouble, isOvertaken, isForged, isLost] = [plan.duplicate, plan.reorder, plan.forge, plan.lose].map(
    (share) => random() < share,
  );
  const common = { merchant: event.merchant, subject: event.subject, type: event.type, createdAt: now };
  const dueAt = now + plan.lateMs;
  insertWebhook(store, {
    ...common,
    id: messageId(),
    kind: 'event',
    body: bodyOf(event, now),
    status: isLost ? 'lost' : 'waiting',
    copies: isDouble ? 2 : 1,
    nextAttemptAt: isOvertaken ? dueAt + OVERTAKEN_MS : dueAt,
  });
  if (!isForged) return;
  const { amount } = event.data;
  const data = { ...event.data, amount: typeof amount === 'number' ? amount * 10 + 1 : 1 };
  insertWebhook(store, {
    ...common,
    id: messageId(),
    kind: 'forged',
    body: bodyOf({ ...event, data }, now),
    status: 'waiting',
    copies: 1,
    nextAttemptAt: dueAt,
  });
}

function bodyOf({ type, merchant, data }: SandboxEvent, now: number): string {
  return JSON.stringify({ type, timestamp: new Date(now).toISOString(), data: { merchant, ...data } });
}

function messageId(): string {
  return `msg_${randomBytes(18).toString('base64url').replaceAll(/[-_]/g, '0')}`;
}
