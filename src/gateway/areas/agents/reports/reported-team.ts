import type { SiteTransaction } from '#gateway/database/database.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';
import type { AgentParts, AgentReader } from '../agent-parts.ts';
import { depthBelow } from '../repository/line-repository.ts';
import type { ReportedTeam } from '../repository/report-repository.ts';
import { memberNamed, membersById, type SumsOf, sumsOf } from '../repository/team-repository.ts';
import { daysOfTeam } from '../team/read-overview.ts';

/** What all reports are asked by. */
export interface ReportQuery {
  readonly search?: string;
  readonly from?: string;
  readonly to?: string;
  readonly pageNo?: string;
  readonly pageSize?: string;
}

/** Whose rows a report lists. */
export interface Reported extends ReportedTeam {
  readonly days: ReturnType<typeof daysOfTeam>;
  /** Where the sums of these rows are. */
  readonly sums: SumsOf;
  /** How far the member stands below the reader. */
  readonly depth: number;
  readonly limit: number;
  readonly offset: number;
}

const PAGE_SIZE = 20;

/**
 * The team that a report is about: the agent's, or that of the account that is searched for.
 * @throws DomainError `not_found` where no account below the agent has that name, and as `daysOfTeam`.
 */
export async function reportedTeam(
  parts: Pick<AgentParts, 'clock'>,
  reader: AgentReader,
  tx: SiteTransaction,
  query: ReportQuery,
): Promise<Reported> {
  const { site, agentId } = reader;
  const { code: currency } = site.site.currency;
  const days = daysOfTeam(parts, reader, query);
  const memberId = query.search === undefined ? agentId : await accountNamed(tx, reader, query.search.trim());
  const [root] = await membersById(tx, site.id, [memberId], currency);
  const depth = await depthBelow(tx, site.id, { agentId, memberId });
  if (root === undefined || depth === null) throw new DomainError('not_found');
  const limit = Number(query.pageSize ?? PAGE_SIZE);
  return {
    ...{ memberId, people: root.people, currency, days, depth, sums: sumsOf(root, agentId) },
    ...{ limit, offset: (Number(query.pageNo ?? 1) - 1) * limit },
  };
}

async function accountNamed(tx: SiteTransaction, { site }: AgentReader, account: string): Promise<string> {
  const memberId = await memberNamed(tx, site.id, account);
  if (memberId === undefined) throw new DomainError('not_found');
  return memberId;
}
