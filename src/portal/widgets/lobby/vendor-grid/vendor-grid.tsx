import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { GameType } from '#contracts/generated/contracts.ts';
import { matchPage } from '#document/pages/match-page.ts';
import { gameTypesOf } from '#document/pages/offered-pages.ts';
import { vendorLanesQuery } from '#portal/data/games/games-queries.ts';
import { vendorHands } from '#portal/data/games/vendor-hands.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { lanesShown } from './lanes-shown.ts';
import { Centre, Head, Lane, Tiles, Waiting } from './vendor-grid.styles.ts';
import { VendorTile } from './vendor-tile.tsx';

/** How many tiles stand for vendors that are on their way. */
const WAITING = [0, 1, 2, 3];

/** The studios of a game centre (specification, section 2, "Routes"). */
export function VendorGridView(props: WidgetViewProps<'vendor-grid'>) {
  const { nodeId, title, icon, gameType: own, showLanes = false } = props;
  const { t, text } = useWords();
  const { language } = useSite();
  const { categories, asked } = usePlaces(own);
  const { data, isError, refetch } = useQuery(vendorLanesQuery(language));
  const lanes = lanesShown(data?.lanes ?? [], { categories, asked, showLanes });
  const count = new Set(lanes.flatMap(({ cards }) => Object.keys(cards))).size;
  const hands = data ? vendorHands(data) : new Map<string, number>();
  return (
    <Centre data-node={nodeId} data-widget="vendor-grid">
      {title && (
        <Head>
          <h1>{text(title)}</h1>
          {count > 0 && <span>{t('lobby.vendorCount', { count })}</span>}
        </Head>
      )}
      {lanes.map(({ gameCategory, title: laneTitle, cards }) => (
        <Lane key={gameCategory} id={gameCategory.toLowerCase()} aria-label={laneTitle}>
          {lanes.length > 1 && <h2>{laneTitle}</h2>}
          <Tiles>
            {Object.values(cards).map((card) => (
              <VendorTile key={card.vassalage} card={card} hand={hands.get(card.vassalage) ?? 0} icon={icon} />
            ))}
          </Tiles>
        </Lane>
      ))}
      {!data && !isError && (
        <Tiles aria-busy="true">
          {WAITING.map((index) => (
            <Waiting key={index} as="li" />
          ))}
        </Tiles>
      )}
      {isError && (
        <EmptyState
          icon="radio"
          title={t('lobby.vendorsFailed')}
          hint={t('games.failedHint')}
          action={{ label: t('action.retry'), onClick: () => void refetch() }}
        />
      )}
      {data && lanes.length === 0 && <EmptyState icon="search-x" title={t('lobby.noVendors')} />}
    </Centre>
  );
}

/** The categories that the page is the place of, and the one of them that the address asks for. */
function usePlaces(own: GameType | undefined): { categories: readonly GameType[]; asked: GameType | undefined } {
  const { layout } = useSite();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const page = matchPage(layout, pathname)?.page;
  const categories = own ? [own] : page ? gameTypesOf(page) : [];
  const wish = page?.query?.includes('gameType') ? params.get('gameType') : null;
  return { categories, asked: categories.find((category) => category === wish) };
}
