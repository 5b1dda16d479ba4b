import { useRef } from 'react';
import type { Announcement, MemberPromotion } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { RemindMe } from '../promotion-list/remind-me.tsx';
import { Reminder } from './take-part.styles.ts';

interface ComingProps {
  readonly promotion: Announcement;
  readonly standing: MemberPromotion;
}

/** A reminder of a promotion that has not begun: offered, or that it is asked for. Nothing of others. */
export function Coming({ promotion, standing: { reminder } }: ComingProps) {
  const t = useFormWords();
  const told = useRef<HTMLParagraphElement>(null);
  if (reminder === null) return null;
  return (
    <Reminder>
      {reminder === 'offered' && <RemindMe promotion={promotion} size="large" note={told} />}
      <p ref={told} role="status" tabIndex={-1}>
        {reminder === 'asked' && t('promotion.own.reminded')}
      </p>
    </Reminder>
  );
}
