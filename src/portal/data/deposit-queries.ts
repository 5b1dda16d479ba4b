import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type { Deposit, DepositStatus, LanguageCode } from '#contracts/generated/contracts.ts';
import { gatewayQuery } from './gateway-client.ts';
import { OF_MEMBER } from './of-member.ts';

export const DEPOSITS_PATH = '/wps/member/deposits';
const CHANNELS_PATH = '/wps/member/deposits/channels';
/** One deposit by its id. */
type DepositPath = `/wps/member/deposits/${string}`;

/** How often an unfinished deposit is asked for, beside the events of the socket: these may be lost. */
export const DEPOSIT_POLL_MS = 5_000;

export const depositChannelsPath = (language: LanguageCode): ReadPath<typeof CHANNELS_PATH> =>
  `${CHANNELS_PATH}?${new URLSearchParams({ language } satisfies QueryAt<typeof CHANNELS_PATH>)}`;

export const depositsPath = (
  language: LanguageCode,
  { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number },
): ReadPath<typeof DEPOSITS_PATH> =>
  `${DEPOSITS_PATH}?${new URLSearchParams({ pageNo: String(pageNo), pageSize: String(pageSize), language } satisfies QueryAt<typeof DEPOSITS_PATH>)}`;

export const depositPath = (depositId: string, language: LanguageCode): ReadPath<DepositPath> =>
  `${DEPOSITS_PATH}/${depositId}?${new URLSearchParams({ language } satisfies QueryAt<DepositPath>)}`;

/** Whether something can be the id of a deposit, before it becomes part of a path. */
export const isDepositId = (text: string | null): text is string => text !== null && /^[1-9]\d{0,15}$/.test(text);

/** The ways to deposit. Limits and opening times move, so they are asked for whenever they are shown. */
export const depositChannelsQuery = (language: LanguageCode) =>
  queryOptions({
    ...gatewayQuery(depositChannelsPath(language)),
    ...OF_MEMBER,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

/** A page of the member's deposits, the latest first. */
export const depositsQuery = (language: LanguageCode, page: { readonly pageNo: number; readonly pageSize: number }) =>
  queryOptions({ ...gatewayQuery(depositsPath(language, page)), ...OF_MEMBER, staleTime: 0 });

const UNFINISHED: ReadonlySet<DepositStatus> = new Set(['created', 'pending', 'paid']);

/** Whether nothing is expected of a deposit any more. */
export const isFinal = ({ status }: Pick<Deposit, 'status'>): boolean => !UNFINISHED.has(status);

/** One deposit, asked for again until it is final. */
export const depositQuery = (depositId: string, language: LanguageCode) =>
  queryOptions({
    ...gatewayQuery(depositPath(depositId, language)),
    ...OF_MEMBER,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) => (data && isFinal(data) ? false : DEPOSIT_POLL_MS),
  });

/** Whether a query is about the member's deposits, not about the ways to make one. */
export const isAboutDeposits = ([path]: readonly unknown[]): boolean =>
  typeof path === 'string' && path.startsWith(DEPOSITS_PATH) && !path.startsWith(CHANNELS_PATH);
