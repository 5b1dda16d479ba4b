import type { TeamBet, TeamBets, TeamBetsQuery } from '#contracts/generated/contracts.ts';
import { minorToDecimal } from '#contracts/money.ts';
import { isRaceRunning } from '#gateway/areas/lottery/lottery.ts';
import { clockOf, inPieces, ROWS_AT_A_TIME, sheetOf } from '#gateway/areas/records/records.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import { message } from '#gateway/kit/messages/messages.ts';
import type { Sheet } from '#gateway/kit/sheets/sheet.ts';
import type { AgentParts, AgentReader } from '../agent-parts.ts';
import { pageOfTeamBets, type ReportPage, type RowKey, type TeamBetRow } from '../repository/report-repository.ts';
import { sumsByDay } from '../repository/team-repository.ts';
import { addUp, presentFigures } from '../team/figures.ts';
import { type Reported, reportedTeam } from './reported-team.ts';

/**
 * One page of the rounds of a team, the latest first, and what the range comes to (specification, section 2: team
 * betting). @throws DomainError as `reportedTeam`.
 */
export async function listTeamBets(parts: AgentParts, reader: AgentReader, query: TeamBetsQuery): Promise<TeamBets> {
  const { site, agentId } = reader;
  const { rows, sums, days, limit } = await parts.database.forAgentReading(site.id, agentId, async (tx) => {
    const team = await reportedTeam(parts, reader, tx, query);
    const { days, limit, offset } = team;
    return {
      ...{ rows: await readRounds(tx, reader, team, { query, page: { limit: limit + 1, offset } }), days, limit },
      sums: addUp(await sumsByDay(tx, site.id, team.sums, days)),
    };
  });
  return {
    ...{ from: days.first, to: days.last, hasMore: rows.length > limit },
    list: await presentBets(parts, reader, rows.slice(0, limit)),
    sums: presentFigures(sums, site.site.currency.decimals),
  };
}

function readRounds(
  tx: SiteTransaction,
  { site }: AgentReader,
  team: Reported,
  { query, page }: { readonly query: TeamBetsQuery; readonly page: ReportPage },
): Promise<readonly TeamBetRow[]> {
  const { status, vassalage: vendor } = query;
  return pageOfTeamBets(tx, site.id, team, {
    ...page,
    ...{ ...(status !== undefined && { status }), ...(vendor !== undefined && { vendor }) },
  });
}

/** Rounds as the calls give them; a race that is still shown to its player is open. */
async function presentBets(
  { games, clock }: AgentParts,
  { site, language }: AgentReader,
  rows: readonly TeamBetRow[],
): Promise<TeamBet[]> {
  const { decimals } = site.site.currency;
  const at = clock();
  const played = rows.map(({ vendor, game_code }) => ({ vassalage: vendor, gameCode: game_code }));
  const described = await games.describe(site, language, played);
  return rows.map((row, index) => {
    const { game_code: gameCode, closed_at: closedAt } = row;
    const isOpen = closedAt === null || isRaceRunning({ gameCode, closedAt: new Date(closedAt) }, at);
    return {
      ...{ roundId: row.round_id, memberId: row.member_id, account: row.account, vassalage: row.vendor, gameCode },
      gameName: described[index]?.gameName ?? gameCode,
      vendorName: described[index]?.vendorName ?? row.vendor,
      betAmount: minorToDecimal(BigInt(row.bet_minor), decimals),
      winAmount: minorToDecimal(isOpen ? 0n : BigInt(row.win_minor), decimals),
      ...{ status: isOpen ? 'open' : 'closed', openedAt: row.opened_at, closedAt: isOpen ? null : closedAt },
    };
  });
}

/** All rounds of a range as a sheet, a piece at a time. */
export function teamBetSheet(parts: AgentParts, reader: AgentReader, query: TeamBetsQuery): Sheet {
  const { site, agentId, language } = reader;
  const clock = clockOf(site.site.timeZone);
  const pieces = inPieces<TeamBetRow, RowKey>(
    (after) =>
      parts.database.forAgentReading(site.id, agentId, async (tx) => {
        const page = { limit: ROWS_AT_A_TIME, offset: 0, after };
        return readRounds(tx, reader, await reportedTeam(parts, reader, tx, query), { query, page });
      }),
    ({ round_id: id, account_id: accountId }) => ({ id, accountId }),
  );
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
      for await (const rows of pieces)
        yield (await presentBets(parts, reader, rows)).map((row) => [
          ...[clock(new Date(row.openedAt)), row.account, row.gameName, row.vendorName, row.betAmount, row.winAmount],
          ...[message(`record.status.${row.status}`, language), row.roundId],
        ]);
    })(),
  });
}
