import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import type { GameMenuEntry, TopNavigationProps } from '#contracts/generated/contracts.ts';
import { CategoryLink } from '#portal/actions/category-link.tsx';
import { currentMark } from '#portal/actions/current-action.ts';
import { ChunkFailureBelow } from '#portal/chunks/chunk-failure.tsx';
import { lazyChunk } from '#portal/chunks/lazy-chunk.tsx';
import { vendorLanesQuery } from '#portal/data/games/games-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useCurrentGameType } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { SectionBoundary } from '#renderer/section-boundary.tsx';
import { Item } from './top-navigation.styles.ts';
import type { DropDown } from './use-drop-down.ts';
import type { VendorPanelProps } from './vendor-panel.tsx';

const loadPanel = () => import('./vendor-panel.tsx');
const VendorPanel = lazyChunk<VendorPanelProps>({
  load: async () => (await loadPanel()).VendorPanel,
  whenMissing: ({ error, retry }) => <ChunkFailureBelow error={error} retry={retry} />,
});

interface CategoryItemProps {
  readonly category: GameMenuEntry;
  readonly dropDown: DropDown;
  readonly settings: Pick<TopNavigationProps, 'wideAbove' | 'vendorsShown' | 'shortcutsMenu'>;
}

/** A category: its name leads to it, its arrow opens its vendors. One with a single vendor has nothing to open. */
export function CategoryItem({ category, dropDown, settings }: CategoryItemProps) {
  const { gameCategory, title, vendorCount } = category;
  const { t } = useWords();
  const { language } = useSite();
  const queryClient = useQueryClient();
  const chosen = useCurrentGameType();
  const panelId = useId();
  const place = useRef<HTMLLIElement>(null);
  const [startPx, setStartPx] = useState(0);
  const opens = vendorCount > 1;
  const isWide = vendorCount > settings.wideAbove;
  const isOpen = opens && dropDown.open?.id === gameCategory;

  /** Fetches what will be shown, and looks where it belongs. */
  const prepare = (): void => {
    void loadPanel().catch(() => {});
    void queryClient.prefetchQuery(vendorLanesQuery(language));
    const item = place.current?.getBoundingClientRect();
    const band = place.current?.closest('nav')?.getBoundingClientRect();
    if (!item || !band) return;
    const isRightToLeft = document.documentElement.dir === 'rtl';
    setStartPx(isRightToLeft ? band.right - item.right : item.left - band.left);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' || !opens || isOpen) return;
    event.preventDefault();
    prepare();
    dropDown.onEnterByKey(gameCategory);
  };
  return (
    <Item
      ref={place}
      $isOpen={isOpen}
      onBlur={isOpen ? dropDown.onItemBlur : undefined}
      onPointerEnter={(event) => {
        if (opens) prepare();
        dropDown.onItemEnter(event, opens ? gameCategory : null);
      }}
    >
      <CategoryLink category={category} onKeyDown={onKeyDown} {...currentMark(chosen === gameCategory)}>
        {title}
      </CategoryLink>
      {opens && (
        <button
          type="button"
          aria-label={t('navigation.vendorsOf', { category: title })}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onKeyDown={onKeyDown}
          onClick={() => {
            prepare();
            dropDown.onPress(gameCategory);
          }}
        >
          <Icon name="chevron-down" size={15} stroke={2.2} />
        </button>
      )}
      {isOpen && (
        <SectionBoundary onError={dropDown.close}>
          <VendorPanel
            id={panelId}
            category={category}
            isWide={isWide}
            startPx={startPx}
            vendorsShown={settings.vendorsShown}
            shortcutsMenu={settings.shortcutsMenu}
            takesFocus={dropDown.open?.takesFocus ?? false}
          />
        </SectionBoundary>
      )}
    </Item>
  );
}
