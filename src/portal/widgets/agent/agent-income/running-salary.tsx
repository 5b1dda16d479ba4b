import { useEffect, useState } from 'react';
import type { RealtimeSalary } from '#contracts/generated/contracts.ts';
import { realtimeSalaryQuery } from '#portal/data/desk/income-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { DeskFailure } from '#portal/forms/desk/desk-states.tsx';
import { kindWords } from '#portal/forms/desk/income/plan-kinds.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Ring, Running } from './income.styles.ts';

const WINDOW_SECONDS = 300;
const RADIUS = 34;
const ROUND = 2 * Math.PI * RADIUS;

/** The running five minutes of the real-time salary. */
export function RunningSalary() {
  const t = useFormWords();
  const { language } = useSite();
  const { data, dataUpdatedAt, error, refetch } = useOwnQuery(realtimeSalaryQuery(language));
  if (data === undefined && error) return <DeskFailure error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Running role="group" aria-busy="true" aria-label={t(kindWords.realtime)} />;
  return <RunningWindow salary={data} answeredAt={dataUpdatedAt} onOver={() => void refetch()} />;
}

interface RunningWindowProps {
  readonly salary: RealtimeSalary;
  /** Milliseconds since 1970. */
  readonly answeredAt: number;
  readonly onOver: () => void;
}

function RunningWindow({ salary, answeredAt, onOver }: RunningWindowProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const money = useDeskMoney();
  const { amount, turnover, paidToday, rate, secondsLeft, terms } = salary;
  // Without bets no tier is reached yet: the rate to come is the first one's.
  const shownRate = /[1-9]/.test(turnover) ? rate : (terms.tiers[0]?.rate ?? rate);
  const left = useSecondsLeft(secondsLeft, answeredAt, onOver);
  const clock = `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
  return (
    <Running as="section" aria-label={t(kindWords.realtime)}>
      <Ring role="timer" aria-label={t('pay.running.left')}>
        <svg viewBox="0 0 76 76" aria-hidden="true">
          <circle cx={38} cy={38} r={RADIUS} />
          <circle
            cx={38}
            cy={38}
            r={RADIUS}
            strokeDasharray={ROUND}
            strokeDashoffset={ROUND * (1 - left / WINDOW_SECONDS)}
          />
        </svg>
        <bdi dir="ltr">{clock}</bdi>
      </Ring>
      <div>
        <h2>{t('pay.running.window')}</h2>
        <b>
          <bdi>{money.named(amount)}</bdi>
        </b>
        {terms.tiers.length === 0 ? t('pay.running.noTerms') : t('pay.running.from', { amount: money.named(turnover) })}
      </div>
      <dl>
        <div>
          <dt>{t('pay.running.paidToday')}</dt>
          <dd>
            <bdi>{money.named(paidToday)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('contract.rate')}</dt>
          <dd>{t('pay.running.ofBets', { rate: words.rate(shownRate) })}</dd>
        </div>
        <div>
          <dt>{t('contract.settled')}</dt>
          <dd>{t('contract.period.fiveMinutes')}</dd>
        </div>
      </dl>
    </Running>
  );
}

/** Seconds up to the end of the window; asks for the next one when it is over. */
function useSecondsLeft(secondsLeft: number, answeredAt: number, onOver: () => void): number {
  const [now, setNow] = useState(answeredAt);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, secondsLeft - Math.floor(Math.max(0, now - answeredAt) / 1_000));
  const isOver = left === 0 && secondsLeft > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once when the window ends, not with every render.
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver]);
  return left;
}
