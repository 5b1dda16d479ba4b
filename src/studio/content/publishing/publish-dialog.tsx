import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallRefused, send } from '#studio/calls/desk-client.ts';
import { useDeskWords } from '#studio/i18n/words.tsx';
import { sitesQuery } from '#studio/session/operator-session.ts';
import { Button } from '#studio/ui/button.tsx';
import { ConfirmDialog } from '#studio/ui/confirm-dialog.tsx';
import { Notice } from '#studio/ui/notice.tsx';
import type { ContentProps } from '../content-props.ts';
import { contentKey, languagesOf, sourcesQuery } from '../draft.ts';
import { SavingFailure } from '../saving-failure.tsx';
import { changeWords } from './change-words.ts';
import { PreviewNotice } from './preview-notice.tsx';
import { usePreview } from './use-preview.ts';
import { whatChanged } from './what-changed.ts';

interface PublishDialogProps extends ContentProps {
  readonly onClose: () => void;
}

const NOTHING = { sources: {}, assets: {} };

/** Lists what a draft changes, and publishes it if the publication is still the one it was compared with. */
export function PublishDialog({ site, draft, onClose }: PublishDialogProps) {
  const { t, language } = useDeskWords();
  const client = useQueryClient();
  const preview = usePreview(site);
  const { revision, published } = draft;
  const query = useQuery({ ...sourcesQuery(site.id, published?.revision ?? 0), enabled: published !== null });
  const before = published === null ? NOTHING : query.data;
  const publishing = useMutation({
    mutationFn: () =>
      send('POST', `/wps/operator/sites/${site.id}/publish`, {
        revision,
        ...(published !== null && { over: published.publication }),
      }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: contentKey(site.id) });
      void client.invalidateQueries({ queryKey: sitesQuery.queryKey });
      onClose();
    },
  });
  const changes = before && whatChanged(site.id, before, draft, [language, ...languagesOf(draft)]);
  const isConflict = publishing.error instanceof CallRefused && publishing.error.code === 'publication_conflict';
  return (
    <ConfirmDialog
      title={t('content.publishSure', { revision, site: site.name })}
      action={t('content.publish')}
      isBusy={publishing.isPending}
      disabledReason={changes === undefined ? t('content.comparing') : undefined}
      onConfirm={() => publishing.mutate()}
      onCancel={onClose}
    >
      {isConflict ? (
        <Notice tone="error">{t('content.publishConflict')}</Notice>
      ) : (
        <SavingFailure error={publishing.error} />
      )}
      {query.isError && <Notice tone="warn">{t('content.changesUnknown')}</Notice>}
      {changes?.length === 0 && <p>{t('content.nothingChanged')}</p>}
      {changes !== undefined && changes.length > 0 && (
        <ul>
          {changes.map(({ key, change, what, name }) => (
            <li key={key}>{t(changeWords[change], { what: t(what), name })}</li>
          ))}
        </ul>
      )}
      <div>
        <Button icon="eye" size="small" isBusy={preview.isPending} onClick={() => preview.mutate(revision)}>
          {t('content.preview')}
        </Button>
      </div>
      <PreviewNotice preview={preview} />
      <p>{t('content.publishMore')}</p>
    </ConfirmDialog>
  );
}
