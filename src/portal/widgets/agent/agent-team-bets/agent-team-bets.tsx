import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { teamBetsPath, teamBetsQuery } from '#portal/data/desk/report-queries.ts';
import { vendorLanesQuery } from '#portal/data/games/games-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { MorePages } from '#portal/forms/desk/reports/more-pages.tsx';
import { ReportFrame } from '#portal/forms/desk/reports/report-frame.tsx';
import { useReport } from '#portal/forms/desk/reports/use-report.ts';
import { TableWaiting } from '#portal/forms/desk/table-waiting.tsx';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { RecordSelect } from '#portal/forms/records/record-select.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { TeamBetSums } from './team-bet-sums.tsx';
import { TeamBetTable } from './team-bet-table.tsx';

const PAGE_SIZE = 20;
const STATUSES = ['all', 'open', 'closed'] as const;
type Status = (typeof STATUSES)[number];

export function AgentTeamBetsView({ nodeId, pageSize = PAGE_SIZE }: WidgetViewProps<'agent-team-bets'>) {
  return (
    <FormPlace nodeId={nodeId} widget="agent-team-bets" voice="agent" waiting={<TableWaiting figures={3} />}>
      <TeamBets pageSize={pageSize} />
    </FormPlace>
  );
}

/** The rounds of a team, the latest first. The sums are of all rounds of the days, whatever studio and status. */
function TeamBets({ pageSize }: { readonly pageSize: number }) {
  const t = useFormWords();
  const { language } = useSite();
  const report = useReport();
  const [status, setStatus] = useState<Status>('all');
  const [vendor, setVendor] = useState('');
  const { days, search, pageNo, toFirst, turnTo } = report;
  const ask = {
    ...{ ...days.range, search, vendor, pageNo, pageSize },
    status: status === 'all' ? undefined : status,
  };
  const answer = useOwnQuery({ ...teamBetsQuery(ask, language), placeholderData: keepPreviousData });
  const isFiltered = status !== 'all' || vendor !== '';
  const choose = (chosen: { readonly status?: Status; readonly vendor?: string }): void => {
    if (chosen.status !== undefined) setStatus(chosen.status);
    if (chosen.vendor !== undefined) setVendor(chosen.vendor);
    toFirst();
  };
  return (
    <ReportFrame
      {...{ report, answer }}
      label={t('report.bets.label')}
      path={teamBetsPath(ask, language)}
      filters={
        <>
          <VendorSelect vendor={vendor} onChoose={(to) => choose({ vendor: to })} />
          <RecordSelect
            label={t('report.head.status')}
            value={status}
            options={STATUSES.map((one) => [one, t(`report.statuses.${one}`)] as const)}
            onChoose={(to) => choose({ status: to })}
          />
        </>
      }
      onClearFilters={isFiltered ? () => choose({ status: 'all', vendor: '' }) : undefined}
      isEmpty={({ list }) => list.length === 0}
      none={{ icon: 'receipt-text', title: t('report.bets.none'), hint: t('report.noneHint') }}
      figures={3}
      sums={<TeamBetSums sums={answer.data?.sums ?? null} />}
      pages={({ hasMore }) => <MorePages {...{ pageNo, hasMore }} onTurn={turnTo} />}
    >
      {({ list }) => <TeamBetTable rounds={list} isDimmed={answer.isPlaceholderData} />}
    </ReportFrame>
  );
}

interface VendorSelectProps {
  /** A vendor's code; empty for all. */
  readonly vendor: string;
  readonly onChoose: (vendor: string) => void;
}

/** The studios of the site. */
function VendorSelect({ vendor, onChoose }: VendorSelectProps) {
  const t = useFormWords();
  const { language, member } = useSite();
  const { data } = useQuery({ ...vendorLanesQuery(language), enabled: member !== null });
  const names = new Map(
    data?.lanes.flatMap(({ cards }) => Object.values(cards).map((card) => [card.vassalage, card.displayName] as const)),
  );
  const vendors = [...names].sort(([, one], [, other]) => one.localeCompare(other, language.toLowerCase()));
  return (
    <RecordSelect
      label={t('report.head.studio')}
      value={vendor}
      options={[['', t('lobby.allVendors')], ...vendors]}
      onChoose={onChoose}
    />
  );
}
