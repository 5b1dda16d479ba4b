import { useStartGame } from '#portal/actions/actions.tsx';
import type { GameWish } from '#portal/data/games/launch-call.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
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
