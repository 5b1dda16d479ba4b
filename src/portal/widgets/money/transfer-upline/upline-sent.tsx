import type { UplineTransfer } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoney } from '#portal/site/use-money.ts';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { useFirstFocus } from '#portal/ui/use-first-focus.ts';
import { Done, Receipt } from './transfer-upline.styles.ts';

interface UplineSentProps {
  readonly transfer: UplineTransfer;
  readonly name: string;
  readonly onAgain: () => void;
}

/** A transfer that was made, with its reference and what is left. It takes the focus from the form that is gone. */
export function UplineSent({ transfer: { amount, balance, reference }, name, onAgain }: UplineSentProps) {
  const t = useFormWords();
  const money = useMoney();
  const head = useFirstFocus<HTMLHeadingElement>();
  return (
    <Done data-outcome="sent">
      <i>
        <Icon name="check" size={26} />
      </i>
      <h2 ref={head} tabIndex={-1}>
        {t('upline.done', { amount: money.say(amount) })}
      </h2>
      <p>{t('upline.doneText', { name })}</p>
      <Receipt>
        <div>
          <dt>{t('depositRecords.head.reference')}</dt>
          <dd translate="no">
            <bdi>{reference}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('upline.balanceNow')}</dt>
          <dd>
            <bdi>{money.say(balance)}</bdi>
          </dd>
        </div>
      </Receipt>
      <Button type="button" $look="secondary" onClick={onAgain}>
        {t('upline.again')}
      </Button>
    </Done>
  );
}
