import type { Action, AgentContract } from '#contracts/generated/contracts.ts';
import { kindWords } from '#portal/forms/desk/income/plan-kinds.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { OfferNotice, Way } from './contracts.styles.ts';

interface WaitingOfferProps {
  readonly offer: AgentContract;
  /** Where it is answered. */
  readonly action: Action | undefined;
}

/** An offer that waits for the agent's answer. */
export function WaitingOffer({ offer, action }: WaitingOfferProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const moments = useMoments();
  const { kind, version, topRate, openUntil } = offer;
  return (
    <OfferNotice>
      <div>
        <h2>{t('contract.waiting')}</h2>
        {t('contract.upTo', { kind: t(kindWords[kind]), rate: words.rate(topRate) })},{' '}
        {t('pay.version', { version: words.count(version) })}.{' '}
        {t('contract.openUntil', { time: moments.soon(openUntil) })}
      </div>
      {action && (
        <Way action={action} $look="primary" $size="small">
          {t('contract.look')}
        </Way>
      )}
    </OfferNotice>
  );
}
