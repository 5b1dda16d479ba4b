import { useState } from 'react';
import type { VendorKeyMade } from '#contracts/generated/contracts.ts';
import { useWords } from '../i18n/words.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { OnceShown } from '../ui/once-shown.tsx';

interface NewKeyDialogProps {
  readonly made: VendorKeyMade;
  readonly onClose: () => void;
}

/** Shows a new key once. It closes when the operator confirms that the key is stored. */
export function NewKeyDialog({ made: { key, keyId, integration }, onClose }: NewKeyDialogProps) {
  const t = useWords();
  const [isStored, setStored] = useState(false);
  const title = t('integration.newKey', { number: keyId, integration: integration.integrationId });
  return (
    <ConfirmDialog
      title={title}
      action={t('integration.done')}
      isBusy={false}
      disabledReason={isStored ? undefined : t('integration.storeFirst')}
      onConfirm={onClose}
    >
      <Notice tone="warn">{t('integration.onlyNow')}</Notice>
      <OnceShown label={title} text={key} />
      <CheckField label={t('integration.stored')} isChecked={isStored} onCheck={setStored} />
    </ConfirmDialog>
  );
}
