import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type {
  AgentPaymentState,
  AgentPlanKind,
  IncomeQuery,
  LanguageCode,
  RequestedPayments,
} from '#contracts/generated/contracts.ts';
import { gatewayQuery } from '#portal/data/gateway-client.ts';
import { OF_MEMBER } from '#portal/data/of-member.ts';
import { sendValue } from '#portal/data/send-value.ts';
import type { DayRange } from '#portal/site/site-days.ts';

export const INCOME_PATH = '/wps/agent/income';
export const REALTIME_PATH = '/wps/agent/salary/realtime';
/** The running five minutes are asked for again so often. */
const RUNNING_EVERY_MS = 30_000;

/** The calls by which payments are asked for. */
const REQUESTS = {
  dividend: '/wps/relay/MCS2_processDividendReq',
  daily: '/wps/relay/MCS2_dailySalaryContract',
  hourly: '/wps/relay/MCS2_hourlySalary',
  realtime: '/wps/relay/MCS2_realtimeSalary',
} as const satisfies Record<AgentPlanKind, string>;

/** Which payments are listed. */
export interface IncomeAsk extends DayRange {
  readonly kind?: AgentPlanKind | undefined;
  readonly state?: AgentPaymentState | undefined;
  readonly each?: IncomeQuery['each'];
  readonly sort?: NonNullable<IncomeQuery['sort']>;
  readonly order?: NonNullable<IncomeQuery['order']>;
  readonly pageNo: number;
  readonly pageSize: number;
}

export function incomePath(ask: IncomeAsk, language: LanguageCode): ReadPath<typeof INCOME_PATH> {
  const { from, to, kind, state, each, sort, order, pageNo, pageSize } = ask;
  return `${INCOME_PATH}?${new URLSearchParams({
    ...{ from, to, ...(kind && { kind }), ...(state && { state }), ...(each && { each }) },
    ...{ ...(sort && { sort }), ...(order && { order }) },
    ...{ pageNo: String(pageNo), pageSize: String(pageSize), language },
  } satisfies QueryAt<typeof INCOME_PATH>)}`;
}

/** The agent's income of some days, and a page of its payments. */
export const incomeQuery = (ask: IncomeAsk, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(incomePath(ask, language)), ...OF_MEMBER, staleTime: 0 });

export const derivationPath = (
  paymentId: string,
  language: LanguageCode,
): ReadPath<`${typeof INCOME_PATH}/${string}/derivation`> =>
  `${INCOME_PATH}/${paymentId}/derivation?${new URLSearchParams({ language })}`;

/** How a payment came about. @throws GatewayError `not_found`. */
export const derivationQuery = (paymentId: string, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(derivationPath(paymentId, language)), ...OF_MEMBER, staleTime: 0 });

/** The running five minutes of the real-time salary. @throws GatewayError `feature_disabled`. */
export const realtimeSalaryQuery = (language: LanguageCode) =>
  queryOptions({
    ...gatewayQuery(`${REALTIME_PATH}?${new URLSearchParams({ language })}`),
    ...OF_MEMBER,
    staleTime: 0,
    refetchInterval: RUNNING_EVERY_MS,
  });

/** Asks for one payment that is ready, or for all of a kind. A repeat asks for nothing more. @throws GatewayError */
export const askForPayment = async (
  kind: AgentPlanKind,
  paymentId: string | undefined,
  language: LanguageCode,
): Promise<RequestedPayments> =>
  await sendValue('POST', REQUESTS[kind], paymentId === undefined ? {} : { paymentId }, language);

/** Whether a query is about the agent's income. */
export const isAboutIncome = ([path]: readonly unknown[]): boolean =>
  typeof path === 'string' && (path.startsWith(INCOME_PATH) || path.startsWith(REALTIME_PATH));
