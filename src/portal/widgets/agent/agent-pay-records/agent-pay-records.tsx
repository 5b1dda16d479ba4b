import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { AgentIncome, AgentPaymentState, AgentPlanKind, IncomeRow } from '#contracts/generated/contracts.ts';
import { type IncomeAsk, incomePath, incomeQuery } from '#portal/data/desk/income-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { DeskCard, PageTools } from '#portal/forms/desk/desk-card.styles.ts';
import { WithDrawer } from '#portal/forms/desk/desk-drawer.styles.ts';
import { DeskList } from '#portal/forms/desk/desk-list.tsx';
import { DeskEmpty } from '#portal/forms/desk/desk-states.tsx';
import { AskForPayment } from '#portal/forms/desk/income/ask-for-payment.tsx';
import { DerivationDrawer } from '#portal/forms/desk/income/derivation-drawer.tsx';
import { keyOfPayment, PaymentTable } from '#portal/forms/desk/income/payment-table.tsx';
import { kindIcons, kindWords, paymentStates } from '#portal/forms/desk/income/plan-kinds.ts';
import { usePlanWords } from '#portal/forms/desk/income/use-plan-words.ts';
import { PagesFoot } from '#portal/forms/desk/reports/more-pages.tsx';
import { OnPhone } from '#portal/forms/desk/reports/on-phone.styles.ts';
import { useReport } from '#portal/forms/desk/reports/use-report.ts';
import { TableWaiting } from '#portal/forms/desk/table-waiting.tsx';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { RecordDays } from '#portal/forms/records/record-days.tsx';
import { RecordDownloads } from '#portal/forms/records/record-downloads.tsx';
import { RecordSelect } from '#portal/forms/records/record-select.tsx';
import { Records, Sums } from '#portal/forms/records/records.styles.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Pager } from '#portal/ui/pager/pager.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';

const PERIODS = ['today', 'week', 'fortnight', 'month', 'dates'] as const;
const PAGE_SIZE = 20;
const SORTS = ['time', 'amount'] as const;
type Order = Required<Pick<IncomeAsk, 'sort' | 'order'>>;

export function AgentPayRecordsView({ nodeId, kind, pageSize = PAGE_SIZE }: WidgetViewProps<'agent-pay-records'>) {
  return (
    <FormPlace nodeId={nodeId} widget="agent-pay-records" voice="agent" waiting={<TableWaiting figures={3} />}>
      <PayRecords kind={kind} pageSize={pageSize} />
    </FormPlace>
  );
}

/** Every payment of a kind, the latest first until another order is chosen. */
function PayRecords({ kind, pageSize }: { readonly kind: AgentPlanKind; readonly pageSize: number }) {
  const t = useFormWords();
  const { t: say } = useWords();
  const { language } = useSite();
  const report = useReport('month');
  const [state, setState] = useState<AgentPaymentState | 'all'>('all');
  const [order, setOrder] = useState<Order>({ sort: 'time', order: 'down' });
  const [row, setRow] = useState<IncomeRow | null>(null);
  const { days, pageNo, toFirst, turnTo, top } = report;
  const ask = {
    ...{ ...days.range, kind, each: 'payment' as const, ...order, pageNo, pageSize },
    ...(state !== 'all' && { state }),
  };
  const answer = useOwnQuery({ ...incomeQuery(ask, language), placeholderData: keepPreviousData });
  const choose = (to: AgentPaymentState | 'all'): void => {
    setState(to);
    toFirst();
  };
  const sortBy = (to: Order): void => {
    setOrder(to);
    toFirst();
  };
  return (
    <WithDrawer $isOpen={row !== null} $isWide>
      <Records ref={top} tabIndex={-1} aria-label={t(kindWords[kind])} aria-busy={answer.isPlaceholderData}>
        <PageTools>
          <RecordDays days={days} offered={PERIODS} />
          <RecordSelect
            label={t('report.head.status')}
            value={state}
            options={[
              ['all', t('pay.allStates')],
              ...paymentStates.map((one) => [one, t(`pay.state.${one}`)] as const),
            ]}
            onChoose={choose}
          />
          <OnPhone>
            <RecordSelect
              label={t('report.sort')}
              value={order.sort}
              options={SORTS.map((one) => [one, t(`report.head.${one}`)] as const)}
              onChoose={(sort) => sortBy({ sort, order: 'down' })}
            />
          </OnPhone>
          <RecordDownloads path={incomePath(ask, language)} />
        </PageTools>
        <KindSums income={answer.data} kind={kind} />
        <DeskCard>
          <DeskList
            answer={answer}
            isEmpty={({ rows }) => rows.length === 0}
            empty={<DeskEmpty icon={kindIcons[kind]} title={t('pay.none')} hint={t('pay.noneHint')} />}
            {...(state !== 'all' && { filter: { onClear: () => choose('all') } })}
            waiting={<TableWaiting figures={3} rows={10} />}
          >
            {({ rows, totalCount }) => (
              <>
                <PaymentTable
                  hasKind={false}
                  label={t(kindWords[kind])}
                  rows={rows}
                  opened={row && keyOfPayment(row)}
                  onOpen={setRow}
                  sort={{ key: order.sort, direction: order.order === 'up' ? 'ascending' : 'descending' }}
                  onSort={({ key, direction }) => {
                    const sort = SORTS.find((one) => one === key);
                    if (sort !== undefined) sortBy({ sort, order: direction === 'ascending' ? 'up' : 'down' });
                  }}
                  isDimmed={answer.isPlaceholderData}
                />
                {totalCount > pageSize && (
                  <PagesFoot aria-label={say('lobby.pages')}>
                    <Pager page={pageNo} total={totalCount} pageSize={pageSize} way={{ onPage: turnTo }} />
                  </PagesFoot>
                )}
              </>
            )}
          </DeskList>
        </DeskCard>
      </Records>
      {row !== null && <DerivationDrawer key={keyOfPayment(row)} row={row} onClose={() => setRow(null)} />}
    </WithDrawer>
  );
}

interface KindSumsProps {
  readonly income: AgentIncome | undefined;
  readonly kind: AgentPlanKind;
}

/** The sums of the days, whatever the list is narrowed to, and the way to ask for what is ready. */
function KindSums({ income, kind }: KindSumsProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const money = useDeskMoney();
  const sums = income?.byKind.find((one) => one.kind === kind);
  const named = (amount: string | undefined) => (amount === undefined ? null : money.named(amount));
  const shown = [
    [t('pay.totalOfDays'), named(sums?.amount)],
    [t('pay.state.paid'), named(sums?.paid)],
    [t('pay.dueLater'), named(sums?.upcoming)],
    [t('pay.payments'), sums ? words.count(sums.payments) : null],
  ] as const;
  return (
    <>
      <Sums aria-busy={income === undefined}>
        {shown.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value === null && income === undefined ? <Skeleton /> : <bdi>{value ?? '–'}</bdi>}</dd>
          </div>
        ))}
      </Sums>
      {sums && /[1-9]/.test(sums.ready) && <AskForPayment kind={kind} amount={sums.ready} />}
    </>
  );
}
