import { useState } from 'react';
import { formFailureWords } from '#portal/forms/phone-failure.ts';
import { Button } from '#portal/ui/button.tsx';
import type { BoundField } from '../account-form.ts';
import { FormIcon } from '../form-icon.tsx';
import { useFormWords } from '../form-place.tsx';
import { TextField } from './text-field.tsx';
import { clockOf, useCountdown } from './use-countdown.ts';

const SECONDS_PER_MINUTE = 60;

interface CodeFieldProps {
  readonly field: BoundField;
  readonly label: string;
  /** Has the code sent and answers how many minutes it is good for; null when something has to be filled in first. */
  readonly onSend: () => Promise<number | null>;
}

/**
 * A code that is sent to a number or an address. Another can be had when the last one has run out (specification,
 * section 4, "SMS send").
 */
export function CodeField({ field, label, onSend }: CodeFieldProps) {
  const t = useFormWords();
  const { secondsLeft, start } = useCountdown();
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ readonly failure: unknown } | 'sent' | null>(null);
  const send = async () => {
    setSending(true);
    setOutcome(null);
    try {
      const minutes = await onSend();
      if (minutes === null) return;
      start(minutes * SECONDS_PER_MINUTE);
      setOutcome('sent');
    } catch (failure) {
      setOutcome({ failure });
    } finally {
      setSending(false);
    }
  };
  const failed = outcome !== null && outcome !== 'sent' ? formFailureWords(outcome.failure, t) : undefined;
  return (
    <div>
      <TextField
        {...field}
        fault={field.fault ?? failed}
        label={label}
        isRequired
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        icon={<FormIcon name="shield-check" />}
        {...(outcome === 'sent' && { hint: t('account.codeSent') })}
        beside={
          <Button type="button" $look="secondary" disabled={isSending || secondsLeft > 0} onClick={() => void send()}>
            {secondsLeft > 0
              ? t('account.again', { time: clockOf(secondsLeft) })
              : t(isSending ? 'account.working' : 'account.sendCode')}
          </Button>
        }
      />
      <span className="visually-hidden" role="status">
        {failed ?? (outcome === 'sent' ? t('account.codeSent') : '')}
      </span>
    </div>
  );
}
