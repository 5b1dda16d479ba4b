import type { TeamMember, TeamMemberQuery } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { maskedMobile } from '#gateway/areas/accounts/accounts.ts';
import { stepsOf } from '#gateway/areas/records/records.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { AgentParts, AgentReader } from '../agent-parts.ts';
import { listNotes, readTeamFacts } from '../repository/member-desk-repository.ts';
import { membersById, pathTo, sumsByDay, sumsOf } from '../repository/team-repository.ts';
import { presentRows } from './present-row.ts';
import { daysOfTeam, todayOf } from './read-overview.ts';

const MOST_NOTES = 50;

/**
 * A member of the agent's team, as its drawer shows it. @throws DomainError `not_found` for anybody outside of it,
 * former members and the agent's own uplines included.
 */
export async function readTeamMember(
  parts: AgentParts,
  reader: AgentReader,
  { memberId, query }: { readonly memberId: string; readonly query: TeamMemberQuery },
): Promise<TeamMember> {
  const { site, agentId } = reader;
  const days = daysOfTeam(parts, reader, query);
  const { code, decimals } = site.site.currency;
  return parts.database.forAgent(site.id, agentId, async (tx) => {
    const path = await pathTo(tx, site.id, { agentId, memberId });
    const [member] = await membersById(tx, site.id, [memberId], code);
    const facts = await readTeamFacts(tx, site.id, memberId);
    if (path.length === 0 || member === undefined || facts === undefined) throw new DomainError('not_found');
    const rowDays = { ...days, today: todayOf(parts, reader) };
    const [row] = await presentRows(tx, reader, [member], { days: rowDays, levelOf: () => path.length - 1 });
    if (row === undefined) throw new DomainError('not_found');
    const upline = path.at(-2);
    const sums = new Map(
      (await sumsByDay(tx, site.id, sumsOf(member, agentId), days)).map((one) => [one.day, one.bet]),
    );
    const notes = await listNotes(tx, site.id, { agentId, memberId, most: MOST_NOTES });
    return {
      ...row,
      ...{
        mobile: facts.mobile_num && maskedMobile(facts.mobile_num),
        linkCode: facts.link_code,
        lastSignInAt: facts.last_sign_in_at,
      },
      upline: upline === undefined ? null : { memberId: upline.member_id, account: upline.account },
      frozenByMe: facts.frozen_by === agentId,
      notes: notes.map(({ note_id: noteId, text, at }) => ({ noteId, text, at })),
      days: stepsOf(days, 'day').map(({ from: day }) => ({
        day,
        turnover: minorToDecimal(BigInt(sums.get(day) ?? 0), decimals),
      })),
    };
  });
}
