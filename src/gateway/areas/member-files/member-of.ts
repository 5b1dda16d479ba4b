import { findById, type MemberRow } from '#gateway/areas/accounts/accounts.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/** A member of a site. @throws DomainError `not_found`. */
export async function memberOf(tx: SiteTransaction, { id }: PublishedSite, memberId: string): Promise<MemberRow> {
  const member = await findById(tx, id, memberId);
  if (member === undefined) throw new DomainError('not_found');
  return member;
}
