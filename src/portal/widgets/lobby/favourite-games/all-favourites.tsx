import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Game } from '#contracts/generated/contracts.ts';
import { GameTiles } from '#portal/games/game-tiles.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { homeAddress } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Pager } from '#portal/ui/pager/pager.tsx';
import { glide } from '#portal/ui/wants-rest.ts';
import { Section, Title } from './favourite-games.styles.ts';

interface AllFavouritesProps {
  readonly nodeId: string;
  /** On one page. */
  readonly size: number;
  /** Undefined until they have come. */
  readonly games: readonly Game[] | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Every favourite, in pages. */
export function AllFavourites({ nodeId, size, games, hasFailed, retry }: AllFavouritesProps) {
  const { t } = useWords();
  const { layout } = useSite();
  const navigate = useNavigate();
  const [asked, setPage] = useState(1);
  const top = useRef<HTMLElement>(null);
  const total = games?.length ?? 0;
  // The last game of a page may have been let go of.
  const page = Math.min(asked, Math.max(1, Math.ceil(total / size)));
  const turnTo = (to: number): void => {
    setPage(to);
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start', behavior: glide() });
  };
  return (
    <Section
      ref={top}
      tabIndex={-1}
      aria-labelledby={`${nodeId}-title`}
      data-node={nodeId}
      data-widget="favourite-games"
    >
      <Title>
        <h1 id={`${nodeId}-title`}>{t('menu.favourites')}</h1>
        {total > 0 && <span>{t('games.count', { count: total })}</span>}
      </Title>
      {hasFailed ? (
        <EmptyState
          icon="radio"
          title={t('games.failed')}
          hint={t('games.failedHint')}
          action={{ label: t('action.retry'), onClick: retry }}
        />
      ) : games?.length === 0 ? (
        <EmptyState
          icon="heart"
          title={t('favourites.empty')}
          hint={t('favourites.emptyHint')}
          action={{ label: t('favourites.browse'), onClick: () => void navigate(homeAddress(layout)) }}
        />
      ) : (
        <GameTiles
          games={games?.slice((page - 1) * size, page * size) ?? []}
          look="portrait"
          waitingFor={size}
          isHotSection={false}
          isEager
        />
      )}
      {total > size && (
        <nav aria-label={t('lobby.pages')}>
          <Pager page={page} total={total} pageSize={size} way={{ onPage: turnTo }} />
        </nav>
      )}
    </Section>
  );
}
