import { useId } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Notice, Question } from './game-stage.styles.ts';

interface LeaveQuestionProps {
  readonly isRunning: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks whether to leave the game. */
export function LeaveQuestion({ isRunning, onStay, onLeave }: LeaveQuestionProps) {
  const t = useFormWords();
  const id = useId();
  return (
    <Question>
      <Notice role="alertdialog" aria-labelledby={`${id}title`} aria-describedby={`${id}text`}>
        <h2 id={`${id}title`}>{t('play.leaveTitle')}</h2>
        <p id={`${id}text`}>{t(isRunning ? 'play.leaveRunning' : 'play.leaveText')}</p>
        <div>
          <Button type="button" $look="secondary" onClick={onLeave}>
            {t('play.leave')}
          </Button>
          {/* The harmless answer is the one at hand. */}
          <Button type="button" autoFocus onClick={onStay}>
            {t('play.stay')}
          </Button>
        </div>
      </Notice>
    </Question>
  );
}
