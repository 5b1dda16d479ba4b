import type { Withdrawal } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { clockParts, saidMinutes, useSecondsLeft } from '#portal/widgets/money/time-left.ts';
import { Question, Ring } from './part-question.styles.ts';
import { isInParts, type WithdrawalPart } from './withdrawal-part.ts';

/** Less time than this is left: the ring says so. */
const LAST_SECONDS = 30 * 60;

/** Hours and minutes; in the last hour minutes and seconds. */
function clockText(seconds: number): string {
  const parts = clockParts(seconds);
  return parts.length > 2 ? `${Number(parts[0])}:${parts[1]}` : parts.join(':');
}

interface PartQuestionProps {
  readonly withdrawal: Withdrawal;
  readonly part: WithdrawalPart;
}

/** Asks whether a part arrived. The ring empties; what is read aloud is the moment, and the time left a few times. */
export function PartQuestion({ withdrawal, part }: PartQuestionProps) {
  const t = useFormWords();
  const moments = useMoments();
  const left = useSecondsLeft(part.confirmBy);
  const said = saidMinutes(left);
  const whole = Math.max(1, (Date.parse(part.confirmBy) - Date.parse(part.sentAt)) / 1000);
  const share = Math.min(100, Math.round((left / whole) * 100));
  const until = moments.soon(part.confirmBy);
  return (
    <Question data-unprinted>
      <Ring data-last={left <= LAST_SECONDS} aria-hidden="true">
        <svg viewBox="0 0 96 96" aria-hidden="true" focusable="false">
          <circle cx="48" cy="48" r="44" />
          <circle cx="48" cy="48" r="44" pathLength={100} strokeDasharray={`${share} 100`} data-left />
        </svg>
        <div>
          <b dir="ltr">{clockText(left)}</b>
          <small>{t('withdrawal.toAnswer')}</small>
        </div>
      </Ring>
      <div>
        <h2>{isInParts(withdrawal) ? t('withdrawal.questionPart', { part: part.part }) : t('withdrawal.question')}</h2>
        <p>{t('withdrawal.questionText', { name: withdrawal.to.name, time: until })}</p>
      </div>
      <span className="visually-hidden" role="status">
        {said !== null && left > 0 && t('deposit.minutesLeft', { count: said })}
      </span>
    </Question>
  );
}
