import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProfitStep } from '#contracts/generated/contracts.ts';
import { profitPath, profitQuery } from '#portal/data/record-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { RecordAccountNeeded, useHasNoRecords } from '#portal/forms/records/record-account.tsx';
import { RecordDays, useChosenDays } from '#portal/forms/records/record-days.tsx';
import { RecordDownloads } from '#portal/forms/records/record-downloads.tsx';
import { Choice, Choices, Filters, Records } from '#portal/forms/records/records.styles.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { ChartCard, Halves } from './profit.styles.ts';
import { ProfitCategories } from './profit-categories.tsx';
import { ProfitChart } from './profit-chart.tsx';
import { ProfitTotals } from './profit-totals.tsx';

const PERIODS = ['week', 'fortnight', 'month', 'year', 'dates'] as const;
const STEPS = ['day', 'week', 'month'] as const;

export function ProfitView({ nodeId }: WidgetViewProps<'profit'>) {
  const hasNone = useHasNoRecords();
  return (
    <FormPlace nodeId={nodeId} widget="profit" voice="records" waiting={<WaitingCard rows={6} />}>
      {hasNone ? <RecordAccountNeeded /> : <ProfitOfDays />}
    </FormPlace>
  );
}

/** What the rounds that began on some days came to. */
function ProfitOfDays() {
  const t = useFormWords();
  const { language } = useSite();
  const [by, setBy] = useState<ProfitStep>('day');
  const days = useChosenDays('fortnight', () => {});
  const ask = { ...days.range, by };
  const { data, error, isLoadingError, isPlaceholderData, refetch } = useOwnQuery({
    ...profitQuery(ask, language),
    placeholderData: keepPreviousData,
  });
  return (
    <Records aria-label={t('profit.label')} aria-busy={isPlaceholderData}>
      <Filters>
        <Choices role="group" aria-label={t('profit.by')}>
          {STEPS.map((one) => (
            <Choice key={one} type="button" aria-pressed={one === by} onClick={() => setBy(one)}>
              {t(`profit.steps.${one}`)}
            </Choice>
          ))}
        </Choices>
        <RecordDays
          days={{
            ...days,
            choose(period, range) {
              // A year of days is too dense to read.
              if (period === 'year' && by === 'day') setBy('month');
              if (period === 'week' || period === 'fortnight') setBy('day');
              days.choose(period, range);
            },
          }}
          offered={PERIODS}
        />
        <RecordDownloads path={profitPath(ask, language)} />
      </Filters>
      {isLoadingError ? (
        <OwnFailure error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <WaitingCard rows={6} />
      ) : (
        <>
          <ProfitTotals totals={data.totals} />
          {data.totals.bets === 0 ? (
            <EmptyState icon="receipt-text" title={t('profit.noBets')} hint={t('profit.noBetsHint')} />
          ) : (
            <Halves $isDimmed={isPlaceholderData}>
              <ChartCard>
                <ProfitChart steps={data.steps} by={data.by} />
              </ChartCard>
              <ProfitCategories categories={data.categories} />
            </Halves>
          )}
        </>
      )}
    </Records>
  );
}
