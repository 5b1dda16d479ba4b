import type { Announcement, MemberPromotion } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { RemindMe } from '../promotion-list/remind-me.tsx';
import { Note } from './take-part.styles.ts';

interface ComingProps {
  readonly promotion: Announcement;
  readonly standing: MemberPromotion;
}

/** A reminder of a promotion that has not begun: offered, or that it is asked for. Nothing of others. */
export function Coming({ promotion, standing: { reminder } }: ComingProps) {
  const t = useFormWords();
  if (reminder === null) return null;
  return reminder === 'offered' ? (
    <RemindMe promotion={promotion} size="large" />
  ) : (
    <Note role="status">{t('promotion.own.reminded')}</Note>
  );
}
