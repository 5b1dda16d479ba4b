import { useEffect, useRef, useState } from 'react';
import type { PlayBreak } from '#contracts/generated/contracts.ts';
import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { FootLine, TextButton } from '#portal/forms/form-look.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Button } from '#portal/ui/button.tsx';
import { useUnaffected } from '../use-unaffected.ts';
import { endOfBreak } from './break-spans.ts';
import { Chosen } from './play-limits-form.styles.ts';

interface ConfirmBreakProps {
  readonly span: PlayBreak;
  readonly isSending: boolean;
  readonly onBack: () => void;
}

/** Says what a break means before it begins, since nothing ends it early. */
export function ConfirmBreak({ span, isSending, onBack }: ConfirmBreakProps) {
  const t = useFormWords();
  const moments = useMoments();
  const unaffected = useUnaffected();
  const title = useRef<HTMLHeadingElement>(null);
  const [until] = useState(() => endOfBreak(span, Date.now()));
  // The control that had the focus is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <Chosen>
        <h3 ref={title} tabIndex={-1}>
          {t('limits.break.chosen', { span: t(`limits.span.${span}`) })}
        </h3>
        <ul>
          <li>
            <AccountIcon name="circle-pause" size={20} />
            <strong>
              {until === null ? t('limits.break.always') : t('limits.break.until', { moment: moments.whole(until) })}
            </strong>
          </li>
          <li>
            <AccountIcon name="lock-keyhole" size={20} />
            {t('limits.break.final')}
          </li>
          <li>
            <AccountIcon name="wallet" size={20} />
            {unaffected}
          </li>
        </ul>
      </Chosen>
      <Button type="submit" $size="large" disabled={isSending}>
        {t(isSending ? 'account.working' : span === 'forGood' ? 'limits.break.startForGood' : 'limits.break.start')}
      </Button>
      <FootLine>
        <TextButton type="button" disabled={isSending} onClick={onBack}>
          {t('proof.back')}
        </TextButton>
      </FootLine>
    </>
  );
}
