import type { TeamOverview, TeamOverviewQuery } from '#contracts/generated/contracts.ts';
import { AGENT_TYPES } from '#contracts/member-types.ts';
import { daysBefore, daysBetween, type RecordDays, sheetOf, stepsOf } from '#gateway/areas/records/records.ts';
import type { Sheet } from '#gateway/kit/sheets/sheet.ts';
import type { AgentParts, AgentReader } from '../agent-parts.ts';
import { countedTo } from '../repository/count-repository.ts';
import { activeIn, agentsBelow, membersById, sumsByDay } from '../repository/team-repository.ts';
import { addUp, NOTHING, presentFigures, presentSums } from './figures.ts';

/** Days of a team where a query names none. */
const DEFAULT_DAYS = 14;

/** The days that a query of a team means. @throws DomainError as `daysBetween`. */
export function daysOfTeam(
  { clock }: Pick<AgentParts, 'clock'>,
  { site }: Pick<AgentReader, 'site'>,
  query: { readonly from?: string | undefined; readonly to?: string | undefined },
): RecordDays {
  return daysBetween(query, { zone: site.site.timeZone, now: clock(), days: DEFAULT_DAYS });
}

/** The present day of a site. */
export function todayOf({ clock }: Pick<AgentParts, 'clock'>, { site }: Pick<AgentReader, 'site'>): string {
  return daysBetween({}, { zone: site.site.timeZone, now: clock(), days: 1 }).last;
}

/**
 * An agent's team in a range of days (specification, section 2, "agentTeamOverview"): totals, the same for as many days
 * before, and each day. @throws DomainError as `daysOfTeam`.
 */
export async function readOverview(
  parts: AgentParts,
  reader: AgentReader,
  query: TeamOverviewQuery,
): Promise<TeamOverview> {
  const days = daysOfTeam(parts, reader, query);
  const before = daysBefore(days);
  const today = todayOf(parts, reader);
  const { site, agentId } = reader;
  const { decimals, code } = site.site.currency;
  const all = { agentId, childId: '' };
  return parts.database.forAgentReading(site.id, agentId, async (tx) => {
    const active = async (range: { readonly first: string; readonly last: string }): Promise<number> =>
      (await activeIn(tx, site.id, [all], range))[0] ?? 0;
    const rows = await sumsByDay(tx, site.id, all, days);
    const rowsBefore = await sumsByDay(tx, site.id, all, before);
    const [self] = await membersById(tx, site.id, [agentId], code);
    const byDay = new Map(rows.map((row) => [row.day, row]));
    return {
      ...{ from: days.first, to: days.last, countedTo: (await countedTo(tx, site.id))?.toISOString() ?? null },
      people: self?.people ?? 0,
      agents: await agentsBelow(tx, site.id, { memberId: agentId, types: AGENT_TYPES }),
      activeToday: await active({ first: today, last: today }),
      totals: presentSums(addUp(rows), await active(days), decimals),
      before: presentSums(addUp(rowsBefore), await active(before), decimals),
      days: stepsOf(days, 'day').map(({ from: day }) => {
        const row = byDay.get(day) ?? { ...NOTHING, active: '0' };
        return {
          ...{ day, ...presentFigures(row, decimals), active: Number(row.active) },
          ...{ registrations: Number(row.registrations), firstDeposits: Number(row.first_deposits) },
        };
      }),
    };
  });
}

/** The days of a team as a sheet. */
export function overviewSheet(reader: AgentReader, { days }: TeamOverview): Sheet {
  return sheetOf(reader, 'team', {
    columns: [
      ['day', 'day'],
      ['bets', 'count'],
      ['bet', 'amount'],
      ['returned', 'amount'],
      ['bonuses', 'amount'],
      ['netLoss', 'amount'],
      ['deposits', 'amount'],
      ['withdrawals', 'amount'],
      ['active', 'count'],
      ['registrations', 'count'],
      ['firstDeposits', 'count'],
    ],
    rows: (async function* () {
      yield days.map((one) => [
        ...[one.day, String(one.bets), one.turnover, one.returned, one.bonuses, one.netLoss, one.deposits],
        ...[one.withdrawals, String(one.active), String(one.registrations), String(one.firstDeposits)],
      ]);
    })(),
  });
}
