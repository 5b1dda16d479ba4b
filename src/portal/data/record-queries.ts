import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode, ProfitStep, TransactionGroup } from '#contracts/generated/contracts.ts';
import type { DayRange } from '#portal/site/site-days.ts';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';
import { sendValue } from './send-value.ts';

export const BETS_PATH = '/wps/member/bets';
export const TRANSACTIONS_PATH = '/wps/member/transactions';
export const PROFIT_PATH = '/wps/member/profit';
export const STATEMENT_PATH = '/wps/member/statement';

/** The kinds of files that records come as. */
export type RecordFile = 'csv' | 'xlsx';

interface Paged extends DayRange {
  readonly pageNo: number;
  readonly pageSize: number;
}

/** The filter of a query for the member's rounds. */
export interface BetsAsk extends Paged {
  /** A vendor's code; all of them where it is left out. */
  readonly vendor?: string | undefined;
  readonly status?: 'open' | 'closed' | undefined;
}

/** The filter of a query for what moved the member's main wallet. */
export interface TransactionsAsk extends Paged {
  readonly kind?: TransactionGroup | undefined;
}

/** The filter of a query for the member's profit. */
export interface ProfitAsk extends DayRange {
  readonly by: ProfitStep;
}

const pages = ({ from, to, pageNo, pageSize }: Paged) => ({
  ...{ from, to },
  ...{ pageNo: String(pageNo), pageSize: String(pageSize) },
});

export function betsPath(ask: BetsAsk, language: LanguageCode): ReadPath<typeof BETS_PATH> {
  const { vendor, status } = ask;
  return `${BETS_PATH}?${new URLSearchParams({
    ...pages(ask),
    ...(vendor && { vendor }),
    ...(status && { status }),
    language,
  } satisfies QueryAt<typeof BETS_PATH>)}`;
}

export function transactionsPath(ask: TransactionsAsk, language: LanguageCode): ReadPath<typeof TRANSACTIONS_PATH> {
  return `${TRANSACTIONS_PATH}?${new URLSearchParams({
    ...pages(ask),
    ...(ask.kind && { kind: ask.kind }),
    language,
  } satisfies QueryAt<typeof TRANSACTIONS_PATH>)}`;
}

export function profitPath({ from, to, by }: ProfitAsk, language: LanguageCode): ReadPath<typeof PROFIT_PATH> {
  return `${PROFIT_PATH}?${new URLSearchParams({ from, to, by, language } satisfies QueryAt<typeof PROFIT_PATH>)}`;
}

export function statementPath(months: number, language: LanguageCode): ReadPath<typeof STATEMENT_PATH> {
  return `${STATEMENT_PATH}?${new URLSearchParams({
    months: String(months),
    language,
  } satisfies QueryAt<typeof STATEMENT_PATH>)}`;
}

/** The address of a list's file: all of its pages. */
export const filePath = (path: string, as: RecordFile): string =>
  `${path.replace(/pageNo=\d+&pageSize=\d+&/, '')}&as=${as}`;

/** A page of the member's rounds, the latest first. */
export const betsQuery = (ask: BetsAsk, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(betsPath(ask, language)), ...OF_MEMBER, staleTime: 0 });

/** The path of one of the member's rounds. */
export const betPath = (roundId: string, language: LanguageCode): ReadPath<`${typeof BETS_PATH}/${string}`> =>
  `${BETS_PATH}/${encodeURIComponent(roundId)}?${new URLSearchParams({ language })}`;

/** One of the member's rounds with every action in it. */
export const betQuery = (roundId: string, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(betPath(roundId, language)), ...OF_MEMBER, staleTime: 0 });

/**
 * The vendor's page of one of the member's rounds. Its address is good for a few minutes, so it is asked for anew
 * whenever a round is opened, and kept while it stays open. Its key is no path: new bets do not load the page again.
 */
export const betViewQuery = (roundId: string, language: LanguageCode) =>
  queryOptions({
    queryKey: ['bet-view', roundId, language],
    queryFn: () => sendValue('POST', `${BETS_PATH}/${roundId}/view`, {}, language),
    ...OF_MEMBER,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

/** A page of what moved the member's main wallet, the latest first. */
export const transactionsQuery = (ask: TransactionsAsk, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(transactionsPath(ask, language)), ...OF_MEMBER, staleTime: 0 });

/** What the member's rounds came to. */
export const profitQuery = (ask: ProfitAsk, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(profitPath(ask, language)), ...OF_MEMBER, staleTime: 0 });

/** The member's statement of the last months. */
export const statementQuery = (months: number, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(statementPath(months, language)), ...OF_MEMBER, staleTime: 0 });

/** Whether a query is about records, which every bet and payment changes. */
export const isAboutRecords = ([path]: readonly unknown[]): boolean =>
  typeof path === 'string' &&
  [BETS_PATH, TRANSACTIONS_PATH, PROFIT_PATH, STATEMENT_PATH].some((one) => path.startsWith(one));
