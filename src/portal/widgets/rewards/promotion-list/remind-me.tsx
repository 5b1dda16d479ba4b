import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
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
  /** Says later that it is asked for, and stays when the button goes: the focus is led there. */
  readonly note: RefObject<HTMLElement | null>;
}

/** Has a message sent when the promotion begins. */
export function RemindMe({ promotion: { id, title }, size, note }: RemindMeProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { language } = useSite();
  const queryClient = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const button = useRef<HTMLButtonElement>(null);
  const ask = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    try {
      await remindOfPromotion(id, language);
      if (document.activeElement === button.current) note.current?.focus();
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
        ref={button}
        type="button"
        $size={size}
        $look="secondary"
        aria-label={`${label}: ${title}`}
        aria-disabled={isBusy}
        onClick={() => void ask()}
      >
        {label}
      </Button>
      {failure !== null && <small role="alert">{failureWords(failure, say)}</small>}
    </>
  );
}
