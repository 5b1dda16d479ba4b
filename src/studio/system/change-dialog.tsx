import { CallRefused } from '../calls/desk-client.ts';
import { useWords } from '../i18n/words.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import type { useAskedChange } from './site-status.ts';

/** The question before a change of a site's status, and its refusal afterwards. */
export function ChangeDialog({ asked, cancel, confirm, isPending, error }: ReturnType<typeof useAskedChange>) {
  const t = useWords();
  return (
    <>
      {error !== null && (
        <Notice tone="error" title={t('system.notChanged')}>
          {error instanceof CallRefused && error.message !== '' ? error.message : t('system.noAnswer')}
        </Notice>
      )}
      {asked !== null && (
        <ConfirmDialog
          title={asked.title}
          action={asked.action}
          isBusy={isPending}
          onConfirm={confirm}
          onCancel={cancel}
        >
          <ul>
            {asked.effects.map((effect) => (
              <li key={effect}>{effect}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </>
  );
}
