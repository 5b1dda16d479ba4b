import type { TeamMemberState, TeamRow } from '#contracts/generated/contracts.ts';
import { isAgentType } from '#contracts/member-types.ts';
import { minorToDecimal } from '#contracts/money.ts';
import type { SiteTransaction } from '#gateway/database/database.ts';
import type { AgentReader } from '../agent-parts.ts';
import { activeIn, figuresOf, sumsOf, type TeamMemberRow } from '../repository/team-repository.ts';
import { NOTHING, presentFigures } from './figures.ts';

const IDLE_DAYS = 14;
const DAY_MS = 86_400_000;

/** Which days the figures of rows are of. */
export interface RowDays {
  readonly first: string;
  readonly last: string;
  /** The present day of the site. */
  readonly today: string;
}

/**
 * Members as rows of a team, with their own figures and those of everybody below them.
 * @param levelOf how far below the reader a member stands; 0 is the reader.
 */
export async function presentRows(
  tx: SiteTransaction,
  { site, agentId }: AgentReader,
  rows: readonly TeamMemberRow[],
  { days, levelOf }: { readonly days: RowDays; readonly levelOf: (row: TeamMemberRow) => number },
): Promise<TeamRow[]> {
  const memberIds = rows.map(({ member_id }) => member_id);
  const ownSums = memberIds.map((memberId) => ({ agentId: memberId, childId: memberId }));
  const teamSums = rows.map((row) => sumsOf(row, agentId));
  const own = await figuresOf(tx, site.id, ownSums, days);
  const team = await figuresOf(tx, site.id, teamSums, days);
  const active = await activeIn(tx, site.id, teamSums, days);
  const { decimals } = site.site.currency;
  return rows.map((row, index) => ({
    ...{ memberId: row.member_id, account: row.account, nickname: row.nickname, isAgent: isAgentType(row.type) },
    ...{ level: levelOf(row), parentId: row.member_id === agentId ? null : row.upline_id, people: row.people },
    ...{ balance: minorToDecimal(BigInt(row.balance), decimals), state: stateOf(row, days.today) },
    ...{ activeDay: row.active_day, registeredAt: row.registered_at },
    own: presentFigures(own[index] ?? NOTHING, decimals),
    team: presentFigures(team[index] ?? NOTHING, decimals),
    active: active[index] ?? 0,
  }));
}

/** Whether a member plays, has not for two weeks, or is kept from it. */
export function stateOf(
  { frozen_at, active_day }: Pick<TeamMemberRow, 'frozen_at' | 'active_day'>,
  today: string,
): TeamMemberState {
  if (frozen_at !== null) return 'frozen';
  const isRecent = active_day !== null && Date.parse(today) - Date.parse(active_day) < IDLE_DAYS * DAY_MS;
  return isRecent ? 'active' : 'idle';
}
