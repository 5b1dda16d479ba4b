import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Action } from '#contracts/generated/contracts.ts';
import { statementQuery } from '#portal/data/record-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { RecordAccountNeeded, useHasNoRecords } from '#portal/forms/records/record-account.tsx';
import { RecordSelect } from '#portal/forms/records/record-select.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { StatementCard } from './statement-card.tsx';
import { StatementPaper } from './statement-paper.tsx';

const MONTHS = ['1', '3', '6', '12'] as const;
type Months = (typeof MONTHS)[number];

export function StatementView({ nodeId, look = 'card', full }: WidgetViewProps<'statement'>) {
  const hasNone = useHasNoRecords();
  const waiting = <WaitingCard rows={look === 'card' ? 5 : 8} />;
  return (
    <FormPlace nodeId={nodeId} widget="statement" voice="records" waiting={waiting}>
      {hasNone ? <RecordAccountNeeded /> : <StatementOfMonths look={look} full={full} />}
    </FormPlace>
  );
}

interface StatementOfMonthsProps {
  readonly look: 'card' | 'paper';
  readonly full: Action | undefined;
}

/** The statement of the last months, which the member chooses. */
function StatementOfMonths({ look, full }: StatementOfMonthsProps) {
  const t = useFormWords();
  const { language } = useSite();
  const [months, setMonths] = useState<Months>('6');
  const { data, error, isLoadingError, isPlaceholderData, refetch } = useOwnQuery({
    ...statementQuery(Number(months), language),
    placeholderData: keepPreviousData,
  });
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingCard rows={look === 'card' ? 5 : 8} />;
  const choice = (
    <RecordSelect
      label={t('statement.months')}
      value={months}
      options={MONTHS.map((one) => [one, t('statement.ofMonths', { count: Number(one) })] as const)}
      onChoose={setMonths}
    />
  );
  return look === 'card' ? (
    <StatementCard statement={data} choice={choice} full={full} isDimmed={isPlaceholderData} />
  ) : (
    <StatementPaper statement={data} choice={choice} isDimmed={isPlaceholderData} />
  );
}
