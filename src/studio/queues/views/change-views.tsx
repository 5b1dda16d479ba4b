import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { send } from '#studio/calls/desk-client.ts';
import { failureText } from '#studio/calls/failure-text.ts';
import { useWords } from '#studio/i18n/words.tsx';
import { color } from '#studio/theme/tokens.ts';
import { Button } from '#studio/ui/button.tsx';
import { CheckField } from '#studio/ui/check-field.tsx';
import { IconButton } from '#studio/ui/icon-button.tsx';
import { InfoDialog } from '#studio/ui/info-dialog.tsx';
import { Notice } from '#studio/ui/notice.tsx';
import { TextField } from '#studio/ui/text-field.tsx';
import { type ShownView, viewsKey } from './use-views.ts';
import { viewFault } from './view-fault.ts';

const List = styled.ul`
  display: grid;
  gap: 12px;
  margin-block-start: 12px;
  li + li { padding-block-start: 12px; border-block-start: 1px solid ${color.line}; }
  form { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; }
  form > :first-child { flex: 1 1 100%; }
  form > label { flex: 1; }
`;

interface ChangeViewsProps {
  readonly views: readonly ShownView[];
  readonly onClose: () => void;
}

/** Renames and deletes the operator's own views, and says with which one the queues open. */
export function ChangeViews({ views, onClose }: ChangeViewsProps) {
  const t = useWords();
  useEffect(() => {
    if (views.length === 0) onClose();
  }, [views.length, onClose]);
  return (
    <InfoDialog title={t('views.change')} onClose={onClose}>
      <List>
        {views.map((view) => (
          <li key={view.viewId}>
            <ViewForm view={view} />
          </li>
        ))}
      </List>
    </InfoDialog>
  );
}

function ViewForm({ view }: { readonly view: ShownView }) {
  const t = useWords();
  const client = useQueryClient();
  const [name, setName] = useState(view.name);
  const path = `/wps/operator/me/queueViews/${view.viewId}` as const;
  const onSettled = () => client.invalidateQueries({ queryKey: viewsKey });
  const renaming = useMutation({
    mutationFn: (next: string) => send('PUT', path, { name: next, isStart: view.isStart }),
    onSettled,
  });
  const starting = useMutation({
    mutationFn: (isStart: boolean) => send('PUT', path, { name: view.name, isStart }),
    onSettled,
  });
  const deleting = useMutation({ mutationFn: () => send('DELETE', path, {}), onSettled });
  const typed = name.trim();
  const failed = starting.error ?? deleting.error;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== '') renaming.mutate(typed);
      }}
    >
      <TextField
        label={t('views.nameOf', { kind: t(view.shownKind.label) })}
        value={name}
        onWrite={setName}
        maxLength={40}
        error={typed === '' ? t('views.nameNeeded') : viewFault(t, renaming.error)}
      />
      <CheckField label={t('views.start')} isChecked={view.isStart} onCheck={(isStart) => starting.mutate(isStart)} />
      {typed !== view.name && typed !== '' && (
        <Button type="submit" size="small" isBusy={renaming.isPending}>
          {t('views.rename')}
        </Button>
      )}
      <IconButton icon="trash-2" label={t('views.delete', { name: view.name })} onClick={() => deleting.mutate()} />
      {failed !== null && <Notice tone="error">{failureText(t, failed)}</Notice>}
    </form>
  );
}
