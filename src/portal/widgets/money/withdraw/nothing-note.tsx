import type { RefObject } from 'react';
import type { WithdrawalTerms } from '#contracts/generated/contracts.ts';
import { TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { glide } from '#portal/ui/wants-rest.ts';
import { CashierIcon } from '../cashier-icon.tsx';
import { Note } from '../payment-page.styles.ts';

interface NothingNoteProps {
  readonly terms: WithdrawalTerms;
  readonly turnover: RefObject<HTMLElement | null>;
}

/** Says why nothing can be withdrawn, and leads to what is locked. */
export function NothingNote({ terms: { countLeft, locked }, turnover }: NothingNoteProps) {
  const t = useFormWords();
  const show = () => {
    turnover.current?.focus({ preventScroll: true });
    turnover.current?.scrollIntoView({ block: 'start', behavior: glide() });
  };
  return (
    <Note $isWarning>
      <CashierIcon name="info" size={16} stroke={2} />
      <div>
        <p>{t(countLeft === 0 ? 'withdraw.missing.today' : 'withdraw.missing.nothing')}</p>
        {countLeft > 0 && /[1-9]/.test(locked) && (
          <TextButton type="button" onClick={show}>
            {t('withdraw.seeLocked')}
          </TextButton>
        )}
      </div>
    </Note>
  );
}
