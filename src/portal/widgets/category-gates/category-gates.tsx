import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { gameMenusQuery } from '#portal/data/games-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { gameTypeAddress, useChosenGameType } from '#portal/session/chosen-game-type.ts';
import { useAsset, useSite } from '#portal/session/site-context.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Gate, Gates, Sill } from './category-gates.styles.ts';

/** Categories as large pictures. While one is chosen its games have the page to themselves. */
export function CategoryGatesView(props: WidgetViewProps<'category-gates'>) {
  return useChosenGameType() === null ? <OpenGates {...props} /> : null;
}

function OpenGates({ nodeId, gates }: WidgetViewProps<'category-gates'>) {
  const { t } = useWords();
  const { language, layout } = useSite();
  const asset = useAsset();
  const { data } = useQuery(gameMenusQuery(language));
  const offered = gates.flatMap(({ gameType, picture }) => {
    const menu = data?.menus.find(({ gameCategory }) => gameCategory === gameType);
    return menu ? [{ ...menu, picture }] : [];
  });
  if (offered.length === 0) return null;
  return (
    <Gates aria-label={t('menu.categories')} data-node={nodeId} data-widget="category-gates">
      <ul>
        {offered.map(({ gameCategory, title, gameCount, picture }) => (
          <Gate key={gameCategory}>
            <Link to={gameTypeAddress(layout, gameCategory)}>
              <img src={asset(picture)} alt="" width={298} height={300} loading="lazy" />
              <Sill>
                <b>{title}</b>
                <small>{t('games.all', { count: gameCount })}</small>
              </Sill>
            </Link>
          </Gate>
        ))}
      </ul>
    </Gates>
  );
}
