import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { recentGamesPath, recentGamesQuery } from '#portal/data/play-queries.ts';
import { GameTiles } from '#portal/games/game-tiles.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { homeAddress } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Pager } from '#portal/ui/pager/pager.tsx';
import { glide } from '#portal/ui/wants-rest.ts';
import { Section, Title } from './recent-games.styles.ts';
import type { RecentProps } from './recent-row.tsx';

/** Every game that was played, the latest first, in pages. */
export function AllRecent({ nodeId, size, isAsked }: RecentProps) {
  const { t } = useWords();
  const { layout, language } = useSite();
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const top = useRef<HTMLElement>(null);
  const path = recentGamesPath({ language, page, pageSize: size });
  const { data, isError, refetch } = useQuery({
    ...recentGamesQuery(path),
    placeholderData: keepPreviousData,
    enabled: isAsked,
  });
  const total = data?.totalCount ?? 0;
  const turnTo = (to: number): void => {
    setPage(to);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start', behavior: glide() });
  };
  return (
    <Section ref={top} tabIndex={-1} aria-labelledby={`${nodeId}-title`} data-node={nodeId} data-widget="recent-games">
      <Title>
        <h1 id={`${nodeId}-title`}>{t('page.recent.title')}</h1>
        {total > 0 && <span>{t('games.count', { count: total })}</span>}
      </Title>
      {isError && !data ? (
        <EmptyState
          icon="radio"
          title={t('games.failed')}
          hint={t('games.failedHint')}
          action={{ label: t('action.retry'), onClick: () => void refetch() }}
        />
      ) : data?.list.length === 0 ? (
        <EmptyState
          icon="history"
          title={t('recent.empty')}
          hint={t('recent.emptyHint')}
          action={{ label: t('favourites.browse'), onClick: () => void navigate(homeAddress(layout)) }}
        />
      ) : (
        <GameTiles games={data?.list ?? []} look="portrait" waitingFor={size} isHotSection={false} isEager />
      )}
      {total > size && (
        <nav aria-label={t('lobby.pages')}>
          <Pager page={page} total={total} pageSize={size} way={{ onPage: turnTo }} />
        </nav>
      )}
    </Section>
  );
}
