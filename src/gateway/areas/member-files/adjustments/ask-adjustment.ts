import type { Adjustment, NewAdjustment } from '#contracts/generated/contracts.ts';
import { isTrialType } from '#contracts/member-types.ts';
import type { AdjustmentRow, NewAdjustmentRow } from '#gateway/database/schema/member-file-schema.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { FileReader, MemberFileParts } from '../member-file-parts.ts';
import { memberOf } from '../member-of.ts';
import { findAdjustmentByKey, insertAdjustment } from '../repository/adjustment-repository.ts';
import { noteAudit } from '../repository/audit-repository.ts';
import { judgeAdjustment } from './adjustment-rules.ts';
import { postAdjustment } from './post-adjustment.ts';
import { presentAdjustment } from './present-adjustment.ts';

interface Asked {
  readonly wanted: NewAdjustment;
  /** The idempotency key of the request. */
  readonly key: string;
  /** Whether the machine's token made the call. */
  readonly isMachine: boolean;
}

/**
 * Adds money to a member's balance or removes it, once per idempotency key. An adjustment of the site's
 * `twoOperatorsFrom` or more waits for a second operator; a smaller one is posted immediately.
 * @throws DomainError `not_found`, `invalid_request` naming the field, `in_need_true_account`, `insufficient_funds`,
 *   `idempotency_mismatch`; `second_operator_required` for a program where two operators are needed.
 */
export async function askAdjustment(
  { database, onMoved, clock }: Pick<MemberFileParts, 'database' | 'onMoved' | 'clock'>,
  { site, memberId, operator }: FileReader,
  { wanted, key, isMachine }: Asked,
): Promise<Adjustment> {
  const at = clock();
  const { amountMinor, approvalsNeeded } = judgeAdjustment(site, wanted);
  const note = wanted.note.trim();
  if (note === '') throw new DomainError('invalid_request', { fields: { note: 'required' } });
  // The machine's token cannot be one of two operators.
  if (isMachine && approvalsNeeded === 2) throw new DomainError('second_operator_required');
  const row = {
    ...{ member_id: memberId, kind: wanted.kind, cause: wanted.cause, note, currency: site.site.currency.code },
    ...{ amount_minor: `${amountMinor}`, approvals_needed: approvalsNeeded, asked_by: operator },
    ...{ asked_at: at.toISOString(), request_key: key, state: 'open' as const },
  };
  const { stored, account, hasMoved } = await database.forSite(site.id, async (tx) => {
    const member = await memberOf(tx, site, memberId);
    if (isTrialType(member.type)) throw new DomainError('in_need_true_account');
    const asked = await insertAdjustment(tx, site.id, row);
    if (asked === undefined) {
      const known = await findAdjustmentByKey(tx, site.id, { operator, key });
      if (known === undefined || !isSame(known, row)) throw new DomainError('idempotency_mismatch');
      return { stored: known, account: member.account, hasMoved: false };
    }
    const about = asked.adjustment_id;
    await noteAudit(tx, site.id, { memberId, operator, action: 'adjustmentAsked', at, reason: note, about });
    if (approvalsNeeded === 2) return { stored: asked, account: member.account, hasMoved: false };
    const posted = await postAdjustment(tx, site.id, asked, { operator, note: null, at });
    return { stored: posted, account: member.account, hasMoved: true };
  });
  if (hasMoved) onMoved(site.id, memberId);
  return presentAdjustment(site, stored, account);
}

function isSame(known: AdjustmentRow, { member_id, kind, cause, note, amount_minor }: NewAdjustmentRow): boolean {
  return (
    known.member_id === member_id &&
    known.kind === kind &&
    known.cause === cause &&
    known.note === note &&
    known.amount_minor === `${amount_minor}`
  );
}
