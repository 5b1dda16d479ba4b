import type { CasesQuery, OperatorCase, OperatorCases } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { type CaseRow, pageOfCases } from '../repository/case-repository.ts';

const DEFAULT_PAGE = 20;

/** One page of a site's requests that wait for an operator, or were decided (HTTP contract, "Cashier"). */
export async function listCases(
  { database }: Pick<CashierParts, 'database'>,
  site: PublishedSite,
  query: CasesQuery,
): Promise<OperatorCases> {
  const page = { pageNo: Number(query.pageNo ?? 1), pageSize: Number(query.pageSize ?? DEFAULT_PAGE) };
  return database.forSite(site.id, async (tx) => {
    const { rows, totalCount } = await pageOfCases(tx, site.id, query.state ?? 'open', page);
    return {
      list: rows.map((row) => presentCase(row, site)),
      totalPages: Math.ceil(totalCount / page.pageSize),
      totalCount,
    };
  });
}

/** A case as operators see it. */
export function presentCase(row: CaseRow, { site }: PublishedSite): OperatorCase {
  const { decimals } = site.currency;
  return {
    caseId: `deposit-${row.payment_id}`,
    kind: 'deposit',
    state: row.decision ?? 'open',
    why: row.why as OperatorCase['why'],
    memberId: row.member_id,
    account: row.account,
    channelId: row.channel_id,
    reference: row.reference,
    currency: row.currency,
    amount: minorToDecimal(BigInt(row.amount_minor), decimals),
    received: minorToDecimal(BigInt(row.waiting_minor), decimals),
    openedAt: new Date(row.opened_at).toISOString(),
    decision:
      row.operator === null || row.reason === null || row.decided_at === null
        ? null
        : { operator: row.operator, reason: row.reason, at: new Date(row.decided_at).toISOString() },
  };
}
