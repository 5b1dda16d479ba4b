import type { AuditAction } from '#contracts/generated/contracts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { AuditDetail } from '#gateway/database/schema/member-file-schema.ts';

/** An action of an operator, on a member or on the site. */
export interface Audited extends AuditDetail {
  /** Null where it is about no member. */
  readonly memberId: string | null;
  readonly operator: string;
  readonly action: AuditAction;
  readonly at: Date;
}

/** Writes a row of the audit trail, in the transaction of the action. */
export async function noteAudit(
  tx: SiteTransaction,
  siteId: string,
  { memberId, operator, action, at, reason, about }: Audited,
): Promise<void> {
  const detail = { ...(reason !== undefined && { reason }), ...(about !== undefined && { about }) };
  await tx
    .insertInto('operator_audit')
    .values({
      ...{ site_id: siteId, at: at.toISOString(), operator, action, member_id: memberId },
      detail: jsonText(detail),
    })
    .execute();
}

/** Returns a page of the audit trail of a member, the latest first. */
export async function pageOfAudit(
  tx: SiteTransaction,
  siteId: string,
  { memberId, offset, limit }: { readonly memberId: string; readonly offset: number; readonly limit: number },
) {
  return tx
    .selectFrom('operator_audit')
    .select(['audit_id', 'at', 'operator', 'action', 'detail'])
    .where('site_id', '=', siteId)
    .where('member_id', '=', memberId)
    .orderBy('audit_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
