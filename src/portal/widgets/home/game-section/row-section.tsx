import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { GameType } from '#contracts/generated/contracts.ts';
import { gameMenusQuery, gamesQuery } from '#portal/data/games/games-queries.ts';
import { GameTiles } from '#portal/games/game-tiles.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { categoryAddress, gameTypeAddress, HOT } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { SectionHead } from '#portal/ui/section-head.tsx';
import { TurnButton } from '#portal/ui/turn-button.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Arrows, MoreCard, Section, ViewAll } from './game-section.styles.ts';
import { sectionPagePath } from './game-section-data.ts';

/** One row of a section on the home page; its arrows turn to the next games. */
export function RowSection(props: WidgetViewProps<'game-section'> & { readonly label: string }) {
  const { nodeId, source, gameType, icon, size, tile, more = 'button', label } = props;
  const { t, number } = useWords();
  const { language, site, layout } = useSite();
  const [pageNo, setPageNo] = useState(1);
  // The hot games come all at once, and are turned over here.
  const isHot = source !== 'category';
  const path = sectionPagePath(props, { language, merchantCode: site.merchantCode }, isHot ? 1 : pageNo, size);
  const { data, isLoadingError, refetch } = useQuery({
    ...gamesQuery(path),
    placeholderData: keepPreviousData,
  });
  const total = data ? ('list' in data ? data.list.length : data.totalCount) : 0;
  const games = data ? ('list' in data ? data.list.slice((pageNo - 1) * size, pageNo * size) : data.games) : [];
  const pages = Math.ceil(total / size);
  if (data && total === 0) return null;
  const all = source === 'hot' || !gameType ? gameTypeAddress(layout, HOT) : categoryAddress(layout, gameType);
  return (
    <Section aria-labelledby={`${nodeId}-title`} data-node={nodeId} data-widget="game-section">
      <SectionHead id={`${nodeId}-title`} title={label} icon={icon}>
        {more !== 'none' && total > size && (
          <ViewAll to={all} aria-label={`${t('action.viewAll')}: ${label}`}>
            {t('action.viewAll')}{' '}
            <span>
              {source === 'hotInCategory' ? <CountInCategory gameType={gameType} least={total} /> : number(total)}
            </span>
          </ViewAll>
        )}
        {pages > 1 && (
          <Arrows>
            <TurnButton towards="previous" isOff={pageNo === 1} onTurn={() => setPageNo(pageNo - 1)} />
            <TurnButton towards="next" isOff={pageNo === pages} onTurn={() => setPageNo(pageNo + 1)} />
          </Arrows>
        )}
      </SectionHead>
      {isLoadingError ? (
        <EmptyState
          icon="radio"
          title={t('games.failed')}
          hint={t('games.failedHint')}
          action={{ label: t('action.retry'), onClick: () => void refetch() }}
        />
      ) : (
        <GameTiles isRow games={games} look={tile} waitingFor={size} isHotSection={isHot}>
          {more === 'card' && total > games.length && (
            <MoreCard as={Link} to={all}>
              <Icon name="arrow-right" size={22} />
              {t('games.all', { count: total })}
            </MoreCard>
          )}
        </GameTiles>
      )}
    </Section>
  );
}

/** How many games the category has that a row of its hot ones leads to. */
function CountInCategory({ gameType, least }: { readonly gameType: GameType | undefined; readonly least: number }) {
  const { number } = useWords();
  const { data } = useQuery(gameMenusQuery(useSite().language));
  return number(data?.menus.find((menu) => menu.gameCategory === gameType)?.gameCount ?? least);
}
