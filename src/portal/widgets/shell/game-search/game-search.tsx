import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { ChunkFailureToast } from '#portal/chunks/chunk-failure.tsx';
import { lazyChunk } from '#portal/chunks/lazy-chunk.tsx';
import { gameMenusQuery } from '#portal/data/games/games-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { IconButton } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { SectionBoundary } from '#renderer/section-boundary.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Bar, Place } from './game-search.styles.ts';
import { SearchField } from './search-field.tsx';
import type { SearchSheetProps } from './search-sheet.tsx';

const loadSheet = () => import('./search-sheet.tsx');
const SearchSheet = lazyChunk<SearchSheetProps>({
  load: async () => (await loadSheet()).SearchSheet,
  whenMissing: ({ error, retry, props }) => <ChunkFailureToast error={error} retry={retry} onClose={props.onClose} />,
});

/** Games shown while one types, unless the document says otherwise. */
const DEFAULT_SIZE = 8;

/** Searches games and vendors from wherever its document puts it. The results' code comes when they are wanted. */
export function GameSearchView({ nodeId, look, placeholder, size = DEFAULT_SIZE }: WidgetViewProps<'game-search'>) {
  const { t, text } = useWords();
  const { language } = useSite();
  const { data } = useQuery(gameMenusQuery(language));
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const count = data?.totalCount;
  const asks = placeholder ? text(placeholder) : count ? t('search.placeholder', { count }) : t('search.label');
  const Trigger = look === 'bar' ? Bar : IconButton;
  const open = useCallback(() => {
    void loadSheet().catch(() => {});
    setOpen(true);
  }, []);
  const close = (): void => {
    setOpen(false);
    trigger.current?.focus();
  };
  return (
    <Place
      $look={look}
      role="search"
      aria-label={t('search.label')}
      data-look={look}
      data-node={nodeId}
      data-widget="game-search"
    >
      {look === 'field' && <SearchField placeholder={asks} size={size} hasShortcut whenHidden={open} />}
      <Trigger
        ref={trigger}
        type="button"
        aria-label={t('search.label')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerDown={() => void loadSheet().catch(() => {})}
        onClick={open}
      >
        <Icon name="search" size={look === 'bar' ? 18 : 22} />
        {look === 'bar' && <span>{asks}</span>}
      </Trigger>
      {isOpen && (
        <SectionBoundary onError={close}>
          <SearchSheet placeholder={asks} size={size} onClose={close} />
        </SectionBoundary>
      )}
    </Place>
  );
}
