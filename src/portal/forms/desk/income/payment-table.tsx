import { styled } from 'styled-components';
import type { IncomeRow } from '#contracts/generated/contracts.ts';
import { DataTable } from '#portal/forms/desk/data-table.tsx';
import { DeskAmount } from '#portal/forms/desk/desk-amount.tsx';
import type { DeskColumn, DeskSort } from '#portal/forms/desk/table-columns.ts';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { color } from '#portal/theme/tokens.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { PaymentState } from './payment-state.tsx';
import { kindIcons, kindWords } from './plan-kinds.ts';
import { usePlanWords } from './use-plan-words.ts';

const Kind = styled.span`
  display: flex;
  align-items: center;
  gap: 10px;
  white-space: nowrap;
  svg { color: ${color.tx3}; }
`;

const Note = styled.small`
  font-size: 12px;
  color: ${color.tx3};
  [data-opened] & { color: ${color.tx2}; }
`;

interface PaymentTableProps {
  readonly label: string;
  readonly rows: readonly IncomeRow[];
  readonly opened: string | null;
  readonly onOpen: (row: IncomeRow) => void;
  /** Payments of one kind do not say it. */
  readonly hasKind: boolean;
  readonly sort?: DeskSort;
  readonly onSort?: (sort: DeskSort) => void;
  readonly total?: string;
  readonly totalLabel?: string;
  readonly isDimmed?: boolean;
}

/** A row of the list has no name of its own where it stands for several payments. */
export const keyOfPayment = ({ paymentId, kind, day }: IncomeRow): string => paymentId ?? `${kind} ${day}`;

/** Payments in rows; each opens how it came about. */
export function PaymentTable(props: PaymentTableProps) {
  const { label, rows, opened, onOpen, hasKind, sort, onSort, total, totalLabel, isDimmed = false } = props;
  const t = useFormWords();
  const words = usePlanWords();
  const { sign } = useDeskMoney();
  const spanOf = ({ from, until, payments, kind, day }: IncomeRow) =>
    payments > 1 && kind !== 'dividend' ? words.day(day) : words.span(from, until);
  const manyOf = ({ payments }: IncomeRow) =>
    payments > 1 && <Note>{t('pay.count', { number: words.count(payments) })}</Note>;
  const columns: readonly DeskColumn<IncomeRow>[] = [
    {
      ...{ key: 'time', label: t(hasKind ? 'pay.head.kind' : 'pay.head.for'), onPhone: 'title' as const },
      ...(onSort && { sortValue: ({ day }: IncomeRow) => day }),
      cell: (row) =>
        hasKind ? (
          <Kind>
            <Icon name={kindIcons[row.kind]} size={17} stroke={1.8} />
            {t(kindWords[row.kind])}
          </Kind>
        ) : (
          <>
            {spanOf(row)} {manyOf(row)}
          </>
        ),
    },
    {
      ...{ key: 'for', label: t(hasKind ? 'pay.head.for' : 'pay.head.reference'), onPhone: 'note' as const },
      cell: (row) =>
        hasKind ? (
          <>
            {spanOf(row)} {manyOf(row)}
          </>
        ) : (
          <bdi dir="ltr">{row.reference}</bdi>
        ),
    },
    { key: 'contract', label: t('pay.head.contract'), cell: ({ contract }) => words.contract(contract) },
    {
      ...{ key: 'amount', label: `${t('report.head.amount')}, ${sign}`, isNumber: true, onPhone: 'value' as const },
      ...(onSort && { sortValue: ({ amount }: IncomeRow) => amount }),
      cell: ({ amount }) => (
        <b>
          <DeskAmount amount={amount} />
        </b>
      ),
    },
    {
      ...{ key: 'state', label: t('report.head.status'), onPhone: 'detail' as const },
      cell: ({ state, isRunning }) => <PaymentState state={state} isRunning={hasKind && isRunning} />,
    },
  ];
  return (
    <DataTable
      {...{ label, columns, rows, onOpen, opened, isDimmed }}
      keyOf={keyOfPayment}
      {...(sort && onSort && { sort, onSort })}
      {...(total !== undefined && { totals: { amount: <DeskAmount amount={total} /> } })}
      {...(totalLabel !== undefined && { totalsLabel: totalLabel })}
    />
  );
}
