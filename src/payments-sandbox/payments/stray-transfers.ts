import { ApiProblem, nothingFound } from '../api-problem.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { numberIn, optionalNumberIn, type Row, textIn } from '../store/statements.ts';
import { requirePayment } from './move-payment.ts';
import { payPayment } from './pay-payment.ts';
import type { Payment } from './payment.ts';

/** A transfer that arrived at the bank under a reference that nobody awaits. */
export interface StrayTransfer {
  readonly number: number;
  /** The payment that its sender meant. */
  readonly paymentId: string;
  readonly reference: string;
  readonly amount: number;
  readonly receivedAt: number;
  /** Null until somebody has matched it by hand. */
  readonly matchedAt: number | null;
}

/** Keeps a transfer with a wrong reference: the payment does not move, and the merchant hears nothing. */
export function keepStrayTransfer(
  { store, clock }: SandboxParts,
  payment: Payment,
  transfer: { readonly reference: string; readonly amount: number },
): void {
  if (payment.method !== 'bank') throw new ApiProblem('wrong_state', 'Only bank transfers carry a reference.');
  store.statements.run(
    'insert into stray_transfer (payment_id, reference, amount, received_at) values (?, ?, ?, ?)',
    payment.id,
    transfer.reference,
    transfer.amount,
    clock.now(),
  );
}

/**
 * Matches a transfer with the payment that its sender meant, which is paid by it.
 * @throws ApiProblem `not_found`, or `wrong_state` where it is matched or the payment was paid otherwise.
 */
export function matchStrayTransfer(parts: SandboxParts, number: number): Payment {
  const { statements } = parts.store;
  return parts.store.transaction(() => {
    const row = statements.get('select * from stray_transfer where number = ?', number);
    if (row === undefined) throw nothingFound('transfer');
    const transfer = readTransfer(row);
    if (transfer.matchedAt !== null) throw new ApiProblem('wrong_state', 'The transfer is matched already.');
    statements.run('update stray_transfer set matched_at = ? where number = ?', parts.clock.now(), number);
    return payPayment(parts, requirePayment(parts, transfer.paymentId), transfer.amount);
  });
}

/** The newest transfers with a wrong reference, matched ones too. */
export function listStrayTransfers({ store }: SandboxParts): readonly StrayTransfer[] {
  return store.statements.all('select * from stray_transfer order by number desc limit 100').map(readTransfer);
}

function readTransfer(row: Row): StrayTransfer {
  return {
    number: numberIn(row, 'number'),
    paymentId: textIn(row, 'payment_id'),
    reference: textIn(row, 'reference'),
    amount: numberIn(row, 'amount'),
    receivedAt: numberIn(row, 'received_at'),
    matchedAt: optionalNumberIn(row, 'matched_at'),
  };
}
