import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TimeOutSpan } from '#contracts/generated/contracts.ts';
import { takePlayBreak } from '#portal/data/play-limits-calls.ts';
import { keepPlayLimits } from '#portal/data/play-limits-queries.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useUnaffected } from '#portal/forms/holds/use-unaffected.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Button } from '#portal/ui/button.tsx';
import { useFirstFocus } from '#portal/ui/use-first-focus.ts';
import { endOfBreak } from '../break-spans.ts';
import { Confirm } from './protection-pauses.styles.ts';

interface ConfirmTimeOutProps {
  readonly span: TimeOutSpan;
  readonly onKeep: () => void;
  readonly onBegun: () => void;
}

/** Says what a time-out means before it begins, since nothing ends it early. The harmless answer comes first. */
export function ConfirmTimeOut({ span, onKeep, onBegun }: ConfirmTimeOutProps) {
  const t = useFormWords();
  const moments = useMoments();
  const unaffected = useUnaffected();
  const queryClient = useQueryClient();
  const { language } = useSite();
  const title = useFirstFocus<HTMLHeadingElement>();
  const [until] = useState(() => endOfBreak(span, Date.now()));
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const begin = async (): Promise<void> => {
    setSending(true);
    setFailure(null);
    try {
      keepPlayLimits(queryClient, await takePlayBreak({ span }, language));
      onBegun();
    } catch (error) {
      setFailure(error);
      setSending(false);
    }
  };
  return (
    <Confirm>
      <h3 ref={title} tabIndex={-1}>
        {t('limits.break.chosen', { span: t(`limits.span.${span}`) })}
      </h3>
      <p>
        {until !== null && t('limits.break.until', { moment: moments.whole(until) })} {t('limits.break.final')}{' '}
        {unaffected}
      </p>
      <FormFailure failure={failure} />
      <div>
        <Button type="button" $look="secondary" disabled={isSending} onClick={onKeep}>
          {t('protect.cancel')}
        </Button>
        <Button type="button" disabled={isSending} onClick={() => void begin()}>
          {t(isSending ? 'account.working' : 'limits.break.start')}
        </Button>
      </div>
    </Confirm>
  );
}
