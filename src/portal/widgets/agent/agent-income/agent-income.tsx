import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { AgentIncome, AgentPaymentState, AgentPlanKind, IncomeRow } from '#contracts/generated/contracts.ts';
import { incomePath, incomeQuery } from '#portal/data/desk/income-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { DeskCard, ListHead, PageTools } from '#portal/forms/desk/desk-card.styles.ts';
import { WithDrawer } from '#portal/forms/desk/desk-drawer.styles.ts';
import { DeskList } from '#portal/forms/desk/desk-list.tsx';
import { DeskEmpty } from '#portal/forms/desk/desk-states.tsx';
import { DerivationDrawer } from '#portal/forms/desk/income/derivation-drawer.tsx';
import { keyOfPayment, PaymentTable } from '#portal/forms/desk/income/payment-table.tsx';
import { kindWords, paymentStates, planKinds } from '#portal/forms/desk/income/plan-kinds.ts';
import { PagesFoot } from '#portal/forms/desk/reports/more-pages.tsx';
import { useReport } from '#portal/forms/desk/reports/use-report.ts';
import { TableWaiting } from '#portal/forms/desk/table-waiting.tsx';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { RecordDays } from '#portal/forms/records/record-days.tsx';
import { RecordDownloads } from '#portal/forms/records/record-downloads.tsx';
import { RecordSelect } from '#portal/forms/records/record-select.tsx';
import { Records } from '#portal/forms/records/records.styles.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Pager } from '#portal/ui/pager/pager.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { IncomeFigures, WaitingFigures } from './income-figures.tsx';
import { RunningSalary } from './running-salary.tsx';

const PERIODS = ['today', 'week', 'fortnight', 'month', 'dates'] as const;
const PAGE_SIZE = 15;

export function AgentIncomeView({ nodeId, pageSize = PAGE_SIZE }: WidgetViewProps<'agent-income'>) {
  return (
    <FormPlace nodeId={nodeId} widget="agent-income" voice="agent" waiting={<TableWaiting figures={3} />}>
      <Income pageSize={pageSize} />
    </FormPlace>
  );
}

/** What the agent earned in some days, and how each payment came about. */
function Income({ pageSize }: { readonly pageSize: number }) {
  const t = useFormWords();
  const { language, site } = useSite();
  const report = useReport('month');
  const [kind, setKind] = useState<AgentPlanKind | 'all'>('all');
  const [state, setState] = useState<AgentPaymentState | 'all'>('all');
  const [row, setRow] = useState<IncomeRow | null>(null);
  const { days, pageNo, toFirst, turnTo, top } = report;
  const ask = {
    ...{ ...days.range, pageNo, pageSize },
    ...{ kind: kind === 'all' ? undefined : kind, state: state === 'all' ? undefined : state },
  };
  const answer = useOwnQuery({ ...incomeQuery(ask, language), placeholderData: keepPreviousData });
  const isFiltered = kind !== 'all' || state !== 'all';
  const clear = (): void => {
    setKind('all');
    setState('all');
    toFirst();
  };
  return (
    <WithDrawer $isOpen={row !== null} $isWide>
      <Records ref={top} tabIndex={-1} aria-label={t('pay.label')} aria-busy={answer.isPlaceholderData}>
        <PageTools>
          <RecordDays days={days} offered={PERIODS} />
          <RecordDownloads path={incomePath(ask, language)} />
        </PageTools>
        <DeskList answer={answer} isEmpty={() => false} empty={null} waiting={<WaitingFigures />}>
          {(income) => <IncomeFigures income={income} />}
        </DeskList>
        {site.agentPlans.includes('realtime') && <RunningSalary />}
        <DeskCard as="section" aria-label={t('pay.payments')}>
          <ListHead>
            <h2>{t('pay.payments')}</h2>
            <RecordSelect
              label={t('records.kind')}
              value={kind}
              options={[
                ['all', t('pay.allKinds')],
                ...planKinds
                  .filter((one) => site.agentPlans.includes(one))
                  .map((one) => [one, t(kindWords[one])] as const),
              ]}
              onChoose={(to) => {
                setKind(to);
                toFirst();
              }}
            />
            <RecordSelect
              label={t('report.head.status')}
              value={state}
              options={[
                ['all', t('pay.allStates')],
                ...paymentStates.map((one) => [one, t(`pay.state.${one}`)] as const),
              ]}
              onChoose={(to) => {
                setState(to);
                toFirst();
              }}
            />
          </ListHead>
          <DeskList
            answer={answer}
            isEmpty={({ rows }) => rows.length === 0}
            empty={<DeskEmpty icon="coins" title={t('pay.none')} hint={t('pay.noneHint')} />}
            {...(isFiltered && { filter: { onClear: clear } })}
            waiting={<TableWaiting figures={3} rows={pageSize} />}
          >
            {(income) => (
              <>
                <PaymentTable
                  hasKind
                  label={t('pay.payments')}
                  rows={income.rows}
                  opened={row && keyOfPayment(row)}
                  onOpen={setRow}
                  {...(!isFiltered && { total: income.total, totalLabel: t('pay.totalOfDays') })}
                  isDimmed={answer.isPlaceholderData}
                />
                <IncomePages {...{ income, pageNo, pageSize, turnTo }} />
              </>
            )}
          </DeskList>
        </DeskCard>
      </Records>
      {row !== null && <DerivationDrawer key={keyOfPayment(row)} row={row} onClose={() => setRow(null)} />}
    </WithDrawer>
  );
}

interface IncomePagesProps {
  readonly income: AgentIncome;
  readonly pageNo: number;
  readonly pageSize: number;
  readonly turnTo: (pageNo: number) => void;
}

function IncomePages({ income: { totalCount }, pageNo, pageSize, turnTo }: IncomePagesProps) {
  const { t } = useWords();
  if (totalCount <= pageSize) return null;
  return (
    <PagesFoot aria-label={t('lobby.pages')}>
      <Pager page={pageNo} total={totalCount} pageSize={pageSize} way={{ onPage: turnTo }} />
    </PagesFoot>
  );
}
