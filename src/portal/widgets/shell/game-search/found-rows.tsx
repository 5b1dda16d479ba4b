import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Game, GameSearch } from '#contracts/generated/contracts.ts';
import { gameMenusQuery } from '#portal/data/games/games-queries.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { categoryAddress } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { GamePicture } from '#portal/ui/game-tile/game-picture.tsx';
import type { TileActions } from '#portal/ui/game-tile/game-tile.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Group, Monogram, Option, Thumbnail, Trial } from './found-rows.styles.ts';
import { MarkedName } from './marked-name.tsx';
import { searchAddress } from './search-address.ts';

/** How many categories lead to all that was found in them. */
const WAYS_TO_ALL = 3;

interface FoundRowsProps {
  readonly found: GameSearch;
  readonly searched: string;
  readonly listId: string;
  readonly activeId: string | null;
  readonly actions: TileActions;
  readonly onLeave: () => void;
}

/** The rows of a search: vendors, games with their free trial where they have one, and the ways to all of them. */
export function FoundRows({ found, searched, listId, activeId, actions, onLeave }: FoundRowsProps) {
  const { t, number } = useWords();
  const { layout, language } = useSite();
  const navigate = useNavigate();
  const menus = useQuery(gameMenusQuery(language)).data?.menus ?? [];
  const option = (name: string) => {
    const id = `${listId}-${name}`;
    // The focus stays in the field, which names the option that the keys are at.
    return { id, role: 'option', 'aria-selected': id === activeId, tabIndex: -1 } as const;
  };
  const link = (address: string) => ({
    href: address,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      onLeave();
      void navigate(address);
    },
  });
  const act = (does: ((game: Game) => void) | undefined, game: Game) => () => {
    onLeave();
    does?.(game);
  };
  const ways = found.categories
    .map(({ gameType, gameCount }) => ({
      gameType,
      gameCount,
      address: searchAddress(layout, gameType, searched),
      category: menus.find(({ gameCategory }) => gameCategory === gameType)?.title ?? gameType,
    }))
    .slice(0, WAYS_TO_ALL);
  return (
    <>
      {found.vendors.length > 0 && (
        <Group role="group" aria-labelledby={`${listId}-studios`}>
          <h3 id={`${listId}-studios`} role="presentation">
            {t('search.studios')}
          </h3>
          {found.vendors.map(({ vassalage, displayName, gameType, gameCount, matches }) => (
            <Option
              as="a"
              key={vassalage}
              {...option(vassalage)}
              {...link(categoryAddress(layout, gameType, { vassalage }))}
            >
              <Monogram aria-hidden="true">{[...displayName][0]}</Monogram>
              <span>
                <MarkedName name={displayName} matches={matches} />
                <small>{t('search.studioGames', { count: gameCount })}</small>
              </span>
            </Option>
          ))}
        </Group>
      )}
      {found.games.length > 0 && (
        <Group role="group" aria-labelledby={`${listId}-games`}>
          <h3 id={`${listId}-games`} role="presentation">
            {t('search.games')}
          </h3>
          {found.games.map(({ game, matches }) => (
            <div key={game.nodeId} role="presentation">
              <Option
                {...option(game.nodeId)}
                data-game={`${game.vassalage}/${game.gameCode}`}
                onClick={act(actions.onStart, game)}
              >
                <Thumbnail>
                  <GamePicture game={game} width={300} height={400} sizes="48px" isEager />
                </Thumbnail>
                <span>
                  <MarkedName name={game.gameName} matches={matches} />
                  <small>{game.vendorName}</small>
                </span>
              </Option>
              {actions.onTrial && game.isGame === 'GAME' && game.supportPlay === 0 && (
                <Trial
                  {...option(`${game.nodeId}-trial`)}
                  aria-label={t('game.trialNamed', { name: game.gameName })}
                  onClick={act(actions.onTrial, game)}
                >
                  {t('action.freeTrial')}
                </Trial>
              )}
            </div>
          ))}
        </Group>
      )}
      {ways.map(({ gameType, gameCount, address, category }) => (
        <Option as="a" key={gameType} {...option(`all-${gameType}`)} {...link(address)} $isWay>
          <Icon name="search" size={18} stroke={2} />
          <span>{t('search.allIn', { count: gameCount, category, number: number(gameCount) })}</span>
          <Icon name="arrow-right" size={18} stroke={2} />
        </Option>
      ))}
    </>
  );
}
