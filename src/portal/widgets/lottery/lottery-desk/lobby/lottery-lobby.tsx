import { useQueries } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { DrawGame } from '#contracts/generated/contracts.ts';
import { recentDrawGamesQuery } from '#portal/data/games/lottery-ticket-queries.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { DeskProps } from '../desk/desk-props.ts';
import { useFavouriteDraws } from '../desk/use-favourite-draws.ts';
import { Choices } from '../types/bet-tabs.styles.ts';
import { Lobby, LobbyCards, LobbyHead, SearchBox } from './lobby.styles.ts';
import { LobbyCard } from './lobby-card.tsx';
import { type LobbyFilter, lobbyGames } from './lobby-filter.ts';

interface LotteryLobbyProps extends DeskProps {
  readonly games: readonly DrawGame[];
  /** The gateway's time. */
  readonly nowMs: number;
}

/** All games as cards, with a search, the groups, the member's favourites and what was bet on lately. */
export function LotteryLobby({ games, nowMs, title, prizeModes }: LotteryLobbyProps) {
  const t = useFormWords();
  const { t: say, text } = useWords();
  const { language, member } = useSite();
  const id = useId();
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<LobbyFilter>('all');
  const [favourites, turn] = useFavouriteDraws();
  const isMember = member !== null && !member.isTrial;
  const recent = useQueries({
    queries: prizeModes.map((mode) => ({ ...recentDrawGamesQuery(language, mode), enabled: isMember })),
  }).flatMap(({ data }) => data?.lottGames.map(({ gameCode }) => gameCode) ?? []);
  const groups = [...new Set(games.map(({ gameGroupCode }) => gameGroupCode))];
  const filters: readonly LobbyFilter[] = [
    'all',
    ...(isMember ? (['favourites', 'recent'] as const) : []),
    ...(groups.length > 1 ? groups : []),
  ];
  const shown = lobbyGames(games, { filter, search, favourites, recent });
  return (
    <Lobby aria-labelledby={`${id}title`}>
      <LobbyHead>
        <h1 id={`${id}title`}>{title ? text(title) : t('lottery.allDraws')}</h1>
        <SearchBox>
          <Icon name="search" size={18} stroke={2} />
          <input
            type="search"
            value={search}
            aria-label={t('lottery.search')}
            placeholder={t('lottery.search')}
            onChange={(event) => setSearch(event.target.value)}
          />
        </SearchBox>
      </LobbyHead>
      <Choices>
        {filters.map((one) => (
          <button key={one} type="button" aria-pressed={one === filter} onClick={() => setFilter(one)}>
            {t(`lottery.filter.${one}`)}
          </button>
        ))}
      </Choices>
      <h2 className="visually-hidden">{t(`lottery.filter.${filter}`)}</h2>
      {shown.length === 0 ? (
        <EmptyState
          icon="search-x"
          title={t(filter === 'favourites' && search === '' ? 'lottery.noFavourites' : 'lottery.nothingFound')}
          action={{
            label: say('action.viewAll'),
            onClick: () => {
              setFilter('all');
              setSearch('');
            },
          }}
        />
      ) : (
        <LobbyCards>
          {shown.map((game) => (
            <li key={game.gameCode}>
              <LobbyCard
                game={game}
                nowMs={nowMs}
                isFavourite={favourites.includes(game.gameCode)}
                onTurn={isMember ? () => turn(game.gameCode) : null}
              />
            </li>
          ))}
        </LobbyCards>
      )}
    </Lobby>
  );
}
