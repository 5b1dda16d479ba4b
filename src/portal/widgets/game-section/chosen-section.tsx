import { useQueries } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { GameList, HotGames } from '#contracts/generated/contracts.ts';
import type { GameFilter } from '#portal/data/games-queries.ts';
import { gatewayQuery } from '#portal/data/gateway-client.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { loadChunk } from '#portal/session/load-chunk.ts';
import { useSite } from '#portal/session/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { ChipsPlace, ChosenTitle, More, Section } from './game-section.styles.ts';
import { isNarrowed, pageSizeOf, sectionPagePath } from './game-section-data.ts';
import { GameTiles } from './game-tiles.tsx';

const FilterChips = lazy(async () => ({ default: (await loadChunk(() => import('./filter-chips.tsx'))).FilterChips }));

interface ChosenSectionProps extends WidgetViewProps<'game-section'> {
  readonly label: string;
  readonly filter: GameFilter;
}

/** All games of the chosen category, or those of it that the filter leaves, a page more each time it is asked for. */
export function ChosenSection(props: ChosenSectionProps) {
  const { nodeId, source, gameType, tile, label, filter } = props;
  const { t } = useWords();
  const { language, site } = useSite();
  const [pages, setPages] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Chosen on the page that stands: its heading takes the focus. A page that begins like this leaves it where it is.
    if (document.documentElement.dataset.hydrated === 'true') heading.current?.focus({ preventScroll: true });
  }, []);
  const pageSize = pageSizeOf(props, 'chosen');
  const context = { language, merchantCode: site.merchantCode };
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, index) =>
      gatewayQuery<GameList | HotGames>(sectionPagePath(props, context, index + 1, pageSize, filter)),
    ),
  });
  const games = results.flatMap(({ data }) => (data ? ('list' in data ? data.list : data.games) : []));
  const first = results[0]?.data;
  const total = first ? ('list' in first ? first.list.length : first.totalCount) : 0;
  const failed = results.find((result) => result.isError);
  const isWaiting = results.some((result) => result.isPending);
  return (
    <Section aria-labelledby={`${nodeId}-title`} data-node={nodeId} data-widget="game-section">
      <ChosenTitle>
        <h1 id={`${nodeId}-title`} ref={heading} tabIndex={-1}>
          {label}
        </h1>
        {total > 0 && <span>{t('games.shown', { shown: games.length, total })}</span>}
      </ChosenTitle>
      {gameType && isNarrowed(filter) && (
        <Suspense fallback={<ChipsPlace />}>
          <FilterChips gameType={gameType} filter={filter} />
        </Suspense>
      )}
      {first && total === 0 ? (
        <EmptyState icon={props.icon} title={t('games.empty')} />
      ) : (
        <GameTiles
          games={games}
          look={tile}
          waitingFor={isWaiting ? pageSize : 0}
          isHotSection={source === 'hot'}
          isEager
        />
      )}
      {failed && (
        <EmptyState
          icon="radio"
          title={t('games.failed')}
          hint={t('games.failedHint')}
          action={{ label: t('action.retry'), onClick: () => void failed.refetch() }}
        />
      )}
      {games.length < total && !failed && (
        <More>
          <Button type="button" $look="secondary" disabled={isWaiting} onClick={() => setPages(pages + 1)}>
            {t('action.showMore')}
          </Button>
        </More>
      )}
    </Section>
  );
}
