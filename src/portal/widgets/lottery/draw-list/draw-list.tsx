import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { radius } from '#portal/theme/tokens.ts';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { SectionHead } from '#portal/ui/section-head.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { DrawCard } from './draw-card.tsx';
import { CardSkeleton, Cards, More, Section } from './draw-list.styles.ts';
import { betOn, drawListPath, firstDraw, shownGames } from './draw-list-data.ts';
import { useDraws } from './use-draws.ts';

/** Cards of draw games. Stays away where the site offers none of them. */
export function DrawListView(props: WidgetViewProps<'draw-list'>) {
  const { nodeId, count, play, more } = props;
  const { t, text, number } = useWords();
  const { language } = useSite();
  const { data, nowMs, isError, refetch } = useDraws(drawListPath(props, language), (menu) =>
    firstDraw(shownGames(menu, props)),
  );
  const games = data ? shownGames(data, props) : [];
  if (data && games.length === 0) return null;
  const playLabel = props.playLabel ? text(props.playLabel) : t('draw.play');
  return (
    <Section aria-labelledby={`${nodeId}-title`} data-node={nodeId} data-widget="draw-list">
      <SectionHead id={`${nodeId}-title`} title={props.title ? text(props.title) : t('draw.open')}>
        {more && data && (
          <More action={more}>
            {t('action.viewAll')} <span>{number(data.totalCount)}</span>
          </More>
        )}
      </SectionHead>
      {isError && !data ? (
        <EmptyState
          icon="ticket"
          title={t('draw.failed')}
          hint={t('games.failedHint')}
          action={{ label: t('action.retry'), onClick: () => void refetch() }}
        />
      ) : (
        <Cards aria-busy={!data}>
          {games.map((game) => (
            <li key={game.gameCode}>
              <DrawCard game={game} nowMs={nowMs} play={play ?? betOn(game)} playLabel={playLabel} />
            </li>
          ))}
          {!data &&
            Array.from({ length: props.games?.length ?? count }, (_, index) => index).map((index) => (
              <li key={index}>
                <CardSkeleton $radius={radius.l} />
              </li>
            ))}
        </Cards>
      )}
    </Section>
  );
}
