import type { CodeLogin } from '#contracts/generated/contracts.ts';
import { isAgentType } from '#contracts/member-types.ts';
import { isModuleOn } from '#document/flags.ts';
import type { PublishedSite } from '#gateway/documents/published-site.ts';
import { DomainError } from '#gateway/domain-error.ts';
import { findByMobile } from '#gateway/modules/member/member-repository.ts';
import { redeemCode } from '#gateway/modules/session/verification-codes.ts';
import type { Visit } from '#gateway/plugins/visit.ts';
import type { AccountParts } from './account-parts.ts';
import { type OpenedSession, openSession } from './open-session.ts';

/**
 * Signs in by a code that was sent to the account's number.
 * @throws DomainError `feature_disabled`; `invalid_verification_code`, also where nobody has the number; `non_agent` on the agents' page.
 */
export async function signInByCode(
  { database, smsGuard, clock }: AccountParts,
  site: PublishedSite,
  login: CodeLogin,
  visit: Visit,
): Promise<OpenedSession> {
  if (!isModuleOn(site.site.flags, 'MOBILEVERCODELOGIN3')) throw new DomainError('feature_disabled');
  const recipient = smsGuard.normalise(login);
  const entrance = login.entrance ?? 'player';
  const now = clock();
  const opened = await database.forSite(site.id, async (tx) => {
    const isRight = await redeemCode(tx, site.id, { purpose: 'noLogin', recipient, code: login.verificationCode, now });
    const member = isRight ? await findByMobile(tx, site.id, recipient) : undefined;
    // Returned and not thrown: a try that was used up stays used up.
    if (member === undefined) return new DomainError('invalid_verification_code');
    if (entrance === 'agent' && !isAgentType(member.type)) return new DomainError('non_agent');
    return openSession(tx, site, { member, method: 'sms', entrance, visit, now, isKept: login.remember });
  });
  if (opened instanceof DomainError) throw opened;
  return opened;
}
