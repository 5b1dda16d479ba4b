import type { AuditEntries, PageQuery } from '#contracts/generated/contracts.ts';
import type { FileReader, MemberFileParts } from './member-file-parts.ts';
import { memberOf } from './member-of.ts';
import { pageOfAudit } from './repository/audit-repository.ts';

const DEFAULT_PAGE = 50;

/** Returns a page of a member's audit trail. @throws DomainError `not_found`. */
export async function readAudit(
  { database }: Pick<MemberFileParts, 'database'>,
  { site, memberId }: FileReader,
  { pageNo = '1', pageSize = `${DEFAULT_PAGE}` }: PageQuery,
): Promise<AuditEntries> {
  const limit = Number(pageSize);
  const page = { offset: (Number(pageNo) - 1) * limit, limit: limit + 1 };
  const rows = await database.forReading(site.id, async (tx) => {
    await memberOf(tx, site, memberId);
    return pageOfAudit(tx, site.id, { memberId, ...page });
  });
  return {
    list: rows.slice(0, limit).map(({ audit_id, at, operator, action, detail }) => ({
      ...{ auditId: audit_id, at: new Date(at).toISOString(), operator, action },
      ...{ reason: detail.reason ?? null, detail: detail.about ?? null },
    })),
    hasMore: rows.length > limit,
  };
}
