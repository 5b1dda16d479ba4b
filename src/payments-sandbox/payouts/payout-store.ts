import { type ListSpan, PAGE_LENGTH } from '../payments/payment-store.ts';
import type { Store } from '../store/open-store.ts';
import { numberIn, optionalNumberIn, optionalTextIn, type Row, textIn } from '../store/statements.ts';
import type { Payout, PayoutPart } from './payout.ts';

export function insertPayout({ statements }: Store, payout: Omit<Payout, 'number' | 'parts'>): void {
  statements.run(
    `insert into payout (id, merchant, reference, status, amount, currency, decimals, destination, created_at, send_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    payout.id,
    payout.merchant,
    payout.reference,
    payout.status,
    payout.amount,
    payout.currency,
    payout.decimals,
    JSON.stringify(payout.destination),
    payout.createdAt,
    payout.sendAt,
  );
}

/** Writes everything about a payout that changes after its creation, its parts too. */
export function updatePayout({ statements }: Store, payout: Payout): void {
  statements.run(
    'update payout set status = ?, failure_reason = ?, send_at = ? where id = ?',
    payout.status,
    payout.failureReason,
    payout.sendAt,
    payout.id,
  );
  for (const { part, amount, returned, sentAt } of payout.parts)
    statements.run(
      `insert into payout_part (payout_id, part, amount, returned, sent_at) values (?, ?, ?, ?, ?)
       on conflict (payout_id, part) do update set returned = excluded.returned`,
      payout.id,
      part,
      amount,
      returned,
      sentAt,
    );
}

export function payoutById(store: Store, id: string): Payout | undefined {
  const row = store.statements.get('select * from payout where id = ?', id);
  return row && readPayout(store, row);
}

export function listPayouts(store: Store, { merchant, from, to, after }: ListSpan): readonly Payout[] {
  return store.statements
    .all(
      `select * from payout where merchant = ? and number > ? and created_at >= ? and created_at < ?
       order by number limit ${PAGE_LENGTH}`,
      merchant,
      after,
      from,
      to,
    )
    .map((row) => readPayout(store, row));
}

/** The newest payouts, for the sandbox page. */
export function recentPayouts(store: Store): readonly Payout[] {
  return store.statements
    .all(`select * from payout order by number desc limit ${PAGE_LENGTH}`)
    .map((row) => readPayout(store, row));
}

/** Payouts that are to be sent by themselves, and now. */
export function duePayouts(store: Store, now: number): readonly Payout[] {
  return store.statements
    .all(`select * from payout where status = 'processing' and send_at is not null and send_at <= ?`, now)
    .map((row) => readPayout(store, row));
}

function readPayout({ statements }: Store, row: Row): Payout {
  const id = textIn(row, 'id');
  return {
    number: numberIn(row, 'number'),
    id,
    merchant: textIn(row, 'merchant'),
    reference: textIn(row, 'reference'),
    status: textIn(row, 'status') as Payout['status'],
    amount: numberIn(row, 'amount'),
    currency: textIn(row, 'currency'),
    decimals: numberIn(row, 'decimals'),
    destination: JSON.parse(textIn(row, 'destination')) as Payout['destination'],
    failureReason: optionalTextIn(row, 'failure_reason') as Payout['failureReason'],
    createdAt: numberIn(row, 'created_at'),
    sendAt: optionalNumberIn(row, 'send_at'),
    parts: statements.all('select * from payout_part where payout_id = ? order by part', id).map(readPart),
  };
}

function readPart(row: Row): PayoutPart {
  return {
    part: numberIn(row, 'part'),
    amount: numberIn(row, 'amount'),
    returned: numberIn(row, 'returned'),
    sentAt: numberIn(row, 'sent_at'),
  };
}
