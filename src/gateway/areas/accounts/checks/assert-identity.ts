import type { ProtectedStep } from '#contracts/generated/contracts.ts';
import { comesBefore, protectionOf } from '#document/protection.ts';
import { findMemberChecks } from '#gateway/areas/accounts/repository/member-check-repository.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';

/**
 * Refuses a step of a member before which the site asks for a passed check of the age or the name. A site that asks for
 * none costs no read.
 * @throws DomainError `identity_check_needed`, whose `fields` name the checks: `age`, `name`.
 */
export async function assertIdentity(
  tx: SiteTransaction,
  { id: siteId, site }: Pick<PublishedSite, 'id' | 'site'>,
  memberId: string,
  step: ProtectedStep,
): Promise<void> {
  const { ageCheck, nameCheck } = protectionOf(site);
  const asked = (['age', 'name'] as const).filter((kind) => comesBefore(kind === 'age' ? ageCheck : nameCheck, step));
  if (asked.length === 0) return;
  const checks = await findMemberChecks(tx, siteId, memberId);
  const missing = asked.filter((kind) => !checks.some((check) => check.kind === kind && check.state === 'passed'));
  if (missing.length > 0)
    throw new DomainError('identity_check_needed', {
      fields: Object.fromEntries(missing.map((kind) => [kind, 'required' as const])),
    });
}
