import { useWords } from '#portal/i18n/words.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { FaceLine, NameLine, WaitingRows } from './desk-states.styles.ts';
import { useAfterDelay } from './use-after-delay.ts';

/** Widths of the first cell in percent: names are of many lengths. */
const NAMES = [46, 38, 52, 34, 44, 40] as const;

interface TableWaitingProps {
  /** Columns of figures beside the name. */
  readonly figures?: number;
  readonly rows?: number;
  /** Rows begin with the picture of an account. */
  readonly hasFaces?: boolean;
}

/** Keeps the room of a table while it loads; its lines show after 150 ms. */
export function TableWaiting({ figures = 2, rows = 6, hasFaces = false }: TableWaitingProps) {
  const { t } = useWords();
  const isSeen = useAfterDelay();
  return (
    <WaitingRows $isSeen={isSeen} role="status" aria-busy="true" aria-label={t('loading.label')}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: The rows are all alike.
        <div key={row}>
          {hasFaces && <FaceLine $radius="50%" />}
          <NameLine data-name="" $percent={NAMES[row % NAMES.length] ?? NAMES[0]} />
          {Array.from({ length: figures }, (_, figure) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: The figures are all alike.
            <Skeleton key={figure} data-figure="" />
          ))}
        </div>
      ))}
    </WaitingRows>
  );
}
