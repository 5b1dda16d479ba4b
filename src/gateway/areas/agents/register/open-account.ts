import { randomInt } from 'node:crypto';
import type { NewTeamAccount, TeamAccountMade } from '#contracts/generated/contracts.ts';
import { isAgentType } from '#contracts/member-types.ts';
import { faultOfUsername, findById, registerMember } from '#gateway/areas/accounts/accounts.ts';
import type { Visit } from '#gateway/identity/visit.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { AgentParts, AgentReader } from '../agent-parts.ts';
import { depthBelow } from '../repository/line-repository.ts';
import { makeFirstOffers, planFirstOffers } from './first-offers.ts';

/** Letters and digits that are not mistaken for each other when they are read out. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const DIGITS = '23456789';

/**
 * Opens an account below an agent, or below one of its agents (specification, section 2, "registerCenter"). The first
 * password is told once; whoever gets it has to choose another one at the first sign-in. An agent directly below may be
 * offered contracts with it; `onFailed` hears of an offer that fails then.
 * @throws DomainError `invalid_request` naming the field, `account_taken`.
 */
export async function openTeamAccount(
  parts: AgentParts,
  { site, agentId }: AgentReader,
  { username: typed, nickname, type, uplineId = agentId, rates }: NewTeamAccount,
  { visit, onFailed }: { readonly visit: Visit; readonly onFailed: (error: unknown) => void },
): Promise<TeamAccountMade> {
  const username = typed.trim();
  const fault = faultOfUsername(site, username);
  if (fault !== null) throw new DomainError('invalid_request', { fields: { username: fault } });
  await parts.database.forSite(site.id, async (tx) => {
    const depth = await depthBelow(tx, site.id, { agentId, memberId: uplineId });
    const upline = depth === null ? undefined : await findById(tx, site.id, uplineId);
    if (upline === undefined || !isAgentType(upline.type))
      throw new DomainError('invalid_request', { fields: { uplineId: 'wrong_value' } });
  });
  if (rates !== undefined && (type !== 'agent' || uplineId !== agentId))
    throw new DomainError('invalid_request', { fields: { rates: 'not_allowed_value' } });
  const offerer = { site, agentId, address: visit.address };
  const planned = rates === undefined ? [] : await planFirstOffers(parts, offerer, rates);
  const password = firstPassword();
  const { memberId, account } = await registerMember(parts.accounts, site, 'username', {
    form: { username, password, terms: true, login: false, ...(nickname?.trim() && { nickname: nickname.trim() }) },
    visit,
    options: { method: 'OPERATOR', type: type === 'agent' ? 1 : 0, mustChangePassword: true, uplineId },
  });
  const offers = await makeFirstOffers(parts, offerer, memberId, { offers: planned, onFailed });
  return { memberId, account, password, offers };
}

/** A password that can be read out: 52 random bits, with a capital and digits as most sites' rules ask. */
function firstPassword(): string {
  const drawn = (letters: string, count: number): string =>
    Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('');
  return `${drawn(LETTERS, 1).toUpperCase()}${drawn(LETTERS, 5)}-${drawn(LETTERS, 3)}${drawn(DIGITS, 4)}`;
}
