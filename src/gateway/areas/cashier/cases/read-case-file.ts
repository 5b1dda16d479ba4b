import type { CaseFile, CaseStep, CaseStepBy, CaseStepKind } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { balanceOf } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { CashierParts } from '../cashier-parts.ts';
import { findCase } from '../repository/case-repository.ts';
import { type CaseStepRow, caseSteps, paymentSums } from '../repository/case-step-repository.ts';
import { listImages } from '../repository/payment-image-repository.ts';
import { findWithdrawal } from '../repository/withdrawal-repository.ts';
import { readTurnover } from '../withdrawals/turnover.ts';
import { keyOf } from './decide-case.ts';
import { presentCase } from './list-cases.ts';

/**
 * A case with what its decision needs: the member's money and turnover, where it goes, and what happened so far. The
 * reading is written to the audit trail.
 * @throws DomainError `not_found`.
 */
export async function readCaseFile(
  { database, clock, noteFileRead }: Pick<CashierParts, 'database' | 'clock' | 'noteFileRead'>,
  site: PublishedSite,
  { caseId, operator }: { readonly caseId: string; readonly operator: string },
): Promise<CaseFile> {
  const key = keyOf(caseId);
  const { code: currency, decimals } = site.site.currency;
  const decimal = (minor: bigint | string): string => minorToDecimal(BigInt(minor), decimals);
  return database.forSite(site.id, async (tx) => {
    const at = clock();
    const row = await findCase(tx, site.id, { ...key, now: at });
    if (row === undefined) throw new DomainError('not_found');
    const { member_id: memberId } = row;
    await noteFileRead(tx, site.id, { memberId, operator, at, about: caseId });
    const { lockedMinor, list } = await readTurnover(tx, site, memberId);
    const sums = await paymentSums(tx, site.id, { memberId, currency });
    const steps = await caseSteps(tx, site.id, key.paymentId);
    return {
      case: presentCase(row, site, await listImages(tx, site.id, [key.paymentId])),
      payout: await payoutOf(tx, site.id, key.paymentId),
      wallet: {
        balance: decimal(await balanceOf(tx, site.id, { memberId, currency, kind: 'member' })),
        locked: decimal(lockedMinor),
      },
      deposits: { count: sums.deposits, amount: decimal(sums.deposited) },
      withdrawals: { count: sums.withdrawals, amount: decimal(sums.withdrawn) },
      turnover: [...list],
      timeline: steps.map((step) => presentStep(step, decimal)),
    };
  });
}

async function payoutOf(tx: SiteTransaction, siteId: string, paymentId: string): Promise<CaseFile['payout']> {
  const found = await findWithdrawal(tx, siteId, paymentId);
  if (found === undefined) return null;
  return { institution: found.institution, maskedNumber: found.masked_number, holderName: found.holder_name };
}

function presentStep(row: CaseStepRow, decimal: (minor: string) => string): CaseStep {
  const { by, operator } = authorOf(row.cause);
  return {
    at: new Date(row.at).toISOString(),
    what: row.what as CaseStepKind,
    amount: row.amount_minor === '0' ? null : decimal(row.amount_minor),
    ...{ by, operator, note: row.note },
  };
}

const OPERATOR = 'operator ';

/** Returns who took a step, from the `cause` stored with it. */
function authorOf(cause: string): { readonly by: CaseStepBy; readonly operator: string | null } {
  if (cause.startsWith(OPERATOR)) return { by: 'operator', operator: cause.slice(OPERATOR.length) };
  if (cause.startsWith('provider ')) return { by: 'provider', operator: null };
  if (cause === 'member' || cause === 'rules') return { by: cause, operator: null };
  return { by: 'clock', operator: null };
}
