import type { Action } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Button } from '#portal/ui/button.tsx';
import { useBettingDesk } from '../desk/betting-context.tsx';
import { ChasePart } from './chase-part.tsx';
import { Sums } from './slip.styles.ts';
import { SlipFailure } from './slip-failure.tsx';
import type { SlipForm } from './use-slip-form.ts';

interface SlipFootProps {
  readonly form: SlipForm;
  readonly deposit: Action;
}

/** The sums of the slip, the draws that it is for, and the button that places it. */
export function SlipFoot({ form, deposit }: SlipFootProps) {
  const t = useFormWords();
  const { amounts, slip, state } = useBettingDesk();
  if (slip.length === 0 && form.failure === null) return null;
  return (
    <>
      <Sums>
        <div>
          <dt>{t('lottery.totalOf', { bets: t('lottery.bets', { count: form.bets }) })}</dt>
          <dd>
            <bdi>{amounts.say(form.costMinor)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('lottery.mostWin')}</dt>
          <dd>
            <bdi>{amounts.say(form.mostMinor)}</bdi>
          </dd>
        </div>
      </Sums>
      <ChasePart form={form} />
      <SlipFailure failure={form.failure} hasFaults={form.faults.size > 0} deposit={deposit} />
      {form.incomplete && <p>{t('lottery.incomplete')}</p>}
      {form.isTooLong && <p>{t('lottery.tooLong')}</p>}
      {state === 'closed' && <p>{t('lottery.closedHint')}</p>}
      <Button type="button" disabled={!form.canPlace} aria-busy={form.isBusy} onClick={form.place}>
        {form.isBusy ? t('lottery.placing') : t('lottery.place.amount', { amount: amounts.say(form.costMinor) })}
      </Button>
    </>
  );
}
