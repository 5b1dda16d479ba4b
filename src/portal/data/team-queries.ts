import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode, TeamSort } from '#contracts/generated/contracts.ts';
import type { DayRange } from '#portal/site/site-days.ts';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';

export const TEAM_PATH = '/wps/agent/team';
const OVERVIEW_PATH = '/wps/agent/team/overview';
const MEMBERS_PATH = '/wps/agent/team/members';
const TRANSFERS_PATH = '/wps/agent/team/transfers';

/** The filter of a query for the downlines of a member, or for whom a text finds. */
export interface TeamAsk extends DayRange {
  /** The agent itself when absent. */
  readonly parent?: string | undefined;
  readonly search?: string | undefined;
  readonly type?: 'agent' | 'member' | undefined;
  readonly sort: TeamSort;
  readonly order: 'up' | 'down';
  readonly pageNo: number;
  readonly pageSize: number;
}

export function overviewPath({ from, to }: DayRange, language: LanguageCode): ReadPath<typeof OVERVIEW_PATH> {
  return `${OVERVIEW_PATH}?${new URLSearchParams({ from, to, language } satisfies QueryAt<typeof OVERVIEW_PATH>)}`;
}

export function teamPath(ask: TeamAsk, language: LanguageCode): ReadPath<typeof MEMBERS_PATH> {
  const { from, to, parent, search, type, sort, order, pageNo, pageSize } = ask;
  return `${MEMBERS_PATH}?${new URLSearchParams({
    ...{ from, to, ...(parent && { parent }), ...(search && { search }), ...(type && { type }), sort, order },
    ...{ pageNo: String(pageNo), pageSize: String(pageSize), language },
  } satisfies QueryAt<typeof MEMBERS_PATH>)}`;
}

export const teamMemberPath = (
  memberId: string,
  { from, to }: DayRange,
  language: LanguageCode,
): ReadPath<`${typeof MEMBERS_PATH}/${string}`> =>
  `${MEMBERS_PATH}/${memberId}?${new URLSearchParams({ from, to, language })}`;

const OF_DESK = { ...OF_MEMBER, staleTime: 30_000 } as const;

/** The team of the agent in a range of days. */
export const overviewQuery = (days: DayRange, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(overviewPath(days, language)), ...OF_DESK });

/** One page of the downlines of a member, or of whom a text finds. */
export const teamQuery = (ask: TeamAsk, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(teamPath(ask, language)), ...OF_DESK });

/** A member of the agent's team. */
export const teamMemberQuery = (memberId: string, days: DayRange, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(teamMemberPath(memberId, days, language)), ...OF_DESK });

/** What may be sent to a member of the team. Play and payments move it, so it is asked for whenever it is shown. */
export const downlineTermsQuery = (memberId: string, language: LanguageCode) =>
  queryOptions({
    ...gatewayQuery(`${TRANSFERS_PATH}/${memberId}?${new URLSearchParams({ language })}`),
    ...OF_MEMBER,
    staleTime: 0,
  });

/** Whether a query is about the agent's team. */
export const isAboutTeam = ([path]: readonly unknown[]): boolean =>
  typeof path === 'string' && path.startsWith(TEAM_PATH);
