import { failureWords } from '#portal/data/failure-words.ts';
import type { GameWish } from '#portal/data/games/launch-call.ts';
import { GatewayError } from '#portal/data/gateway-client.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { Button } from '#portal/ui/button.tsx';
import { SiteImage } from '#portal/ui/site-image.tsx';
import { useFirstFocus } from '#portal/ui/use-first-focus.ts';
import { Notice, Veil } from './game-stage.styles.ts';
import type { StageState } from './stage-state.ts';

interface StageNoticeProps {
  readonly state: StageState;
  readonly wish: GameWish;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Says in the game's place why it is not there: it could not be started, took too long, or its session is over. */
export function StageNotice({ state, wish, onRetry, onClose }: StageNoticeProps) {
  const t = useFormWords();
  const { t: say } = useWords();
  if (state.step !== 'failed' && state.step !== 'late' && state.step !== 'ended') return null;
  const name = wish.gameName;
  const isOver = state.step === 'ended';
  const title = isOver ? t('play.ended') : name ? t('play.failed', { name }) : t('play.failedAny');
  const text = isOver
    ? t('play.endedText')
    : state.step === 'late'
      ? t('failure.slow')
      : failureWords(state.error, say);
  const canRetry = state.step !== 'failed' || mayPass(state.error);
  return (
    <Veil>
      {wish.iconUrl && <SiteImage src={wish.iconUrl} />}
      <FocusedNotice key={state.step} title={title} text={text}>
        <Button type="button" $look={canRetry ? 'secondary' : 'primary'} onClick={onClose}>
          {t('action.close')}
        </Button>
        {canRetry && (
          <Button type="button" onClick={onRetry}>
            {t(isOver ? 'play.again' : 'action.retry')}
          </Button>
        )}
      </FocusedNotice>
    </Veil>
  );
}

/** Whether what a call failed with may be over when it is made again. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof GatewayError) || error.status === 0 || error.status >= 500 || error.status === 429;

interface FocusedNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly children: React.ReactNode;
}

/** The focus moves to the place of the game: the focused element may be gone. */
export function FocusedNotice({ title, text, children }: FocusedNoticeProps) {
  const place = useFirstFocus<HTMLDivElement>();
  return (
    <Notice ref={place} tabIndex={-1} role="alert">
      <h2>{title}</h2>
      <p>{text}</p>
      <div>{children}</div>
    </Notice>
  );
}
