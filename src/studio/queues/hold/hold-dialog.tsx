import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#studio/calls/failure-text.ts';
import { timeText } from '#studio/i18n/figures.ts';
import { localTime, momentOf } from '#studio/i18n/local-time.ts';
import { useDeskWords } from '#studio/i18n/words.tsx';
import { Choice } from '#studio/ui/choice.tsx';
import { ConfirmDialog } from '#studio/ui/confirm-dialog.tsx';
import { Notice } from '#studio/ui/notice.tsx';
import { TextField } from '#studio/ui/text-field.tsx';
import { titleOf } from '../case-title.ts';
import type { Holding, QueueCase, QueueKind } from '../queue-kind.ts';
import { queueKey } from '../use-queue.ts';
import { type HoldTime, holdFault, holdUntil } from './hold-times.ts';

interface HoldDialogProps {
  readonly siteId: string;
  readonly kind: QueueKind;
  readonly holding: Holding;
  readonly open: QueueCase;
  readonly onHeld: () => void;
  readonly onClose: () => void;
}

/** Asks why and until when a request is put aside. Enter in the note does it. */
export function HoldDialog({ siteId, kind, holding, open, onHeld, onClose }: HoldDialogProps) {
  const { t, tag } = useDeskWords();
  const client = useQueryClient();
  const [note, setNote] = useState(open.hold?.note ?? '');
  const [time, setTime] = useState<HoldTime>('hour');
  const [date, setDate] = useState(() => localTime(holdUntil('tomorrow', new Date()).toISOString()));
  const [isTried, setTried] = useState(false);
  // The dialog may be open for long: an hour counts from now on.
  const endOf = (now: Date): string | null => (time === 'date' ? momentOf(date) : holdUntil(time, now).toISOString());
  const now = new Date();
  const until = endOf(now);
  const fault = until === null ? 'hold.noTime' : holdFault(until, now);
  const sending = useMutation({
    mutationFn: (end: string) => holding.hold(siteId, open.id, { note: note.trim(), until: end }),
    onSuccess: onHeld,
    // Also after a failure: without an answer it may have happened.
    onSettled: () => client.invalidateQueries({ queryKey: queueKey(siteId, kind) }),
  });
  const confirm = (): void => {
    setTried(true);
    const end = endOf(new Date());
    if (note.trim() !== '' && end !== null && holdFault(end, new Date()) === undefined && !sending.isPending)
      sending.mutate(end);
  };
  return (
    <ConfirmDialog
      title={t('hold.title', { title: titleOf(t, open) })}
      action={t('hold.action')}
      isBusy={sending.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {sending.error !== null && <Notice tone="error">{failureText(t, sending.error)}</Notice>}
      <TextField
        label={t('hold.note')}
        value={note}
        onWrite={setNote}
        maxLength={300}
        icon="message-square-text"
        autoFocus
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          confirm();
        }}
        error={isTried && note.trim() === '' ? t('hold.noteNeeded') : undefined}
      />
      <Choice
        label={t('hold.until')}
        value={time}
        onChoose={setTime}
        options={[
          { value: 'hour', label: t('hold.hour') },
          { value: 'tomorrow', label: t('hold.tomorrow') },
          { value: 'date', label: t('hold.date') },
        ]}
      />
      {time === 'date' && (
        <TextField
          label={t('hold.at')}
          type="datetime-local"
          value={date}
          onWrite={setDate}
          error={fault && t(fault)}
        />
      )}
      {until !== null && fault === undefined && <p>{t('hold.back', { time: timeText(tag, until, now) })}</p>}
    </ConfirmDialog>
  );
}
