import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { LanguageCode, Withdrawal, WithdrawalStatus } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';

export const WITHDRAWALS_PATH = '/wps/member/withdrawals';
const TERMS_PATH = '/wps/member/withdrawals/terms';
/** One withdrawal by its id. */
type WithdrawalPath = `/wps/member/withdrawals/${string}`;

/** How often an unfinished withdrawal is asked for, beside the events of the socket: these may be lost. */
export const WITHDRAWAL_POLL_MS = 15_000;

export const withdrawalTermsPath = (language: LanguageCode): ReadPath<typeof TERMS_PATH> =>
  `${TERMS_PATH}?${new URLSearchParams({ language } satisfies QueryAt<typeof TERMS_PATH>)}`;

export const withdrawalsPath = (
  language: LanguageCode,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): ReadPath<typeof WITHDRAWALS_PATH> =>
  `${WITHDRAWALS_PATH}?${new URLSearchParams({ pageNo: String(pageNo), pageSize: String(pageSize), language } satisfies QueryAt<typeof WITHDRAWALS_PATH>)}`;

export const withdrawalPath = (withdrawalId: string): ReadPath<WithdrawalPath> => `${WITHDRAWALS_PATH}/${withdrawalId}`;

/** Whether something can be the id of a withdrawal, before it becomes part of a path. */
export const isWithdrawalId = (text: string | null): text is string => text !== null && /^[1-9]\d{0,15}$/.test(text);

/** What may be withdrawn and where to. Play and deposits move it, so it is asked for whenever it is shown. */
export const withdrawalTermsQuery = (language: LanguageCode) =>
  queryOptions({
    ...gatewayQuery(withdrawalTermsPath(language)),
    ...OF_MEMBER,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** A page of the member's withdrawals, the latest first. */
export const withdrawalsQuery = (
  language: LanguageCode,
  page: { readonly pageNo: number; readonly pageSize: number },
) => queryOptions({ ...gatewayQuery(withdrawalsPath(language, page)), ...OF_MEMBER, staleTime: 0 });

const FINAL: ReadonlySet<WithdrawalStatus> = new Set(['confirmed', 'rejected', 'cancelled', 'returned']);

/** Whether nothing is expected of a withdrawal any more: it is final, and no report of a part is looked into. */
export const isSettled = ({ status, parts }: Pick<Withdrawal, 'status' | 'parts'>): boolean =>
  FINAL.has(status) && parts.every(({ state }) => state !== 'waiting' && state !== 'reported');

/** One withdrawal, asked for again until it is settled. */
export const withdrawalQuery = (withdrawalId: string) =>
  queryOptions({
    ...gatewayQuery(withdrawalPath(withdrawalId)),
    ...OF_MEMBER,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data && isSettled(data) ? false : WITHDRAWAL_POLL_MS),
  });

/** Whether a query is about the member's withdrawals, or about what may be withdrawn. */
export const isAboutWithdrawals = ([path]: readonly unknown[]): boolean =>
  typeof path === 'string' && path.startsWith(WITHDRAWALS_PATH);
