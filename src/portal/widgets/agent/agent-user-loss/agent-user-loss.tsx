import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { type TeamLossesAsk, teamLossesPath, teamLossesQuery } from '#portal/data/desk/report-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { PagesFoot } from '#portal/forms/desk/reports/more-pages.tsx';
import { OnPhone } from '#portal/forms/desk/reports/on-phone.styles.ts';
import { ReportFrame } from '#portal/forms/desk/reports/report-frame.tsx';
import { useReport } from '#portal/forms/desk/reports/use-report.ts';
import { TableWaiting } from '#portal/forms/desk/table-waiting.tsx';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { RecordSelect } from '#portal/forms/records/record-select.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Pager } from '#portal/ui/pager/pager.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { LossTable } from './loss-table.tsx';

const PAGE_SIZE = 20;
const SORTS = ['netLoss', 'turnover', 'account'] as const;
type Order = Pick<TeamLossesAsk, 'sort' | 'order'>;

export function AgentUserLossView({ nodeId, pageSize = PAGE_SIZE }: WidgetViewProps<'agent-user-loss'>) {
  return (
    <FormPlace nodeId={nodeId} widget="agent-user-loss" voice="agent" waiting={<TableWaiting figures={5} hasFaces />}>
      <Losses pageSize={pageSize} />
    </FormPlace>
  );
}

/** What members of a team lost or won, the largest loss first until another order is chosen. */
function Losses({ pageSize }: { readonly pageSize: number }) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { language } = useSite();
  const report = useReport();
  const [order, setOrder] = useState<Order>({ sort: 'netLoss', order: 'down' });
  const { days, search, pageNo, toFirst, turnTo } = report;
  const ask = { ...days.range, ...order, search, pageNo, pageSize };
  const answer = useOwnQuery({ ...teamLossesQuery(ask, language), placeholderData: keepPreviousData });
  const sortBy = (to: Order): void => {
    setOrder(to);
    toFirst();
  };
  return (
    <ReportFrame
      {...{ report, answer }}
      label={t('report.losses.label')}
      path={teamLossesPath(ask, language)}
      filters={
        // The heads of the table, which sort it, have no room on a phone.
        <OnPhone>
          <RecordSelect
            label={t('report.sort')}
            value={order.sort}
            options={SORTS.map((one) => [one, t(`report.head.${one}`)] as const)}
            onChoose={(sort) => sortBy({ sort, order: sort === 'account' ? 'up' : 'down' })}
          />
        </OnPhone>
      }
      isEmpty={({ list }) => list.length === 0}
      none={{ icon: 'trending-down', title: t('report.losses.none'), hint: t('report.noneHint') }}
      figures={5}
      pages={({ totalCount, totalPages }) =>
        totalPages > 1 && (
          <PagesFoot aria-label={say('lobby.pages')}>
            <Pager page={pageNo} total={totalCount} pageSize={pageSize} way={{ onPage: turnTo }} />
          </PagesFoot>
        )
      }
    >
      {({ list, sums }) => (
        <LossTable
          {...{ list, sums }}
          sort={{ key: order.sort, direction: order.order === 'up' ? 'ascending' : 'descending' }}
          onSort={({ key, direction }) => {
            const sort = SORTS.find((one) => one === key);
            if (sort !== undefined) sortBy({ sort, order: direction === 'ascending' ? 'up' : 'down' });
          }}
          isDimmed={answer.isPlaceholderData}
        />
      )}
    </ReportFrame>
  );
}
