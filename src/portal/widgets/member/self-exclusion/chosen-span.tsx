import { type Ref, useState } from 'react';
import type { SelfExclusionSpan } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Button } from '#portal/ui/button.tsx';
import { endOfBreak } from '../break-spans.ts';
import { ProtectionIcon } from '../protection-icon.tsx';
import { Mark } from '../protection-limits/protection-limits.styles.ts';
import { Chosen } from './self-exclusion.styles.ts';

interface ChosenSpanProps {
  readonly span: SelfExclusionSpan;
  readonly onChange: () => void;
  readonly ref?: Ref<HTMLDivElement>;
}

/** The length of the self-exclusion, and that it cannot be shortened. */
export function ChosenSpan({ span, onChange, ref }: ChosenSpanProps) {
  const t = useFormWords();
  const moments = useMoments();
  const [until] = useState(() => endOfBreak(span, Date.now()));
  return (
    <Chosen ref={ref} tabIndex={-1}>
      <Mark $isSevere>
        <ProtectionIcon name="calendar-x" />
      </Mark>
      <div>
        <strong>
          {until === null
            ? t('protect.closedForGood')
            : t('protect.closedFor', { span: t(`limits.span.${span}`), day: moments.day(until) })}
        </strong>
        <small>{t('protect.holds')}</small>
      </div>
      <Button type="button" $look="secondary" $size="small" onClick={onChange}>
        {t('protect.change')}
      </Button>
    </Chosen>
  );
}
