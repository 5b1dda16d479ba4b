import type { AgentIncome } from '#contracts/generated/contracts.ts';
import { AskForPayment } from '#portal/forms/desk/income/ask-for-payment.tsx';
import { kindWords } from '#portal/forms/desk/income/plan-kinds.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { KpiRow } from '#portal/forms/desk/kpi-card.styles.ts';
import { KpiCard } from '#portal/forms/desk/kpi-card.tsx';
import { SeriesChart, seriesColors } from '#portal/forms/desk/series-chart.tsx';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useDayNames } from '../use-day-names.ts';
import { ChartWaiting, ReadyCard } from './income.styles.ts';

type Kind = AgentIncome['byKind'][number]['kind'];

/** The colour of a kind in cards and chart: salaries of whole days and hours share one. */
const seriesOf: Readonly<Record<Kind, 0 | 1 | 2>> = { dividend: 0, daily: 1, hourly: 1, realtime: 2 };

const isSome = (amount: string): boolean => /[1-9]/.test(amount);

/** Sums by kind, what may be asked for, and each day. */
export function IncomeFigures({ income }: { readonly income: AgentIncome }) {
  const t = useFormWords();
  const words = usePlanWords();
  const money = useDeskMoney();
  const names = useDayNames();
  const { total, byKind, byDay } = income;
  const sumOfDay = ({ dividend, daily, hourly, realtime }: AgentIncome['byDay'][number]): number =>
    [dividend, daily, hourly, realtime].reduce((sum, amount) => sum + Number(amount), 0);
  const trend = (amountOf: (day: AgentIncome['byDay'][number]) => number) =>
    byDay.length > 1 ? { trend: byDay.map(amountOf) } : {};
  const series = [
    { name: t(kindWords.dividend), kinds: ['dividend'] as const },
    { name: t('pay.dailyAndHourly'), kinds: ['daily', 'hourly'] as const },
    { name: t(kindWords.realtime), kinds: ['realtime'] as const },
  ];
  return (
    <>
      <KpiRow>
        <KpiCard label={t('pay.all')} value={money.named(total)} {...trend(sumOfDay)} />
        {byKind.map(({ kind, amount, payments, upcoming }) => (
          <KpiCard
            key={kind}
            label={t(kindWords[kind])}
            swatch={seriesColors[seriesOf[kind]]}
            value={money.named(amount)}
            note={
              isSome(upcoming)
                ? t('pay.upcoming', { amount: money.named(upcoming) })
                : t('pay.count', { number: words.count(payments) })
            }
            {...trend((day) => Number(day[kind]))}
          />
        ))}
      </KpiRow>
      {byKind
        .filter(({ ready }) => isSome(ready))
        .map(({ kind, ready }) => (
          <ReadyCard key={kind}>
            <h2>{t('pay.ready', { kind: t(kindWords[kind]) })}</h2>
            <AskForPayment kind={kind} amount={ready} />
          </ReadyCard>
        ))}
      <SeriesChart
        title={t('pay.byDay')}
        series={series.map(({ name }) => name)}
        look="stacked"
        say={(value) => money.named(String(value))}
        sayTick={money.short}
        points={byDay.map((day) => ({
          ...names(day.day),
          values: series.map(({ kinds }) => kinds.reduce((sum, kind) => sum + Number(day[kind]), 0)),
        }))}
      />
    </>
  );
}

/** Holds the room of the cards and the chart. */
export function WaitingFigures() {
  const t = useFormWords();
  const { agentPlans } = useSite().site;
  return (
    <>
      <KpiRow>
        <KpiCard label={t('pay.all')} value={null} />
        {(['dividend', 'daily', 'hourly', 'realtime'] as const)
          .filter((kind) => agentPlans.includes(kind))
          .map((kind) => (
            <KpiCard key={kind} label={t(kindWords[kind])} value={null} />
          ))}
      </KpiRow>
      <ChartWaiting role="group" aria-label={t('pay.byDay')} aria-busy="true" />
    </>
  );
}
