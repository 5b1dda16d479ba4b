import type { AgentContract, ContractState as State } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Badge, type BadgeTone } from '#portal/ui/account-card.ts';

export const contractStates = [
  ...(['offered', 'active', 'rejected', 'withdrawn'] as const),
  ...(['expired', 'replaced', 'terminated', 'ended'] as const),
] satisfies readonly State[];

const tones: Readonly<Record<State, BadgeTone>> = {
  ...{ offered: 'open', active: 'good', rejected: 'bad', withdrawn: 'quiet' },
  ...{ expired: 'quiet', replaced: 'quiet', terminated: 'bad', ended: 'quiet' },
};

/** The state of a contract. */
export function ContractStateBadge({ contract: { state } }: { readonly contract: Pick<AgentContract, 'state'> }) {
  const t = useFormWords();
  return <Badge $tone={tones[state]}>{t(`contract.state.${state}`)}</Badge>;
}
