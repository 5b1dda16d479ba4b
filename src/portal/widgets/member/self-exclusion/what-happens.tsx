import type { SelfExclusionSpan } from '#contracts/generated/contracts.ts';
import { useModalClose } from '#portal/actions/modal-close.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { useFirstFocus } from '#portal/ui/use-first-focus.ts';
import { ProtectionIcon } from '../protection-icon.tsx';
import { ChosenSpan } from './chosen-span.tsx';
import { Effects, Part, StepFoot } from './self-exclusion.styles.ts';

interface WhatHappensProps {
  readonly span: SelfExclusionSpan;
  readonly onBack: () => void;
  readonly onNext: () => void;
}

/** The second step: everything that follows, before anything does. */
export function WhatHappens({ span, onBack, onNext }: WhatHappensProps) {
  const t = useFormWords();
  const close = useModalClose();
  const { isPlay } = useSite().site.currency;
  const place = useFirstFocus<HTMLDivElement>();
  return (
    <Part
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <ChosenSpan ref={place} span={span} onChange={onBack} />
      <ExclusionEffects span={span} isPlay={isPlay === true} />
      <StepFoot>
        <Button type="button" $look="ghost" onClick={onBack}>
          {t('proof.back')}
        </Button>
        <Button type="button" $look="secondary" onClick={close}>
          {t('protect.keepOpen')}
        </Button>
        <Button type="submit" $look="secondary">
          {t('limits.break.continue')}
        </Button>
      </StepFoot>
    </Part>
  );
}

interface ExclusionEffectsProps {
  readonly span: SelfExclusionSpan;
  readonly isPlay: boolean;
}

/** What self-exclusion does. Where coins are played for, nothing is deposited or paid out. */
export function ExclusionEffects({ span, isPlay }: ExclusionEffectsProps) {
  const t = useFormWords();
  const { exclusionEndsOnRequest } = useSite().site.protection;
  return (
    <Effects>
      <li>
        <ProtectionIcon name="log-out" size={17} />
        {t('protect.happens.signOut')}
      </li>
      <li>
        <ProtectionIcon name="ban" size={17} />
        {t('protect.happens.games')}
      </li>
      {!isPlay && (
        <>
          <li>
            <ProtectionIcon name="wallet" size={17} />
            {t('protect.happens.deposits')}
          </li>
          <li>
            <ProtectionIcon name="banknote" size={17} />
            {t('protect.happens.money')}
          </li>
        </>
      )}
      <li>
        <ProtectionIcon name="ticket" size={17} />
        {t('protect.happens.open')}
      </li>
      {exclusionEndsOnRequest && span !== 'forGood' && (
        <li>
          <ProtectionIcon name="calendar-x" size={17} />
          {t('protect.happens.held')}
        </li>
      )}
    </Effects>
  );
}
