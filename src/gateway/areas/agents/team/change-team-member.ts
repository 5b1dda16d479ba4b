import type { TeamNote } from '#contracts/generated/contracts.ts';
import { endOtherSessions, findById } from '#gateway/areas/accounts/accounts.ts';
import { stopPlay } from '#gateway/areas/money/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { PublishedSite } from '#gateway/kit/published-site.ts';
import type { AgentParts } from '../agent-parts.ts';
import { depthBelow } from '../repository/line-repository.ts';
import { deleteNote, insertNote, saveFrozen, saveNickname } from '../repository/member-desk-repository.ts';

/** A member whom an agent does something about. */
export interface AgentAndMember {
  readonly agentId: string;
  readonly memberId: string;
}

/**
 * Names a direct downline. @throws DomainError `not_found` outside the team, `not_direct_downline` further down.
 */
export async function nameTeamMember(
  { database }: AgentParts,
  site: PublishedSite,
  who: AgentAndMember,
  nickname: string,
): Promise<void> {
  const name = nickname.trim();
  if (name === '') throw new DomainError('invalid_request', { fields: { nickname: 'required' } });
  await database.forSite(site.id, async (tx) => {
    if ((await depthInTeam(tx, site, who)) !== 1) throw new DomainError('not_direct_downline');
    await saveNickname(tx, site.id, { memberId: who.memberId, nickname: name });
  });
}

/**
 * Keeps a member of the team from signing in and playing, or lets it again. Its sessions end at once, and no bet of it
 * is taken any more, whatever session it names. What an upline of the agent has frozen, the agent cannot let.
 * @throws DomainError `not_found` outside the team, `frozen_by_upline`.
 */
export async function freezeTeamMember(
  parts: AgentParts,
  site: PublishedSite,
  { agentId, memberId }: AgentAndMember,
  frozen: boolean,
): Promise<void> {
  const { code: currency } = site.site.currency;
  const change = () =>
    parts.database.forSite(site.id, async (tx) => {
      await depthInTeam(tx, site, { agentId, memberId });
      const member = await findById(tx, site.id, memberId);
      const by = member?.frozen_by ?? null;
      if (by !== null && (await depthBelow(tx, site.id, { agentId, memberId: by })) === null)
        throw new DomainError('frozen_by_upline');
      await saveFrozen(tx, site.id, memberId, frozen ? { by: agentId, at: parts.clock() } : null);
      if (!frozen) return;
      await endOtherSessions(tx, site.id, memberId, null);
      await stopPlay(tx, { siteId: site.id, memberId, currency });
    });
  if (frozen) await parts.accounts.endSessions(site.id, memberId, change);
  else await change();
}

/** Notes something about a member, for the agent alone. @throws DomainError `not_found`, `invalid_request`. */
export async function noteTeamMember(
  { database, clock }: AgentParts,
  site: PublishedSite,
  who: AgentAndMember,
  text: string,
): Promise<TeamNote> {
  const trimmed = text.trim();
  if (trimmed === '') throw new DomainError('invalid_request', { fields: { text: 'required' } });
  return database.forSite(site.id, async (tx) => {
    await depthInTeam(tx, site, who);
    const { note_id: noteId, at } = await insertNote(tx, site.id, { ...who, text: trimmed, at: clock() });
    return { noteId, text: trimmed, at };
  });
}

/** Removes a note of the agent. @throws DomainError `not_found`. */
export async function removeTeamNote(
  { database }: AgentParts,
  site: PublishedSite,
  note: AgentAndMember & { readonly noteId: string },
): Promise<void> {
  const isRemoved = await database.forSite(site.id, (tx) => deleteNote(tx, site.id, note));
  if (!isRemoved) throw new DomainError('not_found');
}

/** How far below the agent a member stands, 1 at least. @throws DomainError `not_found`. */
export async function depthInTeam(tx: SiteTransaction, { id }: PublishedSite, who: AgentAndMember): Promise<number> {
  const depth = await depthBelow(tx, id, who);
  if (depth === null || depth === 0) throw new DomainError('not_found');
  return depth;
}
