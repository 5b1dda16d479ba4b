import { useWords } from '#portal/i18n/words.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { WaitingRow } from './found-rows.styles.ts';

const ROWS = [0, 1, 2, 3];

/** Stands for the first results while they are on their way. */
export function WaitingRows() {
  const { t } = useWords();
  return (
    <div>
      <span className="visually-hidden">{t('search.waiting')}</span>
      {ROWS.map((row) => (
        <WaitingRow key={row} aria-hidden="true">
          <Skeleton />
          <span>
            <Skeleton />
            <Skeleton />
          </span>
        </WaitingRow>
      ))}
    </div>
  );
}
