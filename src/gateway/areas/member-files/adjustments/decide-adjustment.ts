import type { Adjustment } from '#contracts/generated/contracts.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { MemberFileParts } from '../member-file-parts.ts';
import { memberOf } from '../member-of.ts';
import { closeAdjustment, holdAdjustment } from '../repository/adjustment-repository.ts';
import { noteAudit } from '../repository/audit-repository.ts';
import { postAdjustment } from './post-adjustment.ts';
import { presentAdjustment } from './present-adjustment.ts';

interface Decided {
  readonly adjustmentId: string;
  readonly decision: 'approved' | 'rejected';
  readonly operator: string;
  /** Whether the machine's token made the call. */
  readonly isMachine: boolean;
  readonly note: string;
}

/**
 * Approves an adjustment as the second operator, which posts it, or rejects it.
 * @throws DomainError `not_found`; `case_decided` where it is not open any more; `second_operator_required` where the
 *   asking operator or the machine approves it; `insufficient_funds`.
 */
export async function decideAdjustment(
  { database, onMoved, clock }: Pick<MemberFileParts, 'database' | 'onMoved' | 'clock'>,
  site: PublishedSite,
  { adjustmentId, decision, operator, isMachine, note }: Decided,
): Promise<Adjustment> {
  const at = clock();
  const reason = note.trim();
  if (reason === '') throw new DomainError('invalid_request', { fields: { note: 'required' } });
  const decided = await database.forSite(site.id, async (tx) => {
    const row = await holdAdjustment(tx, site.id, adjustmentId);
    if (row === undefined) throw new DomainError('not_found');
    if (row.state !== 'open') throw new DomainError('case_decided');
    const { member_id: memberId } = row;
    const { account } = await memberOf(tx, site, memberId);
    if (decision === 'approved') {
      if (row.asked_by === operator || isMachine) throw new DomainError('second_operator_required');
      return { account, row: await postAdjustment(tx, site.id, row, { operator, note: reason, at }) };
    }
    await noteAudit(tx, site.id, {
      ...{ memberId, operator, action: 'adjustmentRejected', at, reason, about: adjustmentId },
    });
    const closed = { state: 'rejected', decided_by: operator, decision_note: reason, transfer_id: null, at } as const;
    return { account, row: await closeAdjustment(tx, site.id, adjustmentId, closed) };
  });
  if (decision === 'approved') onMoved(site.id, decided.row.member_id);
  return presentAdjustment(site, decided.row, decided.account);
}
