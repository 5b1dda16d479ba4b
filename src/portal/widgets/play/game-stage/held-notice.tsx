import type { Action } from '#contracts/generated/contracts.ts';
import type { GameWish } from '#portal/data/games/launch-call.ts';
import type { Hold } from '#portal/data/holds.ts';
import { useFormWords, WithFormWords } from '#portal/forms/form-place.tsx';
import { useHoldWords } from '#portal/forms/holds/use-hold-words.ts';
import { Button } from '#portal/ui/button.tsx';
import { SiteImage } from '#portal/ui/site-image.tsx';
import { Veil } from './game-stage.styles.ts';
import { FocusedNotice } from './stage-notice.tsx';

interface HeldNoticeProps {
  readonly hold: Hold;
  readonly wish: GameWish;
  /** Where the member does something about it; undefined for nowhere. */
  readonly way: Action | undefined;
  readonly onward: (action: Action | undefined) => void;
  readonly onClose: () => void;
}

/** Says in the game's place why the member cannot play now, until when, and where to do something about it. */
export function HeldNotice({ wish, ...notice }: HeldNoticeProps) {
  return (
    <Veil>
      {wish.iconUrl && <SiteImage src={wish.iconUrl} />}
      <WithFormWords voice="account" waiting={null}>
        <HoldNotice {...notice} />
      </WithFormWords>
    </Veil>
  );
}

function HoldNotice({ hold, way, onward, onClose }: Omit<HeldNoticeProps, 'wish'>) {
  const t = useFormWords();
  const { title, text } = useHoldWords()('play', hold);
  return (
    <FocusedNotice title={title} text={text}>
      <Button type="button" $look={way ? 'secondary' : 'primary'} onClick={onClose}>
        {t('action.close')}
      </Button>
      {way && (
        <Button type="button" onClick={() => onward(way)}>
          {t(hold.why === 'checks' ? 'checks.title' : 'menu.playerProtection')}
        </Button>
      )}
    </FocusedNotice>
  );
}
