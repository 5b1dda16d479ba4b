import type { DeviceData } from '#contracts/generated/contracts.ts';
import { TRIAL_TYPE } from '#contracts/member-types.ts';
import { isModuleOn } from '#document/flags.ts';
import { jsonText } from '#gateway/database/json-column.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { DomainError } from '#gateway/domain-error.ts';
import { newMemberId } from '#gateway/modules/member/member-ids.ts';
import { insertMember } from '#gateway/modules/member/member-repository.ts';
import type { Visit } from '#gateway/plugins/visit.ts';
import type { AccountParts } from './account-parts.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/**
 * Opens a trial account, which browses and has nothing of its own (specification, section 6, "Trial account").
 * @throws DomainError `feature_disabled` where the site has no free play.
 */
export async function openTrial(
  { database, clock }: Pick<AccountParts, 'database' | 'clock'>,
  site: PublishedSite,
  { visit, deviceData }: { readonly visit: Visit; readonly deviceData: DeviceData | undefined },
): Promise<OpenedSession> {
  if (!isModuleOn(site.site.flags, 'FREEPLAY3')) throw new DomainError('feature_disabled');
  const now = clock();
  const memberId = newMemberId();
  return database.forSite(site.id, async (tx) => {
    const member = await insertMember(tx, site.id, {
      member_id: memberId,
      account: `trial-${memberId.toLowerCase()}`,
      type: TRIAL_TYPE,
      upline_id: null,
      nickname: null,
      password_hash: null,
      language: visit.language,
      details: jsonText({}),
      register_method: 'FREEPLAY',
      register_address: visit.address,
      registered_at: now.toISOString(),
    });
    return openSession(tx, site, { member, method: 'freeplay', entrance: 'player', visit, now, deviceData });
  });
}
