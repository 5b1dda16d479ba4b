import type { Action } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { failureWords } from '#portal/data/failure-words.ts';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { unbroken } from '#portal/i18n/left-to-right.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useBettingDesk } from '../desk/betting-context.tsx';
import { remedyOf } from './refusal.ts';
import { Refused } from './slip.styles.ts';

interface SlipFailureProps {
  readonly failure: unknown;
  /** Rows say what is wrong with them. */
  readonly hasFaults: boolean;
  readonly deposit: Action;
}

/** The refusal of the slip, with the way on: a deposit, or the next draw. */
export function SlipFailure({ failure, hasFaults, deposit }: SlipFailureProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { nextDraw, goToDraw } = useBettingDesk();
  if (failure === null) return null;
  const remedy = remedyOf(failure);
  return (
    <Refused role="alert">
      <FormIcon name="circle-alert" size={18} />
      <div>
        <span>{failureWords(failure, say)}</span>
        {hasFaults && <small>{t('lottery.faultyRows')}</small>}
        {remedy === 'deposit' && <ActionControl action={deposit}>{t('lottery.deposit')}</ActionControl>}
        {remedy === 'nextDraw' && nextDraw && (
          <button type="button" onClick={() => goToDraw(nextDraw.issue)}>
            {t('lottery.betOn', { issue: unbroken(nextDraw.issue) })}
          </button>
        )}
      </div>
    </Refused>
  );
}
