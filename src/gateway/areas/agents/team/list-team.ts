import type { TeamMembers, TeamMembersQuery, TeamRow } from '#contracts/generated/contracts.ts';
import { AGENT_TYPES, type MemberType } from '#contracts/member-types.ts';
import { sheetOf } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { Sheet } from '#gateway/kit/sheets/sheet.ts';
import type { AgentParts, AgentReader } from '../agent-parts.ts';
import { findInTeam, membersById, pageOfTeam, pathTo } from '../repository/team-repository.ts';
import { presentRows, type RowDays } from './present-row.ts';
import { daysOfTeam, todayOf } from './read-overview.ts';

const PAGE_SIZE = 50;
/** A search that finds more than this lists the first ones by account. */
const MOST_FOUND = 1_000;
const TYPES = { agent: AGENT_TYPES, member: [0] satisfies MemberType[] } as const;

/**
 * One page of the direct downlines of a member of the agent's team, with that member first; or what a search finds in
 * all of the team, 1,000 members at most (specification, section 2, "downlineManagmentView").
 * @throws DomainError `not_found` for a member outside of the team, and as `daysOfTeam`.
 */
export async function listTeam(parts: AgentParts, reader: AgentReader, query: TeamMembersQuery): Promise<TeamMembers> {
  const { site, agentId } = reader;
  const days = { ...daysOfTeam(parts, reader, query), today: todayOf(parts, reader) };
  return parts.database.forAgent(site.id, agentId, (tx) =>
    query.search === undefined
      ? listBelow(tx, reader, query, days)
      : listFound(tx, reader, { ...query, search: query.search.trim() }, days),
  );
}

async function listBelow(
  tx: SiteTransaction,
  reader: AgentReader,
  query: TeamMembersQuery,
  days: RowDays,
): Promise<TeamMembers> {
  const { site, agentId } = reader;
  const { code: currency } = site.site.currency;
  const parentId = query.parent ?? agentId;
  const path = await pathTo(tx, site.id, { agentId, memberId: parentId });
  const [root] = await membersById(tx, site.id, [parentId], currency);
  if (path.length === 0 || root === undefined) throw new DomainError('not_found');
  const { size, ...page } = pageOf(query);
  const { rows, count } = await pageOfTeam(tx, site.id, { among: { parentId }, ...page }, { ...days, currency });
  const level = path.length - 1;
  const levelOf = ({ member_id }: { readonly member_id: string }): number =>
    member_id === parentId ? level : level + 1;
  const [first, ...list] = await presentRows(tx, reader, [root, ...rows], { days, levelOf });
  return {
    ...{ from: days.first, to: days.last, root: first ?? null, list },
    path: path.map(({ member_id: memberId, account }) => ({ memberId, account })),
    ...{ totalCount: count, totalPages: Math.ceil(count / size) },
  };
}

async function listFound(
  tx: SiteTransaction,
  reader: AgentReader,
  query: TeamMembersQuery & { readonly search: string },
  days: RowDays,
): Promise<TeamMembers> {
  const { site } = reader;
  const levels = await findInTeam(tx, query.search, MOST_FOUND);
  const among = { memberIds: [...levels.keys()] };
  const { size, ...page } = pageOf(query);
  const at = { ...days, currency: site.site.currency.code };
  const { rows, count } = await pageOfTeam(tx, site.id, { among, ...page }, at);
  const list = await presentRows(tx, reader, rows, { days, levelOf: ({ member_id }) => levels.get(member_id) ?? 0 });
  return {
    ...{ from: days.first, to: days.last, path: [], root: null, list },
    ...{ totalCount: count, totalPages: Math.ceil(count / size) },
  };
}

function pageOf(query: TeamMembersQuery) {
  const size = Number(query.pageSize ?? PAGE_SIZE);
  const sort = query.sort ?? (query.search === undefined ? 'turnover' : 'account');
  return {
    ...{ size, sort, limit: size, offset: (Number(query.pageNo ?? 1) - 1) * size },
    types: query.type === undefined ? null : TYPES[query.type],
    isUp: query.order === undefined ? sort === 'account' : query.order === 'up',
  };
}

/** All pages of a list as a sheet. */
export function teamSheet(parts: AgentParts, reader: AgentReader, query: TeamMembersQuery): Sheet {
  return sheetOf(reader, 'downline', {
    columns: [
      ['account', 'text'],
      ['level', 'count'],
      ['people', 'count'],
      ['balance', 'amount'],
      ['bet', 'amount'],
      ['returned', 'amount'],
      ['bonuses', 'amount'],
      ['netLoss', 'amount'],
      ['deposits', 'amount'],
      ['withdrawals', 'amount'],
      ['active', 'count'],
    ],
    rows: (async function* () {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const some = await listTeam(parts, reader, { ...query, pageNo: String(page), pageSize: '100' });
        pages = some.totalPages;
        yield [...(page === 1 && some.root !== null ? [some.root] : []), ...some.list].map(cellsOf);
      }
    })(),
  });
}

function cellsOf({ account, level, people, balance, team, active }: TeamRow): readonly string[] {
  return [
    ...[account, String(level), String(people), balance, team.turnover, team.returned, team.bonuses, team.netLoss],
    ...[team.deposits, team.withdrawals, String(active)],
  ];
}
