import type { OperatorAccount, OperatorGrant } from '#contracts/generated/contracts.ts';
import type { OperatorRow } from './repository/operator-repository.ts';

/** An operator as an admin sees it: nothing that signs anybody in. */
export function presentOperator(row: OperatorRow, roles: readonly OperatorGrant[]): OperatorAccount {
  return {
    operatorId: row.operator_id,
    account: row.account,
    name: row.name,
    roles: [...roles],
    isEnrolled: row.totp_secret !== null,
    createdAt: row.created_at,
    disabledAt: row.disabled_at,
  };
}
