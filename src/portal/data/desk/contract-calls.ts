import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type {
  AgentContract,
  AgentPlanKind,
  ContractSimulation,
  ContractSimulationQuery,
  ContractState,
  LanguageCode,
  NewContract,
} from '#contracts/generated/contracts.ts';
import { gatewayQuery } from '#portal/data/gateway-client.ts';
import { OF_MEMBER } from '#portal/data/of-member.ts';
import { sendValue } from '#portal/data/send-value.ts';

export const CONTRACTS_PATH = '/wps/agent/contracts';
export const OWN_CONTRACTS_PATH = '/wps/agent/contracts/own';

/** Which contracts are listed. */
export interface ContractsAsk {
  /** Somebody below; the agent and its direct downlines where it is left out. */
  readonly memberId?: string | undefined;
  readonly kind?: AgentPlanKind | undefined;
  readonly state?: ContractState | undefined;
  readonly pageNo: number;
  readonly pageSize: number;
}

export function contractsPath(ask: ContractsAsk, language: LanguageCode): ReadPath<typeof CONTRACTS_PATH> {
  const { memberId, kind, state, pageNo, pageSize } = ask;
  return `${CONTRACTS_PATH}?${new URLSearchParams({
    ...{ ...(memberId && { memberId }), ...(kind && { kind }), ...(state && { state }) },
    ...{ pageNo: String(pageNo), pageSize: String(pageSize), language },
  } satisfies QueryAt<typeof CONTRACTS_PATH>)}`;
}

/** A page of contracts, the latest first. */
export const contractsQuery = (ask: ContractsAsk, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(contractsPath(ask, language)), ...OF_MEMBER, staleTime: 0 });

export const ownContractsPath = (language: LanguageCode): ReadPath<typeof OWN_CONTRACTS_PATH> =>
  `${OWN_CONTRACTS_PATH}?${new URLSearchParams({ language })}`;

/** What the agent is paid by, and the offers that wait for its answer. */
export const ownContractsQuery = (language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(ownContractsPath(language)), ...OF_MEMBER, staleTime: 30_000 });

/** Offers a contract; the same key never offers it twice. @throws GatewayError naming the fields that are refused. */
export const offerContract = async (
  offer: NewContract,
  idempotencyKey: string,
  language: LanguageCode,
): Promise<AgentContract> =>
  await sendValue('POST', CONTRACTS_PATH, offer, language, { 'idempotency-key': idempotencyKey });

/** What an offer would have paid in past periods. @throws GatewayError naming the fields that are refused. */
export const simulateContract = async (
  asked: ContractSimulationQuery,
  language: LanguageCode,
): Promise<ContractSimulation> => await sendValue('POST', `${CONTRACTS_PATH}/simulation`, asked, language);

/** @param agrees that contracts below which pay more end with it. @throws GatewayError `contract_closed`. */
export const acceptContract = async (
  contractId: string,
  agrees: boolean,
  language: LanguageCode,
): Promise<AgentContract> =>
  await sendValue('POST', `${CONTRACTS_PATH}/${contractId}/accept`, agrees ? { agrees } : {}, language);

/** @throws GatewayError `contract_closed`. */
export const rejectContract = async (
  contractId: string,
  reason: string,
  language: LanguageCode,
): Promise<AgentContract> => await sendValue('POST', `${CONTRACTS_PATH}/${contractId}/reject`, { reason }, language);

/** Withdraws an offer, or terminates a contract at the end of its period. @throws GatewayError `contract_closed`. */
export const endContract = async (
  contractId: string,
  way: 'withdraw' | 'terminate',
  language: LanguageCode,
): Promise<AgentContract> => await sendValue('POST', `${CONTRACTS_PATH}/${contractId}/${way}`, {}, language);

/** Whether a query is about contracts. */
export const isAboutContracts = ([path]: readonly unknown[]): boolean =>
  typeof path === 'string' && path.startsWith(CONTRACTS_PATH);

/** One contract. @throws GatewayError `not_found`. */
export const contractQuery = (contractId: string, language: LanguageCode) =>
  queryOptions({
    ...gatewayQuery(`${CONTRACTS_PATH}/${contractId}?${new URLSearchParams({ language })}`),
    ...OF_MEMBER,
    staleTime: 0,
  });
