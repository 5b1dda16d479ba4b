import { keepPreviousData } from '@tanstack/react-query';
import { teamMemberQuery } from '#portal/data/team-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { SeriesChart } from '#portal/forms/desk/series-chart.tsx';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import type { DayRange } from '#portal/site/site-days.ts';
import { useDayNames } from '../use-day-names.ts';

interface DownlineChartProps {
  /** Whose team it is of. */
  readonly memberId: string;
  readonly days: DayRange;
  /** It is the agent's own. */
  readonly isSelf: boolean;
}

/** The turnover of the team that is listed, by day. */
export function DownlineChart({ memberId, days, isSelf }: DownlineChartProps) {
  const t = useFormWords();
  const money = useDeskMoney();
  const names = useDayNames();
  const { language } = useSite();
  const { data } = useOwnQuery({ ...teamMemberQuery(memberId, days, language), placeholderData: keepPreviousData });
  if (data === undefined || data.days.length < 2) return null;
  return (
    <SeriesChart
      title={isSelf ? t('team.turnoverOfYou') : t('team.turnoverOf', { account: data.account })}
      series={[t('team.column.turnover')]}
      look="grouped"
      say={(value) => money.named(String(value))}
      sayTick={money.short}
      points={data.days.map(({ day, turnover }) => ({ ...names(day), values: [Number(turnover)] }))}
    />
  );
}
