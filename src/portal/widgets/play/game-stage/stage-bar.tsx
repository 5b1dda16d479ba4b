import type { Action, MenuItem } from '#contracts/generated/contracts.ts';
import type { GameWish } from '#portal/data/games/launch-call.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { IconButton } from '#portal/ui/button.tsx';
import { GamePicture } from '#portal/ui/game-tile/game-picture.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Bar, Mode, Names, Picture, Roomy, Slim, Space } from './game-stage.styles.ts';
import { PlayReal } from './play-real.tsx';
import { SessionClock } from './session-clock.tsx';
import { StageHeart } from './stage-heart.tsx';
import { StageIcon } from './stage-icon.tsx';
import { StagePurse } from './stage-purse.tsx';
import { artOf } from './stage-waiting.tsx';
import type { FullScreen } from './use-full-screen.ts';

interface StageBarProps {
  readonly wish: GameWish;
  /** While a round runs, the balance must not reveal its outcome before the game does. */
  readonly isHeld: boolean;
  /** Since when it is played, by the page's own clock; null until it is. */
  readonly since: number | null;
  readonly cashier: MenuItem | undefined;
  readonly fullScreen: FullScreen;
  readonly isFootOpen: boolean;
  readonly onFoot: () => void;
  readonly onward: (action: Action | undefined) => void;
  readonly onRefresh: () => void;
  readonly onClose: () => void;
}

/** The bar of a game: its name, the time, the money, and the exits. */
export function StageBar(props: StageBarProps) {
  const { wish, isHeld, since, cashier, fullScreen, isFootOpen, onFoot, onward, onRefresh, onClose } = props;
  const t = useFormWords();
  const { session } = useSite();
  const isReal = wish.mode !== 'trial';
  const art = artOf(wish);
  const mode = t(isReal ? 'play.real' : 'action.freeTrial');
  return (
    <Bar>
      {art && (
        <Picture>
          <GamePicture game={art} width={300} height={400} sizes="44px" isEager />
        </Picture>
      )}
      <Names>
        <b>{wish.gameName}</b>
        <span>
          <Slim>{mode} · </Slim>
          <bdi>{wish.vendorName}</bdi>
        </span>
      </Names>
      <Mode $isReal={isReal}>{mode}</Mode>
      <Space />
      <Roomy>
        <SessionClock since={since} />
      </Roomy>
      {isReal ? (
        <StagePurse isHeld={isHeld} cashier={cashier} onward={onward} onRefresh={onRefresh} />
      ) : (
        session !== 'trial' && <PlayReal wish={wish} />
      )}
      <Roomy>
        <StageHeart wish={wish} />
        {fullScreen.isSupported && (
          <IconButton
            type="button"
            $filled
            aria-label={t(fullScreen.isOn ? 'play.endFullScreen' : 'play.fullScreen')}
            onClick={fullScreen.toggle}
          >
            <StageIcon name={fullScreen.isOn ? 'minimize' : 'maximize'} />
          </IconButton>
        )}
        <IconButton type="button" $filled aria-label={t('play.close')} onClick={onClose}>
          <Icon name="x" size={20} stroke={2} />
        </IconButton>
      </Roomy>
      <Slim>
        <IconButton type="button" aria-label={t('play.more')} aria-expanded={isFootOpen} onClick={onFoot}>
          <StageIcon name="more" size={22} />
        </IconButton>
        <IconButton type="button" aria-label={t('play.close')} onClick={onClose}>
          <Icon name="x" size={22} stroke={2} />
        </IconButton>
      </Slim>
    </Bar>
  );
}
