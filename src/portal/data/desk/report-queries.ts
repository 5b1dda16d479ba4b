import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode, TeamBetsQuery, TeamEntryGroup, TeamLossesQuery } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from '#portal/data/gateway-client.ts';
import { OF_MEMBER } from '#portal/data/of-member.ts';
import type { DayRange } from '#portal/site/site-days.ts';

export const TEAM_BETS_PATH = '/wps/agent/reports/bets';
export const TEAM_LOSSES_PATH = '/wps/agent/reports/losses';
export const TEAM_TRANSACTIONS_PATH = '/wps/agent/reports/transactions';

/** A page of a report about an agent's team. */
export interface ReportAsk extends DayRange {
  /** An account below the agent; everybody where it is left out. */
  readonly search?: string | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

export interface TeamBetsAsk extends ReportAsk {
  readonly status?: TeamBetsQuery['status'] | undefined;
  /** A vendor's code. */
  readonly vendor?: string | undefined;
}

export interface TeamLossesAsk extends ReportAsk {
  readonly sort: NonNullable<TeamLossesQuery['sort']>;
  readonly order: NonNullable<TeamLossesQuery['order']>;
}

export interface TeamTransactionsAsk extends ReportAsk {
  readonly kind?: TeamEntryGroup | undefined;
}

const pageOf = ({ from, to, pageNo, pageSize, search }: ReportAsk) => ({
  ...{ from, to },
  ...{ pageNo: String(pageNo), pageSize: String(pageSize) },
  ...(search && { search }),
});

export function teamBetsPath(ask: TeamBetsAsk, language: LanguageCode): ReadPath<typeof TEAM_BETS_PATH> {
  const { status, vendor } = ask;
  return `${TEAM_BETS_PATH}?${new URLSearchParams({
    ...pageOf(ask),
    ...(status && { status }),
    ...(vendor && { vassalage: vendor }),
    language,
  } satisfies QueryAt<typeof TEAM_BETS_PATH>)}`;
}

export function teamLossesPath(ask: TeamLossesAsk, language: LanguageCode): ReadPath<typeof TEAM_LOSSES_PATH> {
  const { sort, order } = ask;
  return `${TEAM_LOSSES_PATH}?${new URLSearchParams({
    ...{ ...pageOf(ask), sort, order, language },
  } satisfies QueryAt<typeof TEAM_LOSSES_PATH>)}`;
}

export function teamTransactionsPath(
  ask: TeamTransactionsAsk,
  language: LanguageCode,
): ReadPath<typeof TEAM_TRANSACTIONS_PATH> {
  return `${TEAM_TRANSACTIONS_PATH}?${new URLSearchParams({
    ...pageOf(ask),
    ...(ask.kind && { kind: ask.kind }),
    language,
  } satisfies QueryAt<typeof TEAM_TRANSACTIONS_PATH>)}`;
}

/**
 * A page of the rounds of a team, the latest first. @throws GatewayError `not_found` for an account that is not below.
 */
export const teamBetsQuery = (ask: TeamBetsAsk, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(teamBetsPath(ask, language)), ...OF_MEMBER, staleTime: 0 });

/** A page of what members of a team lost or won. @throws GatewayError `not_found` for an account that is not below. */
export const teamLossesQuery = (ask: TeamLossesAsk, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(teamLossesPath(ask, language)), ...OF_MEMBER, staleTime: 0 });

/** A page of what moved the wallets of a team. @throws GatewayError `not_found` for an account that is not below. */
export const teamTransactionsQuery = (ask: TeamTransactionsAsk, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(teamTransactionsPath(ask, language)), ...OF_MEMBER, staleTime: 0 });
