import type { OperatorGrant } from '#contracts/generated/contracts.ts';
import type { OperatorTransaction } from '#gateway/database/database.ts';
import { hasSqlState } from '#gateway/database/database-error.ts';
import type { OperatorTable } from '#gateway/database/schema/operator-schema.ts';

const UNIQUE_VIOLATION = '23505';

/** An operator as stored. */
export interface OperatorRow
  extends Pick<
    OperatorTable,
    'operator_id' | 'account' | 'name' | 'password_hash' | 'totp_secret' | 'last_totp_step' | 'offered_totp_secret'
  > {
  readonly totp_offered_at: string | null;
  readonly created_at: string;
  readonly disabled_at: string | null;
  readonly signed_in_at: string | null;
}

/** The key that an account is looked up by; it is unique. */
export function accountKeyOf(account: string): string {
  return account.trim().toLowerCase();
}

export async function findByAccount(tx: OperatorTransaction, account: string): Promise<OperatorRow | undefined> {
  return tx.selectFrom('operator').selectAll().where('account_key', '=', accountKeyOf(account)).executeTakeFirst();
}

/** The operator, who stays as found until the transaction ends. */
export async function lockOperator(tx: OperatorTransaction, operatorId: string): Promise<OperatorRow | undefined> {
  return tx.selectFrom('operator').selectAll().where('operator_id', '=', operatorId).forUpdate().executeTakeFirst();
}

export async function listOperators(tx: OperatorTransaction): Promise<OperatorRow[]> {
  return tx.selectFrom('operator').selectAll().orderBy('account_key').execute();
}

/** @returns false where the account is taken; the transaction is over then. */
export async function insertOperator(
  tx: OperatorTransaction,
  operator: Pick<OperatorRow, 'operator_id' | 'account' | 'name' | 'password_hash' | 'created_at'>,
): Promise<boolean> {
  try {
    await tx
      .insertInto('operator')
      .values({ ...operator, account_key: accountKeyOf(operator.account) })
      .execute();
    return true;
  } catch (error) {
    if (hasSqlState(error, UNIQUE_VIOLATION)) return false;
    throw error;
  }
}

export async function updateOperator(
  tx: OperatorTransaction,
  operatorId: string,
  change: Partial<
    Pick<
      OperatorRow,
      | 'password_hash'
      | 'totp_secret'
      | 'last_totp_step'
      | 'offered_totp_secret'
      | 'totp_offered_at'
      | 'disabled_at'
      | 'signed_in_at'
    >
  >,
): Promise<void> {
  await tx.updateTable('operator').set(change).where('operator_id', '=', operatorId).execute();
}

/** The roles of operators, by operator. */
export async function rolesByOperator(
  tx: OperatorTransaction,
  operatorIds: readonly string[],
): Promise<ReadonlyMap<string, OperatorGrant[]>> {
  const roles = new Map<string, OperatorGrant[]>(operatorIds.map((operatorId) => [operatorId, []]));
  if (operatorIds.length === 0) return roles;
  const rows = await tx
    .selectFrom('operator_role')
    .selectAll()
    .where('operator_id', 'in', operatorIds)
    .orderBy('site_id')
    .orderBy('role')
    .execute();
  for (const { operator_id, site_id, role } of rows) roles.get(operator_id)?.push({ siteId: site_id, role });
  return roles;
}

/** Gives an operator these roles in place of those before. */
export async function replaceRoles(
  tx: OperatorTransaction,
  operatorId: string,
  roles: readonly OperatorGrant[],
): Promise<void> {
  await tx.deleteFrom('operator_role').where('operator_id', '=', operatorId).execute();
  if (roles.length === 0) return;
  await tx
    .insertInto('operator_role')
    .values(roles.map(({ siteId, role }) => ({ operator_id: operatorId, site_id: siteId, role })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Gives an operator these recovery codes. */
export async function insertRecoveryCodes(
  tx: OperatorTransaction,
  operatorId: string,
  digests: readonly string[],
): Promise<void> {
  await tx
    .insertInto('operator_recovery_code')
    .values(digests.map((code_digest) => ({ operator_id: operatorId, code_digest })))
    .execute();
}

/** Ends all recovery codes of an operator. */
export async function deleteRecoveryCodes(tx: OperatorTransaction, operatorId: string): Promise<void> {
  await tx.deleteFrom('operator_recovery_code').where('operator_id', '=', operatorId).execute();
}

/** Takes a recovery code, once. @returns false where it is none of the operator's. */
export async function takeRecoveryCode(tx: OperatorTransaction, operatorId: string, digest: string): Promise<boolean> {
  const taken = await tx
    .deleteFrom('operator_recovery_code')
    .where('operator_id', '=', operatorId)
    .where('code_digest', '=', digest)
    .returning('code_digest')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function countRecoveryCodes(tx: OperatorTransaction, operatorId: string): Promise<number> {
  const rows = await tx
    .selectFrom('operator_recovery_code')
    .select('code_digest')
    .where('operator_id', '=', operatorId)
    .execute();
  return rows.length;
}
