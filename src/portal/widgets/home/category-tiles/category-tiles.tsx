import { useQuery } from '@tanstack/react-query';
import { CategoryLink } from '#portal/actions/category-link.tsx';
import { currentMark } from '#portal/actions/current-action.ts';
import { gameMenusQuery } from '#portal/data/games/games-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useCurrentGameType } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Tile, Tiles } from './category-tiles.styles.ts';

/**
 * The categories as a grid of icons. The one that is chosen stands out; while none is, the one that the page leads
 * with.
 */
export function CategoryTilesView({ nodeId, categories, lead }: WidgetViewProps<'category-tiles'>) {
  const { t } = useWords();
  const { language } = useSite();
  const { data } = useQuery(gameMenusQuery(language));
  const chosen = useCurrentGameType();
  const offered = data?.menus ?? [];
  const menus = categories
    ? categories.flatMap((category) => offered.filter(({ gameCategory }) => gameCategory === category))
    : offered;
  if (menus.length === 0) return null;
  return (
    <Tiles aria-label={t('menu.categories')} data-node={nodeId} data-widget="category-tiles">
      <ul>
        {menus.map((menu) => (
          <Tile key={menu.gameCategory} $standsOut={menu.gameCategory === (chosen ?? lead)}>
            <CategoryLink category={menu} {...currentMark(chosen === menu.gameCategory)}>
              <i>
                <Icon name={menu.icon} size={22} stroke={1.9} />
              </i>
              {menu.shortTitle}
            </CategoryLink>
          </Tile>
        ))}
      </ul>
    </Tiles>
  );
}
