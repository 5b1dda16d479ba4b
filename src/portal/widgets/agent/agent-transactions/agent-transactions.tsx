import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { teamTransactionsPath, teamTransactionsQuery } from '#portal/data/desk/report-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { MorePages } from '#portal/forms/desk/reports/more-pages.tsx';
import { ReportFrame } from '#portal/forms/desk/reports/report-frame.tsx';
import { useReport } from '#portal/forms/desk/reports/use-report.ts';
import { TableWaiting } from '#portal/forms/desk/table-waiting.tsx';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { RecordSelect } from '#portal/forms/records/record-select.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { EntryTable } from './entry-table.tsx';

const PAGE_SIZE = 20;
const KINDS = ['all', 'deposits', 'withdrawals', 'transfers', 'bonuses', 'other'] as const;

export function AgentTransactionsView({ nodeId, pageSize = PAGE_SIZE }: WidgetViewProps<'agent-transactions'>) {
  return (
    <FormPlace nodeId={nodeId} widget="agent-transactions" voice="agent" waiting={<TableWaiting hasFaces />}>
      <Entries pageSize={pageSize} />
    </FormPlace>
  );
}

/** What moved the wallets of a team beside play, the latest first. */
function Entries({ pageSize }: { readonly pageSize: number }) {
  const t = useFormWords();
  const { language, site } = useSite();
  const report = useReport();
  const [kind, setKind] = useState<(typeof KINDS)[number]>('all');
  const { days, search, pageNo, toFirst, turnTo } = report;
  const ask = { ...days.range, search, kind: kind === 'all' ? undefined : kind, pageNo, pageSize };
  const answer = useOwnQuery({ ...teamTransactionsQuery(ask, language), placeholderData: keepPreviousData });
  const choose = (to: (typeof KINDS)[number]): void => {
    setKind(to);
    toFirst();
  };
  // Play money is neither paid in nor out.
  const kinds = KINDS.filter((one) => !site.currency.isPlay || (one !== 'deposits' && one !== 'withdrawals'));
  return (
    <ReportFrame
      {...{ report, answer }}
      label={t('report.entries.label')}
      path={teamTransactionsPath(ask, language)}
      filters={
        <RecordSelect
          label={t('records.kind')}
          value={kind}
          options={kinds.map((one) => [one, t(`records.kinds.${one}`)] as const)}
          onChoose={choose}
        />
      }
      onClearFilters={kind === 'all' ? undefined : () => choose('all')}
      isEmpty={({ list }) => list.length === 0}
      none={{ icon: 'list', title: t('report.entries.none'), hint: t('report.noneHint') }}
      figures={2}
      pages={({ hasMore }) => <MorePages {...{ pageNo, hasMore }} onTurn={turnTo} />}
    >
      {({ list }) => <EntryTable entries={list} isDimmed={answer.isPlaceholderData} />}
    </ReportFrame>
  );
}
