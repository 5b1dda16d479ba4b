import type { GameWish } from '#portal/data/games/launch-call.ts';
import { useFavourites } from '#portal/games/use-favourites.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { IconButton } from '#portal/ui/button.tsx';
import { Heart } from '#portal/ui/game-tile/heart.tsx';
import { Toast } from '#portal/ui/toast.ts';

/** Makes the current game a favourite. Hidden for visitors without favourites, and until the game is known. */
export function StageHeart({ wish }: { readonly wish: GameWish }) {
  const { t } = useWords();
  const { session } = useSite();
  const { ids, toggle, hasFailed } = useFavourites();
  const { nodeId, vassalage, gameType, gameName: name = '' } = wish;
  if (nodeId === undefined || gameType === undefined || (session !== 'member' && session !== 'agent')) return null;
  const isFavourite = ids.has(nodeId);
  return (
    <>
      <IconButton
        type="button"
        $filled
        aria-label={t(isFavourite ? 'game.unfavouriteNamed' : 'game.favouriteNamed', { name })}
        aria-pressed={isFavourite}
        onClick={() => toggle({ nodeId, vassalage, gameType })}
      >
        <Heart isFull={isFavourite} size={19} />
      </IconButton>
      {hasFailed && <Toast role="status">{t('favourites.failed')}</Toast>}
    </>
  );
}
