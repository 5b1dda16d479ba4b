import { useWords } from '#portal/i18n/words.tsx';
import { TileSkeleton } from '#portal/ui/game-tile/tile-skeleton.tsx';
import { SectionHead } from '#portal/ui/section-head.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Rail, Section, WaitingTiles } from './recent-games.styles.ts';

const ONE_LINE = [0, 1, 2, 3, 4, 5];

/** A line of boxes as tall as tiles are. */
export function WaitingLine({ isBusy }: { readonly isBusy: boolean }) {
  return (
    <Rail>
      <WaitingTiles aria-busy={isBusy}>
        {ONE_LINE.map((place) => (
          <TileSkeleton key={place} look="portrait" />
        ))}
      </WaitingTiles>
    </Rail>
  );
}

/** The box of the row until it is known whose session it is. */
export function WaitingRecent({ nodeId, shows }: WidgetViewProps<'recent-games'>) {
  const { t } = useWords();
  if (shows === 'all') return null;
  return (
    <Section aria-labelledby={`${nodeId}-title`} data-node={nodeId} data-widget="recent-games">
      <SectionHead id={`${nodeId}-title`} title={t('page.recent.title')} icon="timer" />
      <WaitingLine isBusy />
    </Section>
  );
}
