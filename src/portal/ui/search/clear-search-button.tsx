import { useWords } from '#portal/i18n/words.tsx';
import { IconButton } from '../button.tsx';
import { Icon } from '../icon.tsx';

/** Stands at the end of a search field while there is something to clear. */
export function ClearSearchButton({ onClear }: { readonly onClear: () => void }) {
  const { t } = useWords();
  return (
    <IconButton type="button" $size={36} aria-label={t('search.clear')} onClick={onClear}>
      <Icon name="x" size={16} stroke={2} />
    </IconButton>
  );
}
