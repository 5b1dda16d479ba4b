import { useFormWords } from '#portal/forms/form-place.tsx';
import { CashierIcon } from '../cashier-icon.tsx';
import { Confirmed, Segments } from './paying.styles.ts';

interface ConfirmationsProps {
  readonly done: number;
  readonly required: number;
}

/** How many blocks confirm a payment, as segments; the next one is under way once the network has seen it. */
export function Confirmations({ done, required }: ConfirmationsProps) {
  const t = useFormWords();
  const isSeen = done > 0;
  return (
    <Confirmed>
      <i>
        <CashierIcon name="blocks" />
      </i>
      <div>
        <p>
          <b>{t(isSeen ? 'deposit.crypto.seen' : 'deposit.crypto.unseen')}</b>
          <span>{t('deposit.crypto.confirmations', { done: Math.min(done, required), count: required })}</span>
        </p>
        <Segments aria-hidden="true">
          {[...Array(required).keys()].map((index) => (
            <i key={index} data-look={index < done ? 'done' : isSeen && index === done ? 'now' : 'next'} />
          ))}
        </Segments>
      </div>
    </Confirmed>
  );
}
