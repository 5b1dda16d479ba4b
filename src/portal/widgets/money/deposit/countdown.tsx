import { Fragment } from 'react';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { clockParts, saidMinutes, useSecondsLeft } from '../time-left.ts';
import { Clock, Ring, RingFrame } from './countdown.styles.ts';

interface CountdownProps {
  readonly from: string;
  readonly until: string;
}

/** The time to pay in boxes. What is read aloud is the moment, and the time that is left a few times alone. */
export function Countdown({ until }: Pick<CountdownProps, 'until'>) {
  const t = useFormWords();
  const moments = useMoments();
  const left = useSecondsLeft(until);
  const said = saidMinutes(left);
  return (
    <Clock>
      <span aria-hidden="true">{t('deposit.reservedFor')}</span>
      <div aria-hidden="true" dir="ltr">
        {clockParts(left).map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts are hours, minutes and seconds by place.
          <Fragment key={index}>
            {index > 0 && <u>:</u>}
            <i>{part}</i>
          </Fragment>
        ))}
      </div>
      <time className="visually-hidden" dateTime={until}>
        {t('deposit.reservedUntil', { time: moments.soon(until) })}
      </time>
      <span className="visually-hidden" role="status">
        {said !== null && left > 0 && t('deposit.minutesLeft', { count: said })}
      </span>
    </Clock>
  );
}

/** The same as a ring that empties. */
export function CountdownRing({ from, until }: CountdownProps) {
  const left = useSecondsLeft(until);
  const whole = Math.max(1, (Date.parse(until) - Date.parse(from)) / 1000);
  const share = Math.min(100, Math.round((left / whole) * 100));
  return (
    <RingFrame>
      <Ring viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <circle cx="32" cy="32" r="29" />
        <circle cx="32" cy="32" r="29" pathLength={100} strokeDasharray={`${share} 100`} data-left />
      </Ring>
      <Icon name="timer" size={22} stroke={2} />
    </RingFrame>
  );
}
