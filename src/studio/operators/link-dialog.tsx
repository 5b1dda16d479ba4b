import type { OperatorLink } from '#contracts/generated/contracts.ts';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { OnceShown } from '../ui/once-shown.tsx';

/** Shows a new link once. */
export function LinkDialog({ made, onClose }: { readonly made: OperatorLink; readonly onClose: () => void }) {
  const { t, tag } = useDeskWords();
  const { operator, link, expiresAt } = made;
  const title = t('operators.linkFor', { name: operator.name });
  return (
    <ConfirmDialog title={title} action={t('ui.close')} isBusy={false} onConfirm={onClose}>
      <Notice tone="warn">{t('operators.linkOnce')}</Notice>
      <OnceShown label={title} text={link} />
      <p>{t('operators.linkUntil', { time: timeText(tag, expiresAt) })}</p>
    </ConfirmDialog>
  );
}
