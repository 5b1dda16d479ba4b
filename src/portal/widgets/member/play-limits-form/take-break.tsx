import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { PlayBreak, PlayLimits } from '#contracts/generated/contracts.ts';
import { useModalClose } from '#portal/actions/modal-close.tsx';
import { takePlayBreak } from '#portal/data/play-limits-calls.ts';
import { keepPlayLimits } from '#portal/data/play-limits-queries.ts';
import { useAccountForm } from '#portal/forms/account-form.ts';
import { Form, Lead } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { PauseNote } from '../pause-note.tsx';
import { breakSpans, breaksAfter } from './break-spans.ts';
import { ConfirmBreak } from './confirm-break.tsx';
import { DoneNote } from './done-note.tsx';
import { PartForm } from './play-limits-form.styles.ts';
import { SpanChoice } from './span-choice.tsx';

/** Takes a break from playing, or extends one: its length, its effects, and the confirmation. */
export function TakeBreak({ own: { exclusion } }: { readonly own: PlayLimits }) {
  const t = useFormWords();
  const { language } = useSite();
  const queryClient = useQueryClient();
  const close = useModalClose();
  const [nowMs] = useState(() => Date.now());
  const [step, setStep] = useState<'choose' | 'confirm' | 'choose again' | 'done'>('choose');
  const spans = breaksAfter(exclusion?.until, nowMs);
  const form = useAccountForm<'span'>({
    names: ['span'],
    initial: { span: spans[0] ?? 'forGood' },
    check: () => undefined,
    send: async ({ span }) => {
      keepPlayLimits(queryClient, await takePlayBreak(spanOf(span), language));
      setStep('done');
    },
    // A refusal is shown at the step where the break is chosen.
    onRefused: () => setStep('choose again'),
  });
  // The break in force may have grown meanwhile, from another page or by an operator.
  const span = spans.find((one) => one === form.values.span) ?? spans[0] ?? 'forGood';
  const goOn = (event: FormEvent): void => {
    event.preventDefault();
    form.setFailure(null);
    form.write('span', span);
    setStep('confirm');
  };
  const closing = (
    <Button type="button" $look="secondary" $size="large" onClick={close}>
      {t('action.close')}
    </Button>
  );
  if (step === 'done')
    return (
      <Form as="div">
        <DoneNote text={t('limits.break.begun')} />
        {exclusion && <PauseNote exclusion={exclusion} />}
        {closing}
      </Form>
    );
  if (spans.length === 0)
    return (
      <Form as="div">
        {exclusion && <PauseNote exclusion={exclusion} />}
        {closing}
      </Form>
    );
  return (
    <PartForm ref={form.ref} onSubmit={step === 'confirm' ? form.submit : goOn} noValidate>
      {step === 'confirm' ? (
        <ConfirmBreak span={span} isSending={form.isSending} onBack={() => setStep('choose again')} />
      ) : (
        <>
          {exclusion ? <PauseNote exclusion={exclusion} /> : <Lead>{t('limits.break.lead')}</Lead>}
          <SpanChoice
            field={{ ...form.bind('span'), value: span }}
            label={t(exclusion ? 'limits.break.longer' : 'limits.break.howLong')}
            spans={spans}
            failure={form.failure}
            hasFocus={step === 'choose again'}
          />
          <Button type="submit" $size="large">
            {t('limits.break.continue')}
          </Button>
        </>
      )}
    </PartForm>
  );
}

const spanOf = (value: string): PlayBreak => breakSpans.find((span) => span === value) ?? 'day';
