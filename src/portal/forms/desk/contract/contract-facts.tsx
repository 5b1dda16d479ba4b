import type { ReactNode } from 'react';
import type { AgentContract } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { usePlanWords } from '../income/use-plan-words.ts';
import { FactStrip } from './contract.styles.ts';

/** When a contract is settled, from when on it counts, and one more fact, whose name is given. */
export function ContractFacts({
  contract: { period, startsOn },
  name,
  children,
}: {
  readonly contract: Pick<AgentContract, 'period' | 'startsOn'>;
  readonly name: string;
  readonly children: ReactNode;
}) {
  const t = useFormWords();
  const words = usePlanWords();
  return (
    <FactStrip>
      <div>
        <dt>{t('contract.settled')}</dt>
        <dd>{t(`contract.period.${period}`)}</dd>
      </div>
      <div>
        <dt>{t('contract.starts')}</dt>
        <dd>{words.day(startsOn)}</dd>
      </div>
      <div>
        <dt>{name}</dt>
        <dd>{children}</dd>
      </div>
    </FactStrip>
  );
}
