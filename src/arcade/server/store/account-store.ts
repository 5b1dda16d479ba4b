import type { Store } from './open-store.ts';
import type { Player } from './session-store.ts';
import { numberIn, textIn } from './statements.ts';

export interface AccountOwner extends Player {
  readonly currency: string;
}

/** An operator's transfer. `amount` is negative for what is taken out. */
export interface AccountTransfer {
  readonly transferId: string;
  readonly amount: number;
}

export type TransferOutcome =
  | { readonly kind: 'done'; readonly balance: number }
  | { readonly kind: 'insufficientFunds'; readonly balance: number }
  /** The id was another transfer's. */
  | { readonly kind: 'mismatch' };

export function accountBalance({ statements }: Store, owner: AccountOwner): number {
  const row = statements.get(
    'select balance from account where integration = ? and user_id = ? and currency = ?',
    owner.integration,
    owner.userId,
    owner.currency,
  );
  return row === undefined ? 0 : numberIn(row, 'balance');
}

/**
 * Adds to an account, or takes from it. The caller has made sure that it covers that: the table itself refuses to go
 * below zero.
 */
export function changeBalance(store: Store, owner: AccountOwner, byMinor: number): number {
  const balance = accountBalance(store, owner) + byMinor;
  store.statements.run(
    `insert into account (integration, user_id, currency, balance) values (?, ?, ?, ?)
     on conflict (integration, user_id, currency) do update set balance = excluded.balance`,
    owner.integration,
    owner.userId,
    owner.currency,
    balance,
  );
  return balance;
}

/** Applies an operator's transfer once, however often it is sent (idempotent). */
export function applyTransfer(
  store: Store,
  owner: AccountOwner,
  transfer: AccountTransfer,
  now: number,
): TransferOutcome {
  return store.transaction(() => {
    const { statements } = store;
    const before = statements.get(
      'select * from account_transfer where integration = ? and transfer_id = ?',
      owner.integration,
      transfer.transferId,
    );
    if (before !== undefined) {
      const isSame =
        textIn(before, 'user_id') === owner.userId &&
        textIn(before, 'currency') === owner.currency &&
        numberIn(before, 'amount') === transfer.amount;
      return isSame ? { kind: 'done', balance: numberIn(before, 'balance') } : { kind: 'mismatch' };
    }
    const held = accountBalance(store, owner);
    if (held + transfer.amount < 0) return { kind: 'insufficientFunds', balance: held };
    const balance = changeBalance(store, owner, transfer.amount);
    statements.run(
      'insert into account_transfer (integration, transfer_id, user_id, currency, amount, balance, at) values (?, ?, ?, ?, ?, ?, ?)',
      owner.integration,
      transfer.transferId,
      owner.userId,
      owner.currency,
      transfer.amount,
      balance,
      now,
    );
    return { kind: 'done', balance };
  });
}
