import { useQuery } from '@tanstack/react-query';
import { CategoryLink } from '#portal/actions/category-link.tsx';
import { gameMenusQuery } from '#portal/data/games/games-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useChosenGameType } from '#portal/site/chosen-game-type.ts';
import { useAsset, useSite } from '#portal/site/site-context.tsx';
import { SiteImage } from '#portal/ui/site-image.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Gate, Gates, Sill } from './category-gates.styles.ts';

/** Categories as large pictures. While one is chosen its games have the page to themselves. */
export function CategoryGatesView(props: WidgetViewProps<'category-gates'>) {
  return useChosenGameType() === null ? <OpenGates {...props} /> : null;
}

function OpenGates({ nodeId, gates }: WidgetViewProps<'category-gates'>) {
  const { t } = useWords();
  const { language } = useSite();
  const asset = useAsset();
  const { data } = useQuery(gameMenusQuery(language));
  const offered = gates.flatMap(({ gameType, picture }) => {
    const menu = data?.menus.find(({ gameCategory }) => gameCategory === gameType);
    return menu ? [{ ...menu, picture }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <Gates aria-label={t('navigation.kinds')} data-node={nodeId} data-widget="category-gates">
      <ul>
        {offered.map(({ picture, ...menu }) => (
          <Gate key={menu.gameCategory}>
            <CategoryLink category={menu}>
              <SiteImage src={asset(picture)} width={298} height={300} loading="lazy" />
              <Sill>
                <b>{menu.title}</b>
                <small>{t('games.all', { count: menu.gameCount })}</small>
              </Sill>
            </CategoryLink>
          </Gate>
        ))}
      </ul>
    </Gates>
  );
}
