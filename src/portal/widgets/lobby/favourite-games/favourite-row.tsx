import type { Game } from '#contracts/generated/contracts.ts';
import { pathOf } from '#document/pages/match-page.ts';
import { GameTiles } from '#portal/games/game-tiles.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useChosenGameType } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { SectionHead } from '#portal/ui/section-head.tsx';
import { Section, ViewAll } from './favourite-games.styles.ts';

interface FavouriteRowProps {
  readonly nodeId: string;
  readonly size: number;
  readonly games: readonly Game[];
}

/** The latest favourites in one row; not there while there are none, nor beside all games of a category. */
export function FavouriteRow({ nodeId, size, games }: FavouriteRowProps) {
  const { t, number } = useWords();
  const { layout } = useSite();
  const path = pathOf(layout, 'favourites');
  const isWhole = useChosenGameType() === null;
  if (games.length === 0 || !isWhole) return null;
  const label = t('menu.favourites');
  return (
    <Section aria-labelledby={`${nodeId}-title`} data-node={nodeId} data-widget="favourite-games">
      <SectionHead id={`${nodeId}-title`} title={label} icon="heart">
        {path !== null && games.length > size && (
          <ViewAll to={path} aria-label={`${t('action.viewAll')}: ${label}`}>
            {t('action.viewAll')} <span>{number(games.length)}</span>
          </ViewAll>
        )}
      </SectionHead>
      <GameTiles isRow games={games.slice(0, size)} look="portrait" waitingFor={0} isHotSection={false} />
    </Section>
  );
}
