import { useLayoutEffect, useRef, useState } from 'react';
import type { Deposit } from '#contracts/generated/contracts.ts';
import { failureWords } from '#portal/data/failure-words.ts';
import { FormIcon } from '#portal/forms/form-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { Button } from '#portal/ui/button.tsx';
import { AsideCard } from '../payment-page.styles.ts';
import { SentFailure, SentLine, SentNote } from './sent-part.styles.ts';
import { useDepositNotes } from './use-deposit-notes.ts';

/** Marks a transfer as sent. It changes no status: that comes from the provider. */
export function SentPart({ deposit }: { readonly deposit: Deposit }) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { markSent } = useDepositNotes(deposit);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const line = useRef<HTMLParagraphElement>(null);
  const isSent = deposit.sentAt !== null;
  const wasPressed = useRef(false);
  // The button that had the focus is gone.
  useLayoutEffect(() => {
    if (isSent && wasPressed.current) line.current?.focus({ preventScroll: true });
  }, [isSent]);

  const mark = async (): Promise<void> => {
    wasPressed.current = true;
    setBusy(true);
    setFailure(null);
    await markSent().catch(setFailure);
    setBusy(false);
  };
  return (
    <AsideCard>
      {isSent ? (
        <SentLine ref={line} tabIndex={-1}>
          <FormIcon name="circle-check" size={20} />
          {t('deposit.sent.done')}
        </SentLine>
      ) : (
        <Button type="button" $look="primary" $size="large" disabled={isBusy} onClick={() => void mark()}>
          {t('deposit.sent.go')}
        </Button>
      )}
      {failure !== null && <SentFailure role="alert">{failureWords(failure, say)}</SentFailure>}
      <SentNote>{t('deposit.sent.note')}</SentNote>
    </AsideCard>
  );
}
