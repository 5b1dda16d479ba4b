import type { ContractPayments } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import { paymentReference } from '../income/payment-reference.ts';
import { paymentsOfContract } from '../repository/contract-payment-repository.ts';
import { findContract } from '../repository/contract-repository.ts';
import type { ContractParts, ContractReader } from './contract-parts.ts';
import { shownRate } from './stored-tiers.ts';

/**
 * What was paid by a contract, to whoever may read the contract: also to an upline whose downline moved away since.
 * @throws DomainError `not_found`; `invalid_request` naming `before`.
 */
export async function readContractPayments(
  { database }: ContractParts,
  { site, agentId }: Pick<ContractReader, 'site' | 'agentId'>,
  {
    contractId,
    before,
    pageSize,
  }: { readonly contractId: string; readonly before?: string; readonly pageSize: number },
): Promise<ContractPayments> {
  const cursor = before === undefined ? null : new Date(before);
  if (cursor !== null && Number.isNaN(cursor.getTime()))
    throw new DomainError('invalid_request', { fields: { before: 'wrong_format' } });
  const { contract, rows } = await database.forAgent(site.id, agentId, async (tx) => {
    const found = await findContract(tx, site.id, contractId);
    if (found === undefined) throw new DomainError('not_found');
    const page = { before: cursor, limit: pageSize + 1 };
    return { contract: found, rows: await paymentsOfContract(tx, site.id, found, page) };
  });
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  const decimal = (minor: string): string => minorToDecimal(BigInt(minor), site.site.currency.decimals);
  return {
    currency: site.site.currency.code,
    payments: shown.map((row) => ({
      reference: paymentReference({ ...row, kind: contract.kind }, site.site.timeZone),
      ...{ from: new Date(row.from_at).toISOString(), until: new Date(row.until_at).toISOString() },
      ...{ rate: shownRate(row.rate), share: decimal(row.gross_minor), amount: decimal(row.amount_minor) },
      ...{ state: row.state, dueAt: new Date(row.due_at).toISOString() },
      paidAt: row.paid_at === null ? null : new Date(row.paid_at).toISOString(),
    })),
    next: rows.length > pageSize && last !== undefined ? new Date(last.from_at).toISOString() : null,
  };
}
