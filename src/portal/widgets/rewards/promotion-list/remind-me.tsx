import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Announcement } from '#contracts/generated/contracts.ts';
import { failureWords } from '#portal/data/failure-words.ts';
import { isAboutPromotions } from '#portal/data/is-about-promotions.ts';
import { remindOfPromotion } from '#portal/data/promotion-calls.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';

interface RemindMeProps {
  readonly promotion: Announcement;
  readonly size: 'small' | 'large';
}

/** Has a message sent when the promotion begins. */
export function RemindMe({ promotion: { id, title }, size }: RemindMeProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { language } = useSite();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const ask = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await remindOfPromotion(id, language);
    } catch (error) {
      setFailure(error);
    }
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAboutPromotions(queryKey) });
    setBusy(false);
  };
  const label = t('promotion.own.remind');
  return (
    <>
      <Button
        type="button"
        $size={size}
        $look="secondary"
        aria-label={`${label}: ${title}`}
        disabled={isBusy}
        onClick={() => void ask()}
      >
        {label}
      </Button>
      {failure !== null && <small role="alert">{failureWords(failure, say)}</small>}
    </>
  );
}
