import { useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { GameMenuEntry, TopNavigationProps } from '#contracts/generated/contracts.ts';
import { vendorLanesQuery } from '#portal/data/games-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { gameTypeAddress, useChosenGameType } from '#portal/session/chosen-game-type.ts';
import { currentMark } from '#portal/session/current-action.ts';
import { loadChunk } from '#portal/session/load-chunk.ts';
import { useSite } from '#portal/session/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { SectionBoundary } from '#renderer/section-boundary.tsx';
import { Item } from './top-navigation.styles.ts';
import type { DropDown } from './use-drop-down.ts';

const loadPanel = () => import('./vendor-panel.tsx');
const VendorPanel = lazy(async () => ({ default: (await loadChunk(loadPanel)).VendorPanel }));

/** Room that the narrow panel needs from the start of its item on, in pixels. */
const NARROW_PX = 560;

interface CategoryItemProps {
  readonly category: GameMenuEntry;
  readonly dropDown: DropDown;
  readonly settings: Pick<TopNavigationProps, 'wideAbove' | 'vendorsShown' | 'shortcutsMenu'>;
}

/** A category: its name leads to it, its arrow opens its vendors. One with a single vendor has nothing to open. */
export function CategoryItem({ category, dropDown, settings }: CategoryItemProps) {
  const { gameCategory, title, vendorCount } = category;
  const { t } = useWords();
  const { language, layout } = useSite();
  const queryClient = useQueryClient();
  const chosen = useChosenGameType();
  const panelId = useId();
  const place = useRef<HTMLLIElement>(null);
  const [opensTowardsStart, setOpensTowardsStart] = useState(false);
  const opens = vendorCount > 1;
  const isWide = vendorCount > settings.wideAbove;
  const isOpen = opens && dropDown.open?.id === gameCategory;

  /** Fetches what will be shown, and looks which way there is room for it. */
  const prepare = (): void => {
    void loadPanel().catch(() => {});
    void queryClient.prefetchQuery(vendorLanesQuery(language));
    const item = place.current?.getBoundingClientRect();
    const band = place.current?.closest('nav')?.getBoundingClientRect();
    if (!item || !band) return;
    const isRightToLeft = document.documentElement.dir === 'rtl';
    const room = isRightToLeft ? item.right - band.left : band.right - item.left;
    setOpensTowardsStart(room < NARROW_PX);
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
      $holdsPanel={!isWide}
      onBlur={isOpen ? dropDown.onItemBlur : undefined}
      onPointerEnter={(event) => {
        if (opens) prepare();
        dropDown.onItemEnter(event, opens ? gameCategory : null);
      }}
    >
      <Link to={gameTypeAddress(layout, gameCategory)} onKeyDown={onKeyDown} {...currentMark(chosen === gameCategory)}>
        {title}
      </Link>
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
          <Suspense fallback={null}>
            <VendorPanel
              id={panelId}
              category={category}
              isWide={isWide}
              opensTowardsStart={opensTowardsStart}
              vendorsShown={settings.vendorsShown}
              shortcutsMenu={settings.shortcutsMenu}
              takesFocus={dropDown.open?.takesFocus ?? false}
            />
          </Suspense>
        </SectionBoundary>
      )}
    </Item>
  );
}
