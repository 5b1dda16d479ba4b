import { queryOptions } from '@tanstack/react-query';
import type { QueryAt, ReadPath } from '#contracts/call-types.ts';
import type {
  AgentContract,
  AgentPlanKind,
  ContractDraft,
  ContractSimulation,
  ContractSimulationQuery,
  ContractState,
  LanguageCode,
  NewContract,
  SaveContractDraft,
} from '#contracts/generated/contracts.ts';
import { gatewayQuery } from '#portal/data/gateway-client.ts';
import { OF_MEMBER } from '#portal/data/of-member.ts';
import { sendValue } from '#portal/data/send-value.ts';

export const CONTRACTS_PATH = '/wps/agent/contracts';
/** Drafts of offers. */
const DRAFTS_PATH = '/wps/agent/contractDrafts';
export const OWN_CONTRACTS_PATH = '/wps/agent/contracts/own';

/** Which contracts are listed. */
export interface ContractsAsk {
  /** Somebody below; the agent and its direct downlines where it is left out. */
  readonly memberId?: string | undefined;
  readonly kind?: AgentPlanKind | undefined;
  readonly state?: ContractState | undefined;
  /** The whole account of somebody below, in place of the id. */
  readonly account?: string | undefined;
  /** Contracts that were offered before this one; from the latest on where it is left out. */
  readonly before?: string | undefined;
  readonly pageSize: number;
}

export function contractsPath(ask: ContractsAsk, language: LanguageCode): ReadPath<typeof CONTRACTS_PATH> {
  const { memberId, account, kind, state, before, pageSize } = ask;
  return `${CONTRACTS_PATH}?${new URLSearchParams({
    ...{ ...(memberId && { memberId }), ...(account && { account }), ...(kind && { kind }), ...(state && { state }) },
    ...{ ...(before && { before }), pageSize: String(pageSize), language },
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

/** Whether a query is about contracts or drafts of them. */
export const isAboutContracts = ([path]: readonly unknown[]): boolean =>
  typeof path === 'string' && (path.startsWith(CONTRACTS_PATH) || path.startsWith(DRAFTS_PATH));

/** One contract. @throws GatewayError `not_found`. */
export const contractQuery = (contractId: string, language: LanguageCode) =>
  queryOptions({
    ...gatewayQuery(`${CONTRACTS_PATH}/${contractId}?${new URLSearchParams({ language })}`),
    ...OF_MEMBER,
    staleTime: 0,
  });

export const contractPaymentsPath = (contractId: string, before: string | undefined, language: LanguageCode) =>
  `/wps/agent/contractPayments/${contractId}?${new URLSearchParams({
    ...{ ...(before && { before }), pageSize: String(PAYMENTS), language },
  })}` as const;

/** Payments of one page. */
const PAYMENTS = 10;

/** What was paid by a contract, the latest period first. @param before periods that begin earlier. */
export const contractPaymentsQuery = (contractId: string, before: string | undefined, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(contractPaymentsPath(contractId, before, language)), ...OF_MEMBER, staleTime: 0 });

export const draftsPath = (memberId: string, language: LanguageCode) =>
  `${DRAFTS_PATH}/${memberId}?${new URLSearchParams({ language })}` as const;

/** The drafts of offers to a direct downline. @throws GatewayError `not_found` for anybody else. */
export const draftsQuery = (memberId: string, language: LanguageCode) =>
  queryOptions({ ...gatewayQuery(draftsPath(memberId, language)), ...OF_MEMBER, staleTime: 0 });

/** Saves the draft of an offer. @throws GatewayError naming the fields that are refused. */
export const saveDraft = async (
  { memberId, kind }: Pick<ContractDraft, 'memberId' | 'kind'>,
  draft: SaveContractDraft,
  language: LanguageCode,
): Promise<ContractDraft> => await sendValue('PUT', `${DRAFTS_PATH}/${memberId}/${kind}`, draft, language);

/** Takes the draft of an offer away. */
export const discardDraft = async (
  { memberId, kind }: Pick<ContractDraft, 'memberId' | 'kind'>,
  language: LanguageCode,
): Promise<void> => {
  await sendValue('DELETE', `${DRAFTS_PATH}/${memberId}/${kind}`, {}, language);
};
