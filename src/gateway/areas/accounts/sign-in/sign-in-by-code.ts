import type { CodeLogin } from '#contracts/generated/contracts.ts';
import { isAgentType } from '#contracts/member-types.ts';
import { isModuleOn } from '#document/flags.ts';
import { findByMobile } from '#gateway/areas/accounts/repository/member-repository.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AccountParts } from '../account-parts.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { challengeSignIn } from './extra-verification.ts';
import { numberProof } from './prove-number.ts';

/**
 * Signs in by a code that was sent to the account's number, or by the word of a service that verified it.
 * @throws DomainError `feature_disabled`; `invalid_verification_code`, also where nobody has the number; `non_agent` on
 *   the agents' page; `extra_verification` from a new address where an authenticator is set up.
 */
export async function signInByCode(
  parts: AccountParts,
  site: PublishedSite,
  login: CodeLogin,
  visit: Visit,
): Promise<OpenedSession> {
  if (!isModuleOn(site.site.flags, 'MOBILEVERCODELOGIN3')) throw new DomainError('feature_disabled');
  const { database, smsGuard, clock } = parts;
  const recipient = smsGuard.normalise(login);
  const entrance = login.entrance ?? 'player';
  const now = clock();
  const isKept = login.remember === true && login.transport === 'cookie';
  const proof = await numberProof(parts, site, recipient, login);
  const opened = await database.forSite(site.id, async (tx) => {
    const isRight = await proof(tx, site, 'noLogin', now);
    const member = isRight ? await findByMobile(tx, site.id, recipient) : undefined;
    // Returned and not thrown: a try that was used up stays used up.
    if (member === undefined) return new DomainError('invalid_verification_code');
    if (entrance === 'agent' && !isAgentType(member.type)) return new DomainError('non_agent');
    const opening = { member, method: 'sms', entrance, visit, now, isKept } as const;
    return (await challengeSignIn(parts, tx, site, opening)) ?? openSession(tx, site, opening);
  });
  if (opened instanceof DomainError) throw opened;
  return opened;
}
