import { useState } from 'react';
import { styled } from 'styled-components';
import type { VendorKeyMade } from '#contracts/generated/contracts.ts';
import { useWords } from '../i18n/words.tsx';
import { color, font, radius } from '../theme/tokens.ts';
import { CheckField } from '../ui/check-field.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Notice } from '../ui/notice.tsx';

const Key = styled.output.attrs({ translate: 'no' })`
  display: block;
  padding: 12px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  color: ${color.tx};
  font: 400 13px/20px ${font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`;

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
      <Key aria-label={title}>{key}</Key>
      <div>
        <CopyButton text={key} />
      </div>
      <CheckField label={t('integration.stored')} isChecked={isStored} onCheck={setStored} />
    </ConfirmDialog>
  );
}
