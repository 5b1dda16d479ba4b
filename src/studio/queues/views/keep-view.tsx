import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { QueueFilters } from '#contracts/generated/contracts.ts';
import { send } from '#studio/calls/desk-client.ts';
import { useWords } from '#studio/i18n/words.tsx';
import { ConfirmDialog } from '#studio/ui/confirm-dialog.tsx';
import { TextField } from '#studio/ui/text-field.tsx';
import type { QueueKind } from '../queue-kind.ts';
import { viewsKey } from './use-views.ts';
import { viewFault } from './view-fault.ts';

interface KeepViewProps {
  readonly siteId: string;
  readonly kind: QueueKind;
  readonly filters: QueueFilters;
  readonly onClose: () => void;
}

/** Asks for the name under which the present filters are kept. */
export function KeepView({ siteId, kind, filters, onClose }: KeepViewProps) {
  const t = useWords();
  const client = useQueryClient();
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const keeping = useMutation({
    mutationFn: () =>
      send('POST', '/wps/operator/me/queueViews', { siteId, kind: kind.key, name: name.trim(), filters }),
    onSuccess: onClose,
    onSettled: () => client.invalidateQueries({ queryKey: viewsKey }),
  });
  const confirm = (): void => {
    setTried(true);
    if (name.trim() !== '' && !keeping.isPending) keeping.mutate();
  };
  const missing = isTried && name.trim() === '' ? t('views.nameNeeded') : undefined;
  return (
    <ConfirmDialog
      title={t('views.keepTitle')}
      action={t('views.keepAction')}
      isBusy={keeping.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t('views.keepMore')}</p>
      <TextField
        label={t('views.name')}
        value={name}
        onWrite={setName}
        maxLength={40}
        autoFocus
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          confirm();
        }}
        error={missing ?? viewFault(t, keeping.error)}
      />
    </ConfirmDialog>
  );
}
