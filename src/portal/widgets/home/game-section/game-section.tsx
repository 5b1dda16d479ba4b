import { ChunkFailure } from '#portal/chunks/chunk-failure.tsx';
import { lazyChunk } from '#portal/chunks/lazy-chunk.tsx';
import { GameTiles } from '#portal/games/game-tiles.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useChosenGameType } from '#portal/site/chosen-game-type.ts';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { useChosenFilter } from './chosen-filter.ts';
import type { ChosenSectionProps } from './chosen-section.tsx';
import { ChosenTitle, Section } from './game-section.styles.ts';
import { pageSizeOf, sectionMode } from './game-section-data.ts';
import { RowSection } from './row-section.tsx';

// Most visits end on the rows, so that the whole list comes when it is asked for.
const ChosenSection = lazyChunk<ChosenSectionProps>({
  load: async () => (await import('./chosen-section.tsx')).ChosenSection,
  whileLoading: (props) => <WaitingSection {...props} />,
  whenMissing: (failure) => <ChunkFailure {...failure} />,
});

/** A titled row of games on the home page, or all of its category when that is the chosen one. */
export function GameSectionView(props: WidgetViewProps<'game-section'>) {
  const { text } = useWords();
  const filter = useChosenFilter();
  const mode = sectionMode(props, useChosenGameType());
  if (mode === 'absent') return null;
  const title = text(props.title);
  if (mode === 'row') return <RowSection {...props} label={title} />;
  // Another filter is another list: it begins at its first page.
  return <ChosenSection key={JSON.stringify(filter)} {...props} label={title} filter={filter} />;
}

function WaitingSection(props: ChosenSectionProps) {
  return (
    <Section aria-busy data-widget="game-section">
      <ChosenTitle>
        <h1>{props.label}</h1>
      </ChosenTitle>
      <GameTiles games={[]} look={props.tile} waitingFor={pageSizeOf(props, 'chosen')} isHotSection={false} />
    </Section>
  );
}
