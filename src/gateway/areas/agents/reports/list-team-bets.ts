import type { TeamBets, TeamBetsQuery } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { clockOf, sheetOf } from '#gateway/areas/records/records.ts';
import { message } from '#gateway/kit/messages/messages.ts';
import type { Sheet } from '#gateway/kit/sheets/sheet.ts';
import type { AgentParts, AgentReader } from '../agent-parts.ts';
import { pageOfTeamBets } from '../repository/report-repository.ts';
import { sumsByDay } from '../repository/team-repository.ts';
import { addUp, presentFigures } from '../team/figures.ts';
import { reportedTeam } from './reported-team.ts';

/**
 * One page of the rounds of a team, the latest first, and what the range comes to (specification, section 2: team
 * betting). @throws DomainError as `reportedTeam`.
 */
export async function listTeamBets(parts: AgentParts, reader: AgentReader, query: TeamBetsQuery): Promise<TeamBets> {
  const { site, agentId, language } = reader;
  const { decimals } = site.site.currency;
  const { rows, sums, days, limit } = await parts.database.forAgent(site.id, agentId, async (tx) => {
    const team = await reportedTeam(parts, reader, tx, query);
    const { status, vassalage: vendor } = query;
    const filter = { ...(status !== undefined && { status }), ...(vendor !== undefined && { vendor }) };
    const page = { limit: team.limit + 1, offset: team.offset, ...filter };
    return {
      ...{ rows: await pageOfTeamBets(tx, site.id, team, page), days: team.days, limit: team.limit },
      sums: addUp(await sumsByDay(tx, site.id, team.memberId, team.days)),
    };
  });
  const shown = rows.slice(0, limit);
  const played = shown.map(({ vendor, game_code }) => ({ vassalage: vendor, gameCode: game_code }));
  const games = await parts.games.describe(site, language, played);
  return {
    ...{ from: days.first, to: days.last, hasMore: rows.length > limit },
    list: shown.map((row, index) => ({
      ...{ roundId: row.round_id, memberId: row.member_id, account: row.account, vassalage: row.vendor },
      ...{ gameCode: row.game_code, gameName: games[index]?.gameName ?? row.game_code },
      vendorName: games[index]?.vendorName ?? row.vendor,
      betAmount: minorToDecimal(BigInt(row.bet_minor), decimals),
      winAmount: minorToDecimal(BigInt(row.win_minor), decimals),
      ...{ status: row.closed_at === null ? 'open' : 'closed', openedAt: row.opened_at, closedAt: row.closed_at },
    })),
    sums: presentFigures(sums, decimals),
  };
}

/** All rounds of a range as a sheet. */
export function teamBetSheet(parts: AgentParts, reader: AgentReader, query: TeamBetsQuery): Sheet {
  const clock = clockOf(reader.site.site.timeZone);
  return sheetOf(reader, 'bets', {
    columns: [
      ['time', 'moment'],
      ['account', 'text'],
      ['game', 'text'],
      ['studio', 'text'],
      ['bet', 'amount'],
      ['returned', 'amount'],
      ['status', 'text'],
      ['receipt', 'text'],
    ],
    rows: (async function* () {
      for (let page = 1, hasMore = true; hasMore; page += 1) {
        const some = await listTeamBets(parts, reader, { ...query, pageNo: String(page), pageSize: '100' });
        hasMore = some.hasMore;
        yield some.list.map((row) => [
          ...[clock(new Date(row.openedAt)), row.account, row.gameName, row.vendorName, row.betAmount, row.winAmount],
          ...[message(`record.status.${row.status}`, reader.language), row.roundId],
        ]);
      }
    })(),
  });
}
