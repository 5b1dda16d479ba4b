import type { ContractState } from '#contracts/generated/contracts.ts';
import type { AgentContractTable } from '#gateway/database/schema/agent-contract-schema.ts';
import { DomainError } from '#gateway/kit/domain-error.ts';

/** What can be done to a contract, or happens to it. */
export type ContractEvent = 'accept' | 'reject' | 'withdraw' | 'expire' | 'replace' | 'terminate' | 'end';

/** All that can become of a contract. What is not listed is refused. */
const TRANSITIONS: Readonly<Record<ContractState, Readonly<Partial<Record<ContractEvent, ContractState>>>>> = {
  offered: { accept: 'active', reject: 'rejected', withdraw: 'withdrawn', expire: 'expired' },
  active: { replace: 'replaced', terminate: 'terminated', end: 'ended' },
  rejected: {},
  withdrawn: {},
  expired: {},
  replaced: {},
  terminated: {},
  ended: {},
};

interface StatedContract {
  readonly state: AgentContractTable['state'];
  readonly ending: AgentContractTable['ending'];
  readonly expires_at: string;
  readonly from_at: string;
  readonly until_at: string;
}

/**
 * The state of a contract at a moment: an offer expires by the clock, and a contract that ends is active until its last
 * period is over. One that ends before it begins is over at once.
 */
export function stateAt(contract: StatedContract, at: Date): ContractState {
  const { state, ending, expires_at, from_at, until_at } = contract;
  if (state === 'offered') return Date.parse(expires_at) <= at.getTime() ? 'expired' : 'offered';
  if (state !== 'active') return state;
  const isOver = until_at !== 'infinity' && Date.parse(until_at) <= Math.max(at.getTime(), Date.parse(from_at));
  return isOver ? (ending ?? 'ended') : 'active';
}

/** @throws DomainError `contract_closed` where the contract does not take the event. */
export function assertTakes(contract: StatedContract, event: ContractEvent, at: Date): void {
  if (TRANSITIONS[stateAt(contract, at)][event] === undefined) throw new DomainError('contract_closed');
}
