import { lazy, Suspense } from 'react';
import { useWords } from '#portal/i18n/words.tsx';
import { useChosenGameType } from '#portal/session/chosen-game-type.ts';
import { loadChunk } from '#portal/session/load-chunk.ts';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { useChosenFilter } from './chosen-filter.ts';
import { ChosenTitle, Section } from './game-section.styles.ts';
import { pageSizeOf, sectionMode } from './game-section-data.ts';
import { GameTiles } from './game-tiles.tsx';
import { RowSection } from './row-section.tsx';

// Most visits end on the rows, so that the whole list comes when it is asked for.
const ChosenSection = lazy(async () => ({
  default: (await loadChunk(() => import('./chosen-section.tsx'))).ChosenSection,
}));

/** A titled row of games on the home page, or all of its category when that is the chosen one. */
export function GameSectionView(props: WidgetViewProps<'game-section'>) {
  const { text } = useWords();
  const filter = useChosenFilter();
  const mode = sectionMode(props, useChosenGameType());
  if (mode === 'absent') return null;
  const title = text(props.title);
  if (mode === 'row') return <RowSection {...props} label={title} />;
  const waiting = (
    <Section aria-busy data-widget="game-section">
      <ChosenTitle>
        <h1>{title}</h1>
      </ChosenTitle>
      <GameTiles
        games={[]}
        look={props.tile}
        waitingFor={pageSizeOf(props, 'chosen')}
        isHotSection={false}
        isEager={false}
      />
    </Section>
  );
  return (
    <Suspense fallback={waiting}>
      {/* Another filter is another list: it begins at its first page. */}
      <ChosenSection key={JSON.stringify(filter)} {...props} label={title} filter={filter} />
    </Suspense>
  );
}
