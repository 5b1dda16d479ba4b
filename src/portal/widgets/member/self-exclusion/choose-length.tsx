import { useId } from 'react';
import type { SelfExclusionSpan } from '#contracts/generated/contracts.ts';
import { useModalClose } from '#portal/actions/modal-close.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Part, Spans, StepFoot } from './self-exclusion.styles.ts';

interface ChooseLengthProps {
  readonly spans: readonly SelfExclusionSpan[];
  readonly chosen: SelfExclusionSpan;
  readonly onChoose: (span: SelfExclusionSpan) => void;
  readonly onNext: () => void;
}

/** The first step: how long. */
export function ChooseLength({ spans, chosen, onChoose, onNext }: ChooseLengthProps) {
  const t = useFormWords();
  const name = useId();
  const close = useModalClose();
  return (
    <Part
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <Spans>
        <legend>{t('limits.break.howLong')}</legend>
        {spans.map((span) => (
          <label key={span}>
            <input type="radio" name={name} value={span} checked={span === chosen} onChange={() => onChoose(span)} />
            <span>{t(`limits.span.${span}`)}</span>
            <Icon name="check" size={18} stroke={2.5} />
          </label>
        ))}
      </Spans>
      <StepFoot>
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
