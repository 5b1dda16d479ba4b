import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWords } from '../i18n/words.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { RowEnd } from './content.styles.ts';

interface RowActionsProps {
  readonly title: string;
  readonly isBusy: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** The address of a new entry that begins as this one; left out where nothing is copied. */
  readonly copyTo?: string;
  readonly onMove: (step: -1 | 1) => void;
  readonly onDelete: () => void;
}

/** The buttons of an entry. Each change is saved as a draft immediately. */
export function RowActions({ title, isBusy, isFirst, isLast, copyTo, onMove, onDelete }: RowActionsProps) {
  const t = useWords();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  return (
    <RowEnd>
      <IconButton
        icon="arrow-up"
        label={t('content.up', { title })}
        disabled={isBusy || isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon="arrow-down"
        label={t('content.down', { title })}
        disabled={isBusy || isLast}
        onClick={() => onMove(1)}
      />
      {copyTo !== undefined && (
        <IconButton icon="copy" label={t('content.copy', { title })} onClick={() => void navigate(copyTo)} />
      )}
      <IconButton icon="trash-2" label={t('content.delete', { title })} onClick={() => setAsked(true)} />
      {isAsked && (
        <ConfirmDialog
          title={t('content.deleteSure', { title })}
          action={t('content.deleteIt')}
          look="danger"
          isBusy={isBusy}
          onCancel={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false);
            onDelete();
          }}
        >
          <p>{t('content.deleteMore')}</p>
        </ConfirmDialog>
      )}
    </RowEnd>
  );
}
