import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRequireAccount } from '#portal/actions/actions.tsx';
import { LOBBY_PAGE_SIZE } from '#portal/data/games/lobby-queries.ts';
import { GameTiles } from '#portal/games/game-tiles.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { KEEP_PLACE } from '#portal/site/keep-place.ts';
import { useLobby } from '#portal/site/lobby.ts';
import { changeLobby, type LobbyState, lobbyQuery } from '#portal/site/lobby-state.ts';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { glide } from '#portal/ui/wants-rest.ts';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { type LobbyGames, useLobbyGames } from '../lobby-games.ts';
import { Games } from './game-grid.styles.ts';

/** One page of a lobby's games, the ones before it until it has come, or what stands in its way. */
export function GameGridView({ nodeId, gameType: own, tile }: WidgetViewProps<'game-grid'>) {
  const { t } = useWords();
  const { gameType, state, wholeAddress } = useLobby(own);
  const list = useLobbyGames(gameType, state);
  const place = useRef<HTMLElement>(null);
  useTurnedPage(place, state);
  return (
    <Games
      ref={place}
      tabIndex={-1}
      aria-label={t('lobby.games')}
      aria-busy={list.isPrevious}
      $isDimmed={list.isPrevious}
      data-node={nodeId}
      data-widget="game-grid"
    >
      <Obstacle
        list={list}
        state={state}
        wholeAddress={wholeAddress}
        onDone={() => place.current?.focus({ preventScroll: true })}
      />
      {!list.hasFailed && !list.needsAccount && (
        <GameTiles
          games={list.games}
          look={tile}
          waitingFor={list.total === undefined ? LOBBY_PAGE_SIZE : 0}
          isHotSection={state.filter === 'HOT'}
          isEager
          leads
        />
      )}
    </Games>
  );
}

interface ObstacleProps {
  readonly list: LobbyGames;
  readonly state: LobbyState;
  readonly wholeAddress: string;
  /** The pressed button goes away with what it stood under. */
  readonly onDone: () => void;
}

/** Says why there are no games, and what can be done about it. */
function Obstacle({ list, state, wholeAddress, onDone }: ObstacleProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const requireAccount = useRequireAccount();
  if (list.needsAccount) {
    const isRecent = state.filter === 'RECENT';
    return (
      <EmptyState
        icon={isRecent ? 'history' : 'heart'}
        title={t(isRecent ? 'lobby.accountRECENT' : 'lobby.accountFAV')}
        hint={t('lobby.accountHint')}
        action={{ label: t('lobby.account'), onClick: requireAccount }}
      />
    );
  }
  if (list.hasFailed)
    return (
      <EmptyState
        icon="radio"
        title={t('games.failed')}
        hint={t('games.failedHint')}
        action={{
          label: t('action.retry'),
          onClick: () => {
            list.retry();
            onDone();
          },
        }}
      />
    );
  if (list.total === undefined || list.games.length > 0) return null;
  const isNarrowed = lobbyQuery(state) !== '';
  return (
    <EmptyState
      icon="search-x"
      title={state.search === '' ? t('lobby.empty') : t('lobby.emptySearch', { search: state.search })}
      {...(isNarrowed && {
        hint: t(state.search === '' ? 'lobby.emptyFilterHint' : 'lobby.emptyHint'),
        action: {
          label: t('action.clearFilters'),
          onClick: () => {
            void navigate(wholeAddress, { state: KEEP_PLACE });
            onDone();
          },
        },
      })}
    />
  );
}

/** Another page begins at its top, and the focus goes there with it: its reader was at the end of the one before. */
function useTurnedPage(place: React.RefObject<HTMLElement | null>, state: LobbyState): void {
  const before = useRef(state);
  useEffect(() => {
    const last = before.current;
    before.current = state;
    const isTurned =
      last.page !== state.page && lobbyQuery(changeLobby(last, { page: state.page })) === lobbyQuery(state);
    if (!isTurned) return;
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start', behavior: glide() });
  }, [place, state]);
}
