import { useState } from 'react';
import { moneyText } from '#studio/i18n/figures.ts';
import { useDeskWords } from '#studio/i18n/words.tsx';
import { ConfirmDialog } from '#studio/ui/confirm-dialog.tsx';
import { Notice } from '#studio/ui/notice.tsx';
import { TextField } from '#studio/ui/text-field.tsx';
import { ownerOf, titleOf } from '../case-title.ts';
import type { Decision, QueueCase, QueueKind } from '../queue-kind.ts';
import { ReasonPicker } from '../reason-picker.tsx';
import { bulkPlan } from './bulk-plan.ts';
import { type BulkRun, useBulk } from './use-bulk.ts';

interface BulkDialogProps {
  readonly siteId: string;
  readonly kind: QueueKind;
  readonly decision: Decision;
  readonly cases: readonly QueueCase[];
  readonly operator: string | null;
  readonly mayDecide: boolean;
  readonly isStale: boolean;
  readonly onClose: () => void;
}

/** Previews one decision on several requests, makes it, and lists refusals. */
export function BulkDialog({ siteId, kind, decision, cases, onClose, ...who }: BulkDialogProps) {
  const { t, tag } = useDeskWords();
  const [note, setNote] = useState('');
  const [isTried, setIsTried] = useState(false);
  // The plan of the first render: decided requests leave the list while it runs.
  const [plan] = useState(() => bulkPlan(t, decision, cases, who));
  const { run, start, stop } = useBulk(siteId, kind);
  const count = plan.decided.length;
  const isMissing = kind.needsNote.includes(decision) && note.trim() === '';
  const what = t(kind.words[decision]);

  if (run !== null)
    return (
      <ConfirmDialog
        title={t(run.isOver ? 'bulk.over' : 'bulk.running', { what })}
        action={t(run.isOver ? 'decide.close' : 'bulk.stop')}
        isBusy={false}
        onConfirm={run.isOver ? onClose : stop}
      >
        <Progress run={run} />
      </ConfirmDialog>
    );
  return (
    <ConfirmDialog
      title={t('bulk.title', { what, count })}
      action={what}
      look={decision === 'reject' ? 'danger' : 'primary'}
      isBusy={false}
      disabledReason={count === 0 ? t('bulk.none') : undefined}
      onCancel={onClose}
      onConfirm={() => {
        setIsTried(true);
        const text = note.trim() || t('decide.noNote');
        if (!isMissing) void start(decision, plan.decided, text);
      }}
    >
      {plan.sums.length > 0 && (
        <p>
          {t('bulk.sum')}{' '}
          <b>
            {plan.sums
              .map(({ currency, value }) =>
                currency === 'points' ? t('case.points', { count: Number(value) }) : moneyText(tag, value, currency),
              )
              .join(', ')}
          </b>
        </p>
      )}
      <ul>
        {plan.decided.map((one) => (
          <li key={one.id} translate="no">
            {ownerOf(t, one)}, {titleOf(t, one)}
          </li>
        ))}
      </ul>
      {plan.leftOut.length > 0 && (
        <>
          <Notice tone="warn">{t('bulk.leftOut', { count: plan.leftOut.length })}</Notice>
          <ul>
            {plan.leftOut.map(({ case: one, why }) => (
              <li key={one.id}>
                <span translate="no">{ownerOf(t, one)}</span>: {why}
              </li>
            ))}
          </ul>
        </>
      )}
      <ReasonPicker kind={kind} decision={decision} onChoose={setNote} />
      <TextField
        label={t(kind.noteIsRead.includes(decision) ? 'decide.noteRead' : 'decide.note')}
        value={note}
        onWrite={setNote}
        maxLength={300}
        error={isTried && isMissing ? t('decide.noteNeeded') : undefined}
      />
    </ConfirmDialog>
  );
}

function Progress({ run: { total, done, refused } }: { readonly run: BulkRun }) {
  const { t } = useDeskWords();
  return (
    <>
      <p role="status">{t('bulk.done', { done, total })}</p>
      {refused.length > 0 && (
        <>
          <Notice tone="error">{t('bulk.refused', { count: refused.length })}</Notice>
          <ul>
            {refused.map(({ case: one, message }) => (
              <li key={one.id}>
                <span translate="no">{ownerOf(t, one)}</span>: {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
