import { memo } from 'react';
import type { Game } from '#contracts/generated/contracts.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { Button } from './button.tsx';
import { Art, Caption, HotBadge, LiveBadge, LiveMeta, Over, Tile } from './game-tile.styles.ts';
import { Icon } from './icon.tsx';

interface GameTileProps {
  readonly game: Game;
  readonly look: 'portrait' | 'live';
  /** Hidden inside the hot section, where it says nothing. */
  readonly showsHot: boolean;
  /** The limits of a live table, in words. */
  readonly limits?: string;
  readonly isEager?: boolean;
  readonly onStart: (game: Game) => void;
  /** Absent where the site offers no free trial. */
  readonly onTrial?: (game: Game) => void;
}

/** A game with its art; its actions show under a pointer and on focus, and the whole tile answers to a finger. */
export const GameTile = memo(function GameTile({
  game,
  look,
  showsHot,
  limits,
  isEager = false,
  onStart,
  onTrial,
}: GameTileProps) {
  const { t, number } = useWords();
  const isLive = look === 'live';
  return (
    <Tile data-game={`${game.vassalage}/${game.gameCode}`}>
      <Art $isLive={isLive}>
        <img
          src={game.iconUrl}
          alt=""
          width={isLive ? 320 : 300}
          height={isLive ? 220 : 400}
          decoding="async"
          fetchPriority="low"
          {...(isEager ? {} : { loading: 'lazy' })}
        />
        {isLive && <LiveBadge>{t('game.live')}</LiveBadge>}
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
            aria-label={t('game.startNamed', { name: game.gameName })}
            onClick={() => onStart(game)}
          >
            <Icon name="play" size={15} stroke={2.4} />
            {t('action.start')}
          </Button>
          {onTrial && game.supportPlay === 0 && (
            <Button
              type="button"
              $size="small"
              $look="glass"
              aria-label={t('game.trialNamed', { name: game.gameName })}
              onClick={() => onTrial(game)}
            >
              {t('action.freeTrial')}
            </Button>
          )}
        </Over>
        {isLive && (
          <LiveMeta>
            <span>
              <b>{game.gameName}</b>
              {limits && <bdi>{limits}</bdi>}
            </span>
            {game.seats !== null && (
              <small>
                <Icon name="users" size={14} stroke={2} />
                <span className="visually-hidden">{t('game.seats', { count: game.seats })}</span>
                <span aria-hidden="true">{number(game.seats)}</span>
              </small>
            )}
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
