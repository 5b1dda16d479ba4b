import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { GameMenuEntry } from '#contracts/generated/contracts.ts';
import { CategoryLink } from '#portal/actions/category-link.tsx';
import { ChunkFailure } from '#portal/chunks/chunk-failure.tsx';
import { lazyChunk } from '#portal/chunks/lazy-chunk.tsx';
import { gameMenusQuery } from '#portal/data/games/games-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { pageOfCategory, useCurrentGameType } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { SectionBoundary } from '#renderer/section-boundary.tsx';
import type { CategoryGroupProps } from './category-group.tsx';
import { GroupToggle } from './side-menu.styles.ts';

const CategoryGroup = lazyChunk<CategoryGroupProps>({
  load: async () => (await import('./category-group.tsx')).CategoryGroup,
  whenMissing: (failure) => <ChunkFailure {...failure} />,
});

/** One item per category that the site offers, in server order. */
export function CategoryItems({ onDone }: { readonly onDone: () => void }) {
  const { language } = useSite();
  const { data } = useQuery(gameMenusQuery(language));
  return data?.menus.map((menu) => <CategoryItem key={menu.gameCategory} category={menu} onDone={onDone} />);
}

interface CategoryItemProps {
  readonly category: GameMenuEntry;
  readonly onDone: () => void;
}

/** A category: its name leads to it. That of a lobby opens its studios and kinds below, by itself where the page is. */
function CategoryItem({ category, onDone }: CategoryItemProps) {
  const { t } = useWords();
  const { layout } = useSite();
  const { gameCategory, title, icon, vendorCount } = category;
  const isCurrent = useCurrentGameType() === gameCategory;
  const [toggled, setToggled] = useState<boolean | null>(null);
  const [wasCurrent, setWasCurrent] = useState(isCurrent);
  const id = useId();
  if (wasCurrent !== isCurrent) {
    // An item opened or closed by hand stays so until the visitor goes somewhere else.
    setWasCurrent(isCurrent);
    setToggled(null);
  }
  const isGroup = vendorCount > 1 && (pageOfCategory(layout, gameCategory)?.page.query?.includes('vassalage') ?? false);
  const isOpen = isGroup && (toggled ?? isCurrent);
  return (
    <li>
      <CategoryLink
        category={category}
        title={title}
        onDone={onDone}
        {...(isCurrent && { 'aria-current': 'page' as const })}
      >
        <Icon name={icon} size={19} />
        <span>{title}</span>
      </CategoryLink>
      {isGroup && (
        <GroupToggle>
          <button
            type="button"
            aria-label={t('menu.showGroup', { category: title })}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setToggled(!isOpen)}
          >
            <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={16} stroke={2} />
          </button>
        </GroupToggle>
      )}
      {isOpen && (
        <SectionBoundary onError={() => setToggled(false)}>
          <CategoryGroup id={id} category={category} isCurrent={isCurrent} onDone={onDone} />
        </SectionBoundary>
      )}
    </li>
  );
}
