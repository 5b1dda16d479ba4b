import { useState } from 'react';
import type { SelfExclusionProps, SelfExclusionSpan } from '#contracts/generated/contracts.ts';
import { playLimitsQuery } from '#portal/data/play-limits-queries.ts';
import { securityQuery } from '#portal/data/security-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { WaitingForm } from '#portal/forms/waiting-form.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { breaksAfter } from '../break-spans.ts';
import { PauseNote } from '../pause-note.tsx';
import { ChooseLength } from './choose-length.tsx';
import { ConfirmExclusion } from './confirm-exclusion.tsx';
import { Held, Step, Steps } from './self-exclusion.styles.ts';
import { WhatHappens } from './what-happens.tsx';

const FIELDS = 4;
const STEPS = ['length', 'happens', 'confirm'] as const;

export function SelfExclusionView({ nodeId, afterwards, timeOut }: WidgetViewProps<'self-exclusion'>) {
  return (
    <FormPlace nodeId={nodeId} widget="self-exclusion" voice="account" waiting={<WaitingForm fields={FIELDS} />}>
      <ExcludeOneself afterwards={afterwards} {...(timeOut && { timeOut })} />
    </FormPlace>
  );
}

/** Self-exclusion in three steps. None of them has a primary button, and the red one never has the focus first. */
function ExcludeOneself({ afterwards, timeOut }: SelfExclusionProps) {
  const t = useFormWords();
  const { protection } = useSite().site;
  const [step, setStep] = useState<(typeof STEPS)[number]>('length');
  const [chosen, setChosen] = useState<SelfExclusionSpan | null>(null);
  const limits = useOwnQuery(playLimitsQuery());
  const security = useOwnQuery(securityQuery());
  const failed = [limits, security].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <OwnFailure error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!limits.data || !security.data) return <WaitingForm fields={FIELDS} />;
  const { exclusion } = limits.data;
  const possible = breaksAfter(exclusion?.until, Date.now());
  const spans = protection.selfExclusions.filter((span) => possible.includes(span));
  const span = chosen ?? spans[0];
  if (span === undefined) return exclusion && <PauseNote exclusion={exclusion} />;
  const at = STEPS.indexOf(step);
  return (
    <>
      {exclusion?.endsOnRequest && (
        <Held>
          <PauseNote exclusion={exclusion} />
        </Held>
      )}
      <Steps>
        {STEPS.map((name, index) => (
          <Step key={name} $isReached={index <= at} aria-current={index === at ? 'step' : undefined}>
            <i>{index < at ? <Icon name="check" size={15} stroke={2.5} /> : index + 1}</i>
            {t(`protect.step.${name}`)}
          </Step>
        ))}
      </Steps>
      {step === 'length' && (
        <ChooseLength spans={spans} chosen={span} onChoose={setChosen} onNext={() => setStep('happens')} />
      )}
      {step === 'happens' && (
        <WhatHappens span={span} onBack={() => setStep('length')} onNext={() => setStep('confirm')} />
      )}
      {step === 'confirm' && (
        <ConfirmExclusion
          span={span}
          hasPaymentPassword={security.data.paymentPassword.isSet}
          hasPassword={security.data.password.isSet}
          afterwards={afterwards}
          timeOut={timeOut}
          onBack={() => setStep('happens')}
        />
      )}
    </>
  );
}
