import type { TeamLosses, TeamLossesQuery } from '#contracts/generated/contracts.ts';
import { isAgentType } from '#contracts/member-types.ts';
import { ROWS_AT_A_TIME, sheetOf } from '#gateway/areas/records/records.ts';
import type { Sheet } from '#gateway/kit/sheets/sheet.ts';
import type { AgentParts, AgentReader } from '../agent-parts.ts';
import { pageOfLosses } from '../repository/report-repository.ts';
import { sumsByDay } from '../repository/team-repository.ts';
import { addUp, presentFigures } from '../team/figures.ts';
import { reportedTeam } from './reported-team.ts';

/**
 * What each member of a team lost or won by its own play, the largest loss first (specification, section 2,
 * "palStatementsAgentCopy"). @throws DomainError as `reportedTeam`.
 */
export async function listTeamLosses(
  parts: AgentParts,
  reader: AgentReader,
  query: TeamLossesQuery,
): Promise<TeamLosses> {
  const { site, agentId } = reader;
  const { decimals } = site.site.currency;
  const sort = query.sort ?? 'netLoss';
  return parts.database.forAgentReading(site.id, agentId, async (tx) => {
    const team = await reportedTeam(parts, reader, tx, query);
    const isUp = query.order === undefined ? sort === 'account' : query.order === 'up';
    const { rows, count } = await pageOfLosses(tx, site.id, team, {
      ...{ limit: team.limit, offset: team.offset, sort, isUp },
    });
    const sums = addUp(await sumsByDay(tx, site.id, team.sums, team.days));
    return {
      ...{ from: team.days.first, to: team.days.last, sums: presentFigures(sums, decimals) },
      list: rows.map((row) => ({
        ...{ memberId: row.member_id, account: row.account, level: team.depth + row.depth },
        ...{ isAgent: isAgentType(row.type), ...presentFigures(row, decimals) },
      })),
      ...{ totalCount: count, totalPages: Math.ceil(count / team.limit) },
    };
  });
}

/** All members of a team with their figures as a sheet. */
export function teamLossSheet(parts: AgentParts, reader: AgentReader, query: TeamLossesQuery): Sheet {
  return sheetOf(reader, 'losses', {
    columns: [
      ['account', 'text'],
      ['level', 'count'],
      ['bets', 'count'],
      ['bet', 'amount'],
      ['returned', 'amount'],
      ['bonuses', 'amount'],
      ['netLoss', 'amount'],
      ['deposits', 'amount'],
      ['withdrawals', 'amount'],
    ],
    rows: (async function* () {
      for (let page = 1, pages = 1; page <= pages; page += 1) {
        const asked = { ...query, pageNo: String(page), pageSize: String(ROWS_AT_A_TIME) };
        const some = await listTeamLosses(parts, reader, asked);
        pages = some.totalPages;
        yield some.list.map((row) => [
          ...[row.account, String(row.level), String(row.bets), row.turnover, row.returned, row.bonuses],
          ...[row.netLoss, row.deposits, row.withdrawals],
        ]);
      }
    })(),
  });
}
