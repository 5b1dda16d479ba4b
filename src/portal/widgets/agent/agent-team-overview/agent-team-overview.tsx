import { keepPreviousData } from '@tanstack/react-query';
import type { TeamOverview } from '#contracts/generated/contracts.ts';
import { overviewPath, overviewQuery, teamQuery } from '#portal/data/team-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { CardHead, DeskCard, PageTools } from '#portal/forms/desk/desk-card.styles.ts';
import { DeskList } from '#portal/forms/desk/desk-list.tsx';
import { DeskEmpty } from '#portal/forms/desk/desk-states.tsx';
import { KpiRow } from '#portal/forms/desk/kpi-card.styles.ts';
import { KpiCard } from '#portal/forms/desk/kpi-card.tsx';
import { SeriesChart } from '#portal/forms/desk/series-chart.tsx';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { RecordDays, useChosenDays } from '#portal/forms/records/record-days.tsx';
import { RecordDownloads } from '#portal/forms/records/record-downloads.tsx';
import { useLocale, useSite } from '#portal/site/site-context.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { useDayNames } from '../use-day-names.ts';
import { changeOf } from './change-of.ts';
import { DownlineTable } from './downline-table.tsx';
import { Overview, Tools, Way } from './overview.styles.ts';

const PERIODS = ['today', 'week', 'fortnight', 'month', 'dates'] as const;
const LISTED = 8;

type OverviewProps = WidgetViewProps<'agent-team-overview'>;

export function AgentTeamOverviewView({ nodeId, ...actions }: OverviewProps) {
  return (
    <FormPlace nodeId={nodeId} widget="agent-team-overview" voice="agent" waiting={<WaitingCard rows={8} />}>
      <TeamOfDays {...actions} />
    </FormPlace>
  );
}

function TeamOfDays({ downline, register }: Pick<OverviewProps, 'downline' | 'register'>) {
  const t = useFormWords();
  const { language } = useSite();
  const days = useChosenDays('fortnight', () => {});
  const answer = useOwnQuery({ ...overviewQuery(days.range, language), placeholderData: keepPreviousData });
  const listed = { ...days.range, sort: 'turnover', order: 'down', pageNo: 1, pageSize: LISTED } as const;
  const team = useOwnQuery({ ...teamQuery(listed, language), placeholderData: keepPreviousData });
  return (
    <Overview aria-label={t('team.overview')} aria-busy={answer.isPlaceholderData}>
      <Tools>
        <PageTools>
          <RecordDays days={days} offered={PERIODS} />
        </PageTools>
        <PageTools>
          <RecordDownloads path={overviewPath(days.range, language)} />
          {register && (
            <Way action={register} $look="primary" $size="small">
              {t('team.register')}
            </Way>
          )}
        </PageTools>
      </Tools>
      <DeskList answer={answer} isEmpty={() => false} empty={null} waiting={<WaitingFigures />}>
        {(data) => <Figures overview={data} />}
      </DeskList>
      <DeskCard as="section" aria-label={t('team.downline')}>
        <CardHead>
          <h2>{t('team.downline')}</h2>
          {downline && (
            <Way action={downline} $look="secondary" $size="small">
              {t('team.allDownline')}
            </Way>
          )}
        </CardHead>
        <DeskList
          answer={team}
          isEmpty={({ list }) => list.length === 0}
          empty={<DeskEmpty icon="users" title={t('team.nobody')} hint={t('team.nobodyHint')} />}
        >
          {({ list }) => <DownlineTable rows={list} isDimmed={team.isPlaceholderData} />}
        </DeskList>
      </DeskCard>
    </Overview>
  );
}

function WaitingFigures() {
  const t = useFormWords();
  return (
    <KpiRow>
      {(['turnover', 'netLoss', 'active', 'registrations', 'deposits'] as const).map((name) => (
        <KpiCard key={name} label={t(`team.figure.${name}`)} value={null} />
      ))}
    </KpiRow>
  );
}

function Figures({ overview }: { readonly overview: TeamOverview }) {
  const t = useFormWords();
  const locale = useLocale();
  const money = useDeskMoney();
  const { totals, before, days, activeToday, people } = overview;
  const count = new Intl.NumberFormat(`${locale}-u-nu-latn`);
  const names = useDayNames();
  const change = (now: string | number, then: string | number, isRiseGood = true) => {
    const delta = changeOf(Number(now), Number(then), locale);
    return delta === null ? {} : { delta: { ...delta, isGood: (delta.goes === 'up') === isRiseGood } };
  };
  const trend = (value: (day: TeamOverview['days'][number]) => string | number) =>
    days.length > 1 ? { trend: days.map((day) => Number(value(day))) } : {};
  return (
    <>
      <KpiRow>
        <KpiCard
          label={t('team.figure.turnover')}
          value={money.named(totals.turnover)}
          {...change(totals.turnover, before.turnover)}
          {...trend((day) => day.turnover)}
        />
        <KpiCard
          label={t('team.figure.netLoss')}
          value={money.named(totals.netLoss)}
          {...change(totals.netLoss, before.netLoss)}
          {...trend((day) => day.netLoss)}
        />
        <KpiCard
          label={t('team.figure.active')}
          value={count.format(totals.active)}
          note={t('team.activeOf', { count: people, today: count.format(activeToday) })}
          {...trend((day) => day.active)}
        />
        <KpiCard
          label={t('team.figure.registrations')}
          value={count.format(totals.registrations)}
          note={t('team.firstDeposits', { count: totals.firstDeposits })}
          {...trend((day) => day.registrations)}
        />
        <KpiCard
          label={t('team.figure.deposits')}
          value={money.named(totals.deposits)}
          {...change(totals.deposits, before.deposits)}
          {...trend((day) => day.deposits)}
        />
      </KpiRow>
      <SeriesChart
        title={t('team.chart')}
        series={[t('team.bets'), t('team.payouts')]}
        look="grouped"
        say={(value) => money.named(String(value))}
        sayTick={money.short}
        points={days.map(({ day, turnover, returned }) => ({
          ...names(day),
          values: [Number(turnover), Number(returned)],
        }))}
      />
    </>
  );
}
