import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import type { Action, PlayLimit, PlaySession } from '#contracts/generated/contracts.ts';
import { formatMoney } from '#contracts/money.ts';
import { playLimitsQuery } from '#portal/data/play-limits-queries.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { usePlayTime } from '#portal/site/use-play-time.ts';
import { Button } from '#portal/ui/button.tsx';
import { LimitBar } from '#portal/ui/limit-bar.tsx';
import { LineDrawing } from '#portal/ui/line-drawing.tsx';
import { Answers, Box, Facts, Limits, Links, Ring, SmallPrint, Title } from './reality-check.styles.ts';

const ALARM_CLOCK = 'M12 5a8 8 0 1 0 0 16 8 8 0 0 0 0-16m0 4v4l2 2M5 3 2 6m20 0-3-3M6.38 18.7 4 21m13.64-2.33L20 21';

interface RealityCheckProps {
  readonly session: PlaySession;
  readonly isSending: boolean;
  readonly failure: unknown;
  readonly onStop: () => void;
  readonly onGoOn: () => void;
  readonly timeOut: Action | undefined;
  readonly limits: Action | undefined;
  readonly records: Action | undefined;
  readonly onward: (action: Action) => void;
}

/**
 * Says over a game how long it has been played and what it came to, as the gateway reckons it. It goes by an answer
 * alone: Escape does nothing, and the first focus is on the answer that does no harm.
 */
export function RealityCheck(props: RealityCheckProps) {
  const { session, isSending, failure, onStop, onGoOn, timeOut, limits, records, onward } = props;
  const t = useFormWords();
  const id = useId();
  const locale = useLocale();
  const moments = useMoments();
  const playTime = usePlayTime();
  const { currency } = useSite().site;
  const box = useRef<HTMLDialogElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // Everything below it is out of reach; a browser without that shows it all the same.
    if (box.current?.showModal) box.current.showModal();
    else box.current?.setAttribute('open', '');
    stop.current?.focus();
  }, []);
  const money = (amount: string): string => formatMoney(amount, currency, locale);
  const minutes = Math.floor(session.seconds / 60);
  const result = `${signOf(session.net)}${money(session.net.replace('-', ''))}`;
  const links = [
    [timeOut, t('check.timeOut')],
    [limits, t('check.limits')],
    [records, t('check.rounds')],
  ] as const;
  return (
    <Box
      ref={box}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      onCancel={(event) => event.preventDefault()}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && event.preventDefault()}
    >
      <Title>
        <Ring aria-hidden="true">
          <LineDrawing path={ALARM_CLOCK} size={26} />
        </Ring>
        <div>
          <h2 id={`${id}title`}>{t('check.title', { time: playTime(minutes, 'long') })}</h2>
          <p id={`${id}text`}>{t('check.paused')}</p>
        </div>
      </Title>
      <Facts>
        <div>
          <dt>{t('check.since')}</dt>
          <dd>
            {session.since && moments.time(session.since)}, {playTime(minutes)}
          </dd>
        </div>
        <div>
          <dt>{t('check.staked')}</dt>
          <dd>{money(session.staked)}</dd>
        </div>
        <div>
          <dt>{t('check.won')}</dt>
          <dd>{money(session.won)}</dd>
        </div>
        <div>
          <dt>{t('check.result')}</dt>
          <dd>
            <bdi>{result}</bdi>
          </dd>
        </div>
      </Facts>
      <LimitBars />
      {failure !== null && <FormFailure failure={failure} />}
      <Answers>
        <Button ref={stop} type="button" $size="large" disabled={isSending} onClick={onStop}>
          {t('check.stop')}
        </Button>
        <Button type="button" $look="secondary" $size="large" disabled={isSending} onClick={onGoOn}>
          {t('check.goOn')}
        </Button>
      </Answers>
      <Links>
        {links.map(
          ([action, label]) =>
            action && (
              <button key={label} type="button" onClick={() => onward(action)}>
                {label}
              </button>
            ),
        )}
      </Links>
      <SmallPrint>
        {session.check && t('check.closes', { moment: moments.time(session.check.closesAt) })}{' '}
        {session.everyMinutes !== null && t('check.next', { time: playTime(session.everyMinutes, 'long') })}
      </SmallPrint>
    </Box>
  );
}

/** The tightest limit on losses, and the one on time, with how much of each is used. */
function LimitBars() {
  const t = useFormWords();
  const locale = useLocale();
  const playTime = usePlayTime();
  const { currency } = useSite().site;
  const { data } = useQuery(playLimitsQuery());
  const shown = (['loss', 'time'] as const).flatMap((kind) => tightest(data?.limits ?? [], kind));
  if (shown.length === 0) return null;
  const say = ({ kind }: PlayLimit, amount: string): string =>
    kind === 'time' ? playTime(Number(amount)) : formatMoney(amount, currency, locale, { trimZeros: true });
  return (
    <Limits>
      {shown.map((limit) => (
        <li key={limit.kind}>
          <div>
            <span>{t(limit.kind === 'time' ? 'check.timeLimit' : 'check.lossLimit')}</span>
            <b>{t('check.used', { used: say(limit, limit.used), amount: say(limit, limit.amount) })}</b>
          </div>
          <LimitBar used={limit.used} amount={limit.amount} />
        </li>
      ))}
    </Limits>
  );
}

function tightest(limits: readonly PlayLimit[], kind: PlayLimit['kind']): readonly PlayLimit[] {
  const share = ({ used, amount }: PlayLimit): number => Number(used) / Number(amount);
  return limits
    .filter((limit) => limit.kind === kind)
    .toSorted((one, other) => share(other) - share(one))
    .slice(0, 1);
}

/** A result carries its sign, also one that was won. */
const signOf = (net: string): string => (net.startsWith('-') ? '− ' : Number(net) > 0 ? '+ ' : '');
