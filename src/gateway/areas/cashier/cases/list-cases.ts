import type { CasesQuery, OperatorCase, OperatorCases } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { presentImage } from '../images/image-presenter.ts';
import { type CaseRow, caseIdOf, pageOfCases } from '../repository/case-repository.ts';
import { listImages, type PaymentImageRow } from '../repository/payment-image-repository.ts';
import { filtersOf } from './case-filters.ts';

const DEFAULT_PAGE = 20;

/**
 * One page of a site's requests that wait for an operator, or were decided (HTTP contract, "Cashier").
 * @param operator who asks: some filters are about the operator's own claims.
 * @throws DomainError `invalid_request` naming an amount with more decimals than the currency has.
 */
export async function listCases(
  { database, clock }: Pick<CashierParts, 'database' | 'clock'>,
  site: PublishedSite,
  { query, operator }: { readonly query: CasesQuery; readonly operator: string },
): Promise<OperatorCases> {
  const page = { pageNo: Number(query.pageNo ?? 1), pageSize: Number(query.pageSize ?? DEFAULT_PAGE) };
  const now = clock();
  const filters = filtersOf(query, { operator, decimals: site.site.currency.decimals, now });
  const asked = { ...page, state: query.state ?? 'open', subject: query.kind, filters, now } as const;
  return database.forSite(site.id, async (tx) => {
    const { rows, totalCount } = await pageOfCases(tx, site.id, asked);
    const images = await listImages(
      tx,
      site.id,
      rows.map(({ payment_id }) => payment_id),
    );
    return {
      list: rows.map((row) => presentCase(row, site, images)),
      totalPages: Math.ceil(totalCount / page.pageSize),
      totalCount,
    };
  });
}

/**
 * A case as operators see it.
 * @param images of this and of other payments.
 */
export function presentCase(
  row: CaseRow,
  { id: siteId, site }: PublishedSite,
  images: readonly PaymentImageRow[],
): OperatorCase {
  const { decimals } = site.currency;
  const caseId = caseIdOf({ subject: row.subject, paymentId: row.payment_id, part: row.part });
  return {
    caseId,
    kind: row.subject,
    state: row.decision ?? 'open',
    why: row.why as OperatorCase['why'],
    reasons: [...row.reasons] as OperatorCase['reasons'],
    memberId: row.member_id,
    account: row.account,
    channelId: row.channel_id,
    reference: row.reference,
    currency: row.currency,
    amount: minorToDecimal(BigInt(row.amount_minor), decimals),
    received: minorToDecimal(BigInt(row.about_minor), decimals),
    openedAt: new Date(row.opened_at).toISOString(),
    approvals: [...row.approvals],
    approvalsNeeded: row.approvals_needed,
    claim:
      row.claim_operator === null || row.claim_until === null
        ? null
        : { operator: row.claim_operator, until: new Date(row.claim_until).toISOString() },
    hold: presentHold(row),
    images: images
      .filter(({ payment_id, part }) => payment_id === row.payment_id && part === (row.part ?? 0))
      .map((image) => presentImage(image, `/wps/operator/sites/${siteId}/cases/${caseId}/images`)),
    decision:
      row.operator === null || row.reason === null || row.decided_at === null
        ? null
        : { operator: row.operator, reason: row.reason, at: new Date(row.decided_at).toISOString() },
  };
}

function presentHold({ hold_operator: operator, hold_note: note, held_at, hold_until }: CaseRow): OperatorCase['hold'] {
  if (operator === null || note === null || held_at === null || hold_until === null) return null;
  return { operator, note, since: new Date(held_at).toISOString(), until: new Date(hold_until).toISOString() };
}
