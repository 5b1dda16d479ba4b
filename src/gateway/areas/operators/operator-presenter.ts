import type { OperatorAccount } from '#contracts/generated/contracts.ts';
import type { OperatorTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { linksByOperator } from './repository/operator-link-repository.ts';
import { lockOperator, type OperatorRow, rolesByOperator } from './repository/operator-repository.ts';

/** Operators as an admin sees them: nothing that signs anybody in. */
export async function presentOperators(
  tx: OperatorTransaction,
  rows: readonly OperatorRow[],
): Promise<OperatorAccount[]> {
  const operatorIds = rows.map(({ operator_id }) => operator_id);
  const roles = await rolesByOperator(tx, operatorIds);
  const links = await linksByOperator(tx, operatorIds);
  return rows.map((row) => {
    const link = links.get(row.operator_id);
    return {
      operatorId: row.operator_id,
      account: row.account,
      name: row.name,
      roles: [...(roles.get(row.operator_id) ?? [])],
      isEnrolled: row.totp_secret !== null,
      createdAt: row.created_at,
      disabledAt: row.disabled_at,
      signedInAt: row.signed_in_at === null ? null : new Date(row.signed_in_at).toISOString(),
      link: link === undefined ? null : { purpose: link.purpose, expiresAt: new Date(link.expires_at).toISOString() },
    };
  });
}

/** Reads and locks the account. @throws DomainError `unknown_operator`. */
export async function presentLocked(tx: OperatorTransaction, operatorId: string): Promise<OperatorAccount> {
  const [presented] = await presentOperators(tx, [await lockedOperator(tx, operatorId)]);
  if (presented === undefined) throw new DomainError('unknown_operator');
  return presented;
}

/** @throws DomainError `unknown_operator`. */
export async function lockedOperator(tx: OperatorTransaction, operatorId: string): Promise<OperatorRow> {
  const row = await lockOperator(tx, operatorId);
  if (row === undefined) throw new DomainError('unknown_operator');
  return row;
}
