import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { matchPage, pathOf } from '#document/pages/match-page.ts';
import { useRequireAccount } from '#portal/actions/actions.tsx';
import { CategoryLink } from '#portal/actions/category-link.tsx';
import { gameMenusQuery } from '#portal/data/games/games-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { homeAddress, useCurrentGameType } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { useCurrentInRow } from '#portal/ui/current-in-row.ts';
import { Icon } from '#portal/ui/icon.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Chips } from './game-menu.styles.ts';

/**
 * Home, Favourites, then the categories in server order (specification, section 2, "Home page"). Favourites lead a
 * guest home and to an account (section 4, "Navigation and lobby").
 */
export function GameMenuView({ nodeId, showFavourites, look = 'page' }: WidgetViewProps<'game-menu'>) {
  const { t } = useWords();
  const { language, layout, session } = useSite();
  const hasFavourites = session === 'member' || session === 'agent';
  const favouritesPath = pathOf(layout, 'favourites');
  const requireAccount = useRequireAccount();
  const { data } = useQuery(gameMenusQuery(language));
  const chosen = useCurrentGameType();
  const { pathname } = useLocation();
  const isHome = matchPage(layout, pathname)?.pageId === 'home';
  const navigate = useNavigate();
  const row = useRef<HTMLElement>(null);
  useCurrentInRow(row, data ? chosen : null);
  const askForAccount = (): void => {
    void navigate(homeAddress(layout));
    requireAccount();
  };
  const favourites = (
    <>
      <Icon name="heart" size={18} stroke={2} />
      {t('menu.favourites')}
    </>
  );
  const current = (isCurrent: boolean) => (isCurrent ? { 'aria-current': 'page' as const } : {});
  return (
    <Chips ref={row} $look={look} aria-label={t('menu.categories')} data-node={nodeId} data-widget="game-menu">
      <Link to={homeAddress(layout)} {...current(isHome && chosen === null)}>
        <Icon name="house" size={18} stroke={2} />
        {t('menu.home')}
      </Link>
      {showFavourites &&
        (hasFavourites && favouritesPath !== null ? (
          <Link to={favouritesPath} {...current(pathname === favouritesPath)}>
            {favourites}
          </Link>
        ) : (
          <button type="button" onClick={askForAccount}>
            {favourites}
          </button>
        ))}
      {data?.menus.map((menu) => (
        <CategoryLink key={menu.gameCategory} category={menu} {...current(chosen === menu.gameCategory)}>
          <Icon name={menu.icon} size={18} stroke={2} />
          {menu.shortTitle}
        </CategoryLink>
      ))}
    </Chips>
  );
}
