import { styled } from 'styled-components';
import type { OperatorLink } from '#contracts/generated/contracts.ts';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { color, font, radius } from '../theme/tokens.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { Notice } from '../ui/notice.tsx';

const Address = styled.output.attrs({ translate: 'no' })`
  display: block;
  padding: 12px;
  border-radius: ${radius.m};
  background: ${color.surf2};
  color: ${color.tx};
  font: 400 13px/20px ${font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`;

/** Shows a new link once. */
export function LinkDialog({ made, onClose }: { readonly made: OperatorLink; readonly onClose: () => void }) {
  const { t, tag } = useDeskWords();
  const { operator, link, expiresAt } = made;
  const title = t('operators.linkFor', { name: operator.name });
  return (
    <ConfirmDialog title={title} action={t('ui.close')} isBusy={false} onConfirm={onClose}>
      <Notice tone="warn">{t('operators.linkOnce')}</Notice>
      <Address aria-label={title}>{link}</Address>
      <div>
        <CopyButton text={link} />
      </div>
      <p>{t('operators.linkUntil', { time: timeText(tag, expiresAt) })}</p>
    </ConfirmDialog>
  );
}
