import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { IncomeRow } from '#contracts/generated/contracts.ts';
import { incomeQuery } from '#portal/data/desk/income-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { DataTable } from '#portal/forms/desk/data-table.tsx';
import { DeskAmount } from '#portal/forms/desk/desk-amount.tsx';
import { DeskList } from '#portal/forms/desk/desk-list.tsx';
import { DeskEmpty } from '#portal/forms/desk/desk-states.tsx';
import { MorePages } from '#portal/forms/desk/reports/more-pages.tsx';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { PaymentState } from './payment-state.tsx';
import { usePlanWords } from './use-plan-words.ts';

const PAGE_SIZE = 24;

interface DayPaymentsProps {
  /** The row that sums them up. */
  readonly row: IncomeRow;
  readonly onOpen: (paymentId: string) => void;
}

/** The payments of a kind of one day, each of which can be explained. */
export function DayPayments({ row: { kind, day, amount }, onOpen }: DayPaymentsProps) {
  const t = useFormWords();
  const words = usePlanWords();
  const { sign } = useDeskMoney();
  const { language } = useSite();
  const [pageNo, turnTo] = useState(1);
  const ask = { from: day, to: day, kind, each: 'payment', pageNo, pageSize: PAGE_SIZE } as const;
  const answer = useOwnQuery({ ...incomeQuery(ask, language), placeholderData: keepPreviousData });
  return (
    <DeskList
      answer={answer}
      isEmpty={({ rows }) => rows.length === 0}
      empty={<DeskEmpty icon="coins" title={t('pay.none')} />}
    >
      {({ rows, totalCount }) => (
        <>
          <DataTable
            isDense
            label={t('pay.payments')}
            rows={rows}
            keyOf={({ paymentId }) => paymentId ?? ''}
            onOpen={({ paymentId }) => paymentId !== null && onOpen(paymentId)}
            columns={[
              {
                ...{ key: 'for', label: t('pay.head.for'), onPhone: 'title' },
                cell: ({ from, until }) => words.span(from, until),
              },
              {
                ...{ key: 'amount', label: `${t('report.head.amount')}, ${sign}`, isNumber: true, onPhone: 'value' },
                cell: (one) => <DeskAmount amount={one.amount} />,
              },
              {
                ...{ key: 'state', label: t('report.head.status'), onPhone: 'note' },
                cell: ({ state }) => <PaymentState state={state} />,
              },
            ]}
            totals={{ amount: <DeskAmount amount={amount} /> }}
            isDimmed={answer.isPlaceholderData}
          />
          <MorePages pageNo={pageNo} hasMore={pageNo * PAGE_SIZE < totalCount} onTurn={turnTo} />
        </>
      )}
    </DeskList>
  );
}
