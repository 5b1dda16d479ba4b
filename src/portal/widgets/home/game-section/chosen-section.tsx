import { useQueries } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ChunkFailure } from '#portal/chunks/chunk-failure.tsx';
import { lazyChunk } from '#portal/chunks/lazy-chunk.tsx';
import type { GameFilter } from '#portal/data/games/game-list-queries.ts';
import { gamesQuery } from '#portal/data/games/games-queries.ts';
import { GameTiles } from '#portal/games/game-tiles.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { ChipsPlace, More } from './chosen-section.styles.ts';
import type { FilterChipsProps } from './filter-chips.tsx';
import { ChosenTitle, Section } from './game-section.styles.ts';
import { isNarrowed, pageSizeOf, sectionPagePath } from './game-section-data.ts';

/** No more tiles than these are on the page: with further ones the first of them leave, and come back on request. */
const MOST_TILES = 180;

const FilterChips = lazyChunk<FilterChipsProps>({
  load: async () => (await import('./filter-chips.tsx')).FilterChips,
  whileLoading: () => <ChipsPlace />,
  whenMissing: (failure) => <ChunkFailure {...failure} />,
});

export interface ChosenSectionProps extends WidgetViewProps<'game-section'> {
  readonly label: string;
  readonly filter: GameFilter;
}

/**
 * All games of the chosen category, or those of it that the filter leaves, a page more each time it is asked for, and
 * bounded.
 */
export function ChosenSection(props: ChosenSectionProps) {
  const { nodeId, source, gameType, tile, label, filter } = props;
  const { t } = useWords();
  const { language, site } = useSite();
  const [last, setLast] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Chosen on the page that stands: its heading takes the focus. A page that begins like this leaves it where it is.
    if (document.documentElement.dataset.hydrated === 'true') heading.current?.focus({ preventScroll: true });
  }, []);
  const pageSize = pageSizeOf(props, 'chosen');
  const context = { language, merchantCode: site.merchantCode };
  const first = Math.max(1, last - Math.floor(MOST_TILES / pageSize) + 1);
  const results = useQueries({
    queries: Array.from({ length: last - first + 1 }, (_, index) =>
      gamesQuery(sectionPagePath(props, context, first + index, pageSize, filter)),
    ),
  });
  const games = results.flatMap(({ data }) => (data ? ('list' in data ? data.list : data.games) : []));
  const answer = results.find(({ data }) => data)?.data;
  const total = answer ? ('list' in answer ? answer.list.length : answer.totalCount) : 0;
  const before = (first - 1) * pageSize;
  const shown = before + games.length;
  const failed = results.find((result) => result.isError);
  const isWaiting = results.some((result) => result.isPending);
  return (
    <Section aria-labelledby={`${nodeId}-title`} data-node={nodeId} data-widget="game-section">
      <ChosenTitle>
        <h1 id={`${nodeId}-title`} ref={heading} tabIndex={-1}>
          {label}
        </h1>
        {total > 0 && <span>{t('games.shown', { shown, total })}</span>}
      </ChosenTitle>
      {gameType && isNarrowed(filter) && <FilterChips gameType={gameType} filter={filter} />}
      {first > 1 && (
        <More>
          <Button type="button" $look="secondary" onClick={() => setLast(last - 1)}>
            {t('action.showPrevious')}
          </Button>
        </More>
      )}
      {answer && total === 0 ? (
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
      {shown < total && !failed && (
        <More>
          <Button type="button" $look="secondary" disabled={isWaiting} onClick={() => setLast(last + 1)}>
            {t('action.showMore')}
          </Button>
        </More>
      )}
    </Section>
  );
}
