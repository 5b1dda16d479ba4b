import type { QueueCase } from '../queues/queue-kind.ts';

/** A request of a test, which waits for one operator. */
export const queueCase = (id: string, given: Partial<QueueCase> = {}): QueueCase => ({
  ...{ id, memberId: `member-${id}`, account: `account-${id}`, title: `WD-${id}` },
  ...{ amount: { value: '100.00', currency: 'EUR' }, since: '2026-03-01T12:00:00Z', why: [], facts: [], pictures: [] },
  ...{ approvals: [], approvalsNeeded: 1, claim: null },
  ...given,
});
