import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { KindIcon } from './kind-icon.tsx';
import { kindOf, type PayoutChoice } from './payout-kind.ts';
import { Account, Mark } from './payout-part.styles.ts';

interface PayoutCardProps {
  readonly group: string;
  readonly account: PayoutChoice;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** An account as the label of its radio button. One that is too new says from when it can be paid to. */
export function PayoutCard({ group, account, isChosen, onChoose }: PayoutCardProps) {
  const t = useFormWords();
  const moments = useMoments();
  const { payoutId, to, usableFrom } = account;
  return (
    <Account>
      <input
        type="radio"
        name={group}
        value={payoutId}
        checked={isChosen}
        disabled={usableFrom !== null}
        onChange={onChoose}
      />
      <i>
        <KindIcon kind={kindOf(to)} size={19} />
      </i>
      <span>
        <strong>
          <bdi>{to.name}</bdi>
        </strong>
        <small>
          <bdi dir="ltr">{to.maskedNumber}</bdi>
        </small>
        {usableFrom !== null && (
          <small data-opens>
            <time dateTime={usableFrom}>{t('withdraw.usableFrom', { time: moments.soon(usableFrom) })}</time>
          </small>
        )}
      </span>
      <Mark>
        <Icon name="check" size={14} stroke={3} />
      </Mark>
    </Account>
  );
}
