import type { Store } from '../store/open-store.ts';
import { numberIn, optionalNumberIn, optionalTextIn, type Row, textIn } from '../store/statements.ts';
import type { Payment } from './payment.ts';

/** A span of a merchant's list, for reconciliation. */
export interface ListSpan {
  readonly merchant: string;
  /** Created at or after it, and before `to`. */
  readonly from: number;
  readonly to: number;
  /** The number of the last one that is known already. */
  readonly after: number;
}

export const PAGE_LENGTH = 100;

export function insertPayment({ statements }: Store, payment: Omit<Payment, 'number'>): void {
  statements.run(
    `insert into payment (id, token, merchant, reference, method, status, amount, currency, decimals, network, address,
       confirmations_required, return_url, created_at, expires_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    payment.id,
    payment.token,
    payment.merchant,
    payment.reference,
    payment.method,
    payment.status,
    payment.amount,
    payment.currency,
    payment.decimals,
    payment.network,
    payment.address,
    payment.confirmationsRequired,
    payment.returnUrl,
    payment.createdAt,
    payment.expiresAt,
  );
}

/** Writes everything about a payment that changes after its creation. */
export function updatePayment({ statements }: Store, payment: Payment): void {
  statements.run(
    `update payment set status = ?, received = ?, refunded = ?, confirmations = ?, failure_reason = ?, outcome = ?,
       pay_at = ? where id = ?`,
    payment.status,
    payment.received,
    payment.refunded,
    payment.confirmations,
    payment.failureReason,
    payment.outcome,
    payment.payAt,
    payment.id,
  );
}

export function paymentById({ statements }: Store, id: string): Payment | undefined {
  const row = statements.get('select * from payment where id = ?', id);
  return row && readPayment(row);
}

export function paymentByToken({ statements }: Store, token: string): Payment | undefined {
  const row = statements.get('select * from payment where token = ?', token);
  return row && readPayment(row);
}

export function listPayments({ statements }: Store, { merchant, from, to, after }: ListSpan): readonly Payment[] {
  return statements
    .all(
      `select * from payment where merchant = ? and number > ? and created_at >= ? and created_at < ?
       order by number limit ${PAGE_LENGTH}`,
      merchant,
      after,
      from,
      to,
    )
    .map(readPayment);
}

/** The newest payments by a method, for its sandbox page. */
export function recentPayments({ statements }: Store, method: Payment['method']): readonly Payment[] {
  return statements
    .all(`select * from payment where method = ? order by number desc limit ${PAGE_LENGTH}`, method)
    .map(readPayment);
}

/** Payments whose time is up: pending ones that expire, and those that are paid later and now. */
export function duePayments({ statements }: Store, now: number): readonly Payment[] {
  return statements
    .all(
      `select * from payment where status = 'pending' and pay_at is null and expires_at <= ?
       union all select * from payment where status = 'pending' and pay_at is not null and pay_at <= ?`,
      now,
      now,
    )
    .map(readPayment);
}

function readPayment(row: Row): Payment {
  return {
    number: numberIn(row, 'number'),
    id: textIn(row, 'id'),
    token: textIn(row, 'token'),
    merchant: textIn(row, 'merchant'),
    reference: textIn(row, 'reference'),
    method: textIn(row, 'method') as Payment['method'],
    status: textIn(row, 'status') as Payment['status'],
    amount: numberIn(row, 'amount'),
    currency: textIn(row, 'currency'),
    decimals: numberIn(row, 'decimals'),
    received: numberIn(row, 'received'),
    refunded: numberIn(row, 'refunded'),
    network: optionalTextIn(row, 'network') as Payment['network'],
    address: optionalTextIn(row, 'address'),
    confirmations: numberIn(row, 'confirmations'),
    confirmationsRequired: numberIn(row, 'confirmations_required'),
    failureReason: optionalTextIn(row, 'failure_reason') as Payment['failureReason'],
    returnUrl: textIn(row, 'return_url'),
    outcome: optionalTextIn(row, 'outcome') as Payment['outcome'],
    createdAt: numberIn(row, 'created_at'),
    expiresAt: numberIn(row, 'expires_at'),
    payAt: optionalNumberIn(row, 'pay_at'),
  };
}
