import { useFormWords } from '#portal/accounts/form-place.tsx';
import { useStartGame } from '#portal/session/actions.tsx';
import type { GameWish } from '#portal/session/game-wish.ts';
import { Button } from '#portal/ui/button.tsx';

/** Leads from a trial to the same game for real. */
export function PlayReal({ wish }: { readonly wish: GameWish }) {
  const t = useFormWords();
  const startGame = useStartGame();
  return (
    <Button type="button" $size="small" onClick={() => startGame({ ...wish, mode: 'real' })}>
      {t('play.playReal')}
    </Button>
  );
}
