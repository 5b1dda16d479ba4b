import type { OperatorTransaction } from '#gateway/database/database.ts';
import type { OperatorLinkTable } from '#gateway/database/schema/operator-schema.ts';

/** A link as stored. */
export interface OperatorLinkRow extends Pick<OperatorLinkTable, 'operator_id' | 'purpose'> {
  readonly expires_at: string;
}

/** Stores a link in place of the one that the account had. */
export async function replaceLink(
  tx: OperatorTransaction,
  link: OperatorLinkRow & { readonly token_digest: string; readonly made_at: string },
): Promise<void> {
  await deleteLink(tx, link.operator_id);
  await tx.insertInto('operator_link').values(link).execute();
}

/** Ends the link of an account. Does nothing if there is none. */
export async function deleteLink(tx: OperatorTransaction, operatorId: string): Promise<void> {
  await tx.deleteFrom('operator_link').where('operator_id', '=', operatorId).execute();
}

/** Returns the link of a token that has not expired, with the account that may use it. */
export async function findLink(tx: OperatorTransaction, tokenDigest: string, now: Date) {
  return tx
    .selectFrom('operator_link as link')
    .innerJoin('operator', 'operator.operator_id', 'link.operator_id')
    .select(['operator.operator_id', 'operator.account', 'operator.name', 'link.purpose', 'link.expires_at'])
    .where('link.token_digest', '=', tokenDigest)
    .where('link.expires_at', '>', now.toISOString())
    .where('operator.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** Marks a link as used. @returns false if it was used or replaced before, or has expired. */
export async function takeLink(tx: OperatorTransaction, tokenDigest: string, now: Date): Promise<boolean> {
  const taken = await tx
    .deleteFrom('operator_link')
    .where('token_digest', '=', tokenDigest)
    .where('expires_at', '>', now.toISOString())
    .returning('operator_id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The unused links by operator, including expired ones. */
export async function linksByOperator(
  tx: OperatorTransaction,
  operatorIds: readonly string[],
): Promise<ReadonlyMap<string, OperatorLinkRow>> {
  if (operatorIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('operator_link')
    .select(['operator_id', 'purpose', 'expires_at'])
    .where('operator_id', 'in', operatorIds)
    .execute();
  return new Map(rows.map((row) => [row.operator_id, row]));
}
