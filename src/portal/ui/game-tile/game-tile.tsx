import { type MouseEvent, memo } from 'react';
import type { Game } from '#contracts/generated/contracts.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { GamePicture } from './game-picture.tsx';
import { Art, Caption, Favourite, HotBadge, LiveBadge, LiveMeta, Over, Tile } from './game-tile.styles.ts';
import { Heart } from './heart.tsx';

export type TileLook = 'portrait' | 'live';

/** Actions on a game. One object for a whole list, so that its tiles are not rendered again with the list. */
export interface TileActions {
  readonly onStart: (game: Game) => void;
  /** Missing where the site offers no free trial. */
  readonly onTrial?: ((game: Game) => void) | undefined;
  readonly onFavourite: (game: Game) => void;
  /** A finger has no hover: it opens a sheet with all that can be done. */
  readonly onTouch: (game: Game) => void;
}

interface GameTileProps {
  readonly game: Game;
  readonly look: TileLook;
  /** Hidden inside the hot section, where it says nothing. */
  readonly showsHot: boolean;
  /** The limits of a live table, in words. */
  readonly limits?: string;
  readonly isEager?: boolean;
  readonly leads?: boolean;
  readonly actions: TileActions;
  /** The member keeps it at hand. */
  readonly isFavourite?: boolean;
}

/** A game with its art; its actions show under a pointer and on focus, and the whole tile answers to a finger. */
export const GameTile = memo(function GameTile({
  game,
  look,
  showsHot,
  limits,
  isEager = false,
  leads = false,
  actions,
  isFavourite = false,
}: GameTileProps) {
  const { t } = useWords();
  const isLive = look === 'live';
  const isCard = game.isGame === 'VASSALAGE';
  const name = { name: game.gameName };
  const start = (event: MouseEvent) => {
    if (isCard || !isTouch(event)) actions.onStart(game);
    else actions.onTouch(game);
  };
  return (
    <Tile data-game={`${game.vassalage}/${game.gameCode}`}>
      <Art $isLive={isLive}>
        <GamePicture
          game={game}
          width={isLive ? 320 : 300}
          height={isLive ? 220 : 400}
          sizes={isLive ? '(max-width:767px) 46vw,280px' : '(max-width:767px) 29vw,176px'}
          isEager={isEager}
          leads={leads}
        />
        {isLive && !isCard && <LiveBadge>{t('game.live')}</LiveBadge>}
        {!isLive && showsHot && game.isHot === 1 && (
          <HotBadge>
            <Icon name="flame" size={13} stroke={2} />
            {t('game.hot')}
          </HotBadge>
        )}
        <Over>
          <Button
            type="button"
            $size="small"
            aria-label={t(isCard ? 'game.openNamed' : 'game.startNamed', name)}
            onClick={start}
          >
            <Icon name={isCard ? 'layout-grid' : 'play'} size={15} stroke={2.4} />
            {t(isCard ? 'action.open' : 'action.start')}
          </Button>
          {actions.onTrial && !isCard && game.supportPlay === 0 && (
            <Button
              type="button"
              $size="small"
              $look="glass"
              aria-label={t('game.trialNamed', name)}
              onClick={() => actions.onTrial?.(game)}
            >
              {t('action.freeTrial')}
            </Button>
          )}
          {!isCard && (
            <Favourite
              type="button"
              aria-label={t(isFavourite ? 'game.unfavouriteNamed' : 'game.favouriteNamed', name)}
              onClick={() => actions.onFavourite(game)}
            >
              <Heart isFull={isFavourite} />
            </Favourite>
          )}
        </Over>
        {isLive && (
          <LiveMeta>
            <span>
              <b>{game.gameName}</b>
              {limits && <bdi>{limits}</bdi>}
            </span>
          </LiveMeta>
        )}
      </Art>
      {!isLive && (
        <Caption>
          <b title={game.gameName}>{game.gameName}</b>
          <span>{game.vendorName}</span>
        </Caption>
      )}
    </Tile>
  );
});

/** Whether a finger made the click; a browser that does not say is asked whether its pointer can hover at all. */
function isTouch({ nativeEvent }: MouseEvent): boolean {
  const { pointerType } = nativeEvent as Partial<PointerEvent>;
  return pointerType ? pointerType === 'touch' : nativeEvent.detail > 0 && matchMedia('(hover: none)').matches;
}
