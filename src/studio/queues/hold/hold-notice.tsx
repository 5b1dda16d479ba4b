import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureText } from '#studio/calls/failure-text.ts';
import { timeText } from '#studio/i18n/figures.ts';
import { useDeskWords } from '#studio/i18n/words.tsx';
import { Button } from '#studio/ui/button.tsx';
import { Notice } from '#studio/ui/notice.tsx';
import type { Holding, QueueCase, QueueKind } from '../queue-kind.ts';
import { queueKey } from '../use-queue.ts';

interface HoldNoticeProps {
  readonly siteId: string;
  readonly kind: QueueKind;
  readonly holding: Holding;
  readonly open: QueueCase;
  readonly hold: NonNullable<QueueCase['hold']>;
  readonly mayDecide: boolean;
}

/** Says who holds a request, why and until when, and ends the hold. */
export function HoldNotice({ siteId, kind, holding, open, hold, mayDecide }: HoldNoticeProps) {
  const { t, tag } = useDeskWords();
  const client = useQueryClient();
  const ending = useMutation({
    mutationFn: () => holding.end(siteId, open.id),
    onSettled: () => client.invalidateQueries({ queryKey: queueKey(siteId, kind) }),
  });
  const end = (
    <Button look="quiet" size="small" isBusy={ending.isPending} onClick={() => ending.mutate()}>
      {t('hold.end')}
    </Button>
  );
  return (
    <>
      <Notice tone="info" icon="circle-pause" {...(mayDecide && { action: end })}>
        {t('hold.notice', { operator: hold.operator, time: timeText(tag, hold.until), note: hold.note })}
      </Notice>
      {ending.error !== null && <Notice tone="error">{failureText(t, ending.error)}</Notice>}
    </>
  );
}
