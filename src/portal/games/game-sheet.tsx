import type { Game } from '#contracts/generated/contracts.ts';
import { useHold } from '#portal/data/use-hold.ts';
import { HoldNote } from '#portal/forms/holds/hold-note.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { Button, IconButton } from '#portal/ui/button.tsx';
import { CloseButton } from '#portal/ui/close-button.tsx';
import { GamePicture } from '#portal/ui/game-tile/game-picture.tsx';
import type { TileActions, TileLook } from '#portal/ui/game-tile/game-tile.tsx';
import { Heart } from '#portal/ui/game-tile/heart.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { PageModal } from '#portal/ui/page-modal.tsx';
import { Actions, Facts, Picture, Reason, Sheet, SheetLayer } from './game-sheet.styles.ts';
import { limitsOf } from './table-limits.ts';

export interface GameSheetProps {
  readonly game: Game;
  readonly look: TileLook;
  readonly actions: TileActions;
  readonly isFavourite: boolean;
  readonly onClose: () => void;
}

/** The touch equivalent of hover: the game, large, with all its actions, from the lower edge of the screen. */
export function GameSheet({ game, look, actions, isFavourite, onClose }: GameSheetProps) {
  const { t } = useWords();
  const { site } = useSite();
  const locale = useLocale();
  const own = useHold('play');
  // A card of games opens their list alone.
  const hold = game.isGame === 'VASSALAGE' ? null : own.hold;
  const isLive = look === 'live';
  const then = (act: (game: Game) => void) => () => {
    onClose();
    act(game);
  };
  return (
    <>
      <SheetLayer />
      <PageModal name="sheet" labelledBy="game-sheet-title" onClose={onClose}>
        <Sheet data-sheet={`${game.vassalage}/${game.gameCode}`}>
          <Picture $isLive={isLive}>
            <GamePicture
              game={game}
              width={isLive ? 320 : 300}
              height={isLive ? 220 : 400}
              sizes={isLive ? '152px' : '108px'}
              isEager
            />
          </Picture>
          <Facts>
            <h2 id="game-sheet-title">{game.gameName}</h2>
            <p>{game.vendorName}</p>
            {isLive && <bdi>{limitsOf(game, site.currency, locale)}</bdi>}
          </Facts>
          <CloseButton onClose={onClose} />
          {hold && (
            <Reason>
              <HoldNote step="play" hold={hold} ways={{}} />
            </Reason>
          )}
          <Actions>
            <Button type="button" disabled={hold !== null} onClick={then(actions.onStart)}>
              <Icon name="play" size={16} stroke={2.4} />
              {t('action.start')}
            </Button>
            {actions.onTrial && game.supportPlay === 0 && (
              <Button
                type="button"
                $look="secondary"
                disabled={hold?.why === 'excluded'}
                onClick={then(actions.onTrial)}
              >
                {t('action.freeTrial')}
              </Button>
            )}
            <IconButton
              type="button"
              $filled
              aria-label={t(isFavourite ? 'game.unfavouriteNamed' : 'game.favouriteNamed', { name: game.gameName })}
              onClick={then(actions.onFavourite)}
            >
              <Heart isFull={isFavourite} size={20} />
            </IconButton>
          </Actions>
        </Sheet>
      </PageModal>
    </>
  );
}
