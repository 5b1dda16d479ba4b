import { useWords } from '#portal/i18n/words.tsx';
import { IconButton } from './button.tsx';
import { Icon } from './icon.tsx';

/** Closes what it stands in. */
export function CloseButton({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  return (
    <IconButton type="button" aria-label={t('action.close')} onClick={onClose}>
      <Icon name="x" />
    </IconButton>
  );
}
