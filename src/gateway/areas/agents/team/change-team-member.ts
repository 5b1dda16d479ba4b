import type { TeamNote } from '#contracts/generated/contracts.ts';
import { endOtherSessions, FROZEN_BY_OPERATOR, holdMember } from '#gateway/areas/accounts/accounts.ts';
import { noteAudit } from '#gateway/areas/member-files/member-files.ts';
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
 * Freezes a member of the team, or unfreezes it. An agent cannot unfreeze what an operator froze, or an agent who still
 * stands above it.
 * @throws DomainError `not_found` outside the team, `frozen_by_upline`.
 */
export async function freezeTeamMember(
  parts: AgentParts,
  site: PublishedSite,
  { agentId, memberId }: AgentAndMember,
  isFrozen: boolean,
): Promise<void> {
  await changeFrozen(parts, site, { memberId, by: isFrozen ? agentId : null }, async (tx, frozenBy) => {
    await depthInTeam(tx, site, { agentId, memberId });
    if (frozenBy === null || frozenBy === agentId) return;
    const isAbove = (await depthBelow(tx, site.id, { agentId: frozenBy, memberId: agentId })) !== null;
    if (frozenBy === FROZEN_BY_OPERATOR || isAbove) throw new DomainError('frozen_by_upline');
  });
}

/**
 * Freezes a member for an operator, or unfreezes it whoever froze it, and puts the reason on record.
 * @throws DomainError `not_found`.
 */
export async function freezeForOperator(
  parts: AgentParts,
  site: PublishedSite,
  {
    memberId,
    isFrozen,
    operator,
    reason,
  }: {
    readonly memberId: string;
    readonly isFrozen: boolean;
    /** The operator's account as it is put on record. */
    readonly operator: string;
    readonly reason: string;
  },
): Promise<void> {
  const action = isFrozen ? 'frozen' : 'unfrozen';
  await changeFrozen(parts, site, { memberId, by: isFrozen ? FROZEN_BY_OPERATOR : null }, (tx) =>
    noteAudit(tx, site.id, { memberId, operator, action, at: parts.clock(), reason }),
  );
}

/** The sessions of a frozen member end at once, and no bet is taken, whatever session it names. */
async function changeFrozen(
  parts: AgentParts,
  site: PublishedSite,
  { memberId, by }: { readonly memberId: string; readonly by: string | null },
  before: (tx: SiteTransaction, frozenBy: string | null) => Promise<void>,
): Promise<void> {
  const change = () =>
    parts.database.forSite(site.id, async (tx) => {
      const member = await holdMember(tx, site.id, memberId);
      if (member === undefined) throw new DomainError('not_found');
      await before(tx, member.frozen_by);
      await saveFrozen(tx, site.id, memberId, by === null ? null : { by, at: parts.clock() });
      if (by === null) return;
      await endOtherSessions(tx, site.id, memberId, null);
      await stopPlay(tx, { siteId: site.id, memberId, currency: site.site.currency.code });
    });
  if (by === null) await change();
  else await parts.accounts.endSessions(site.id, memberId, change);
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
