import type { TeamTransaction } from '#contracts/generated/contracts.ts';
import { DataTable } from '#portal/forms/desk/data-table.tsx';
import { DeskAmount } from '#portal/forms/desk/desk-amount.tsx';
import { AccountCell } from '#portal/forms/desk/reports/account-cell.tsx';
import { NotOnPhone, OnPhone } from '#portal/forms/desk/reports/on-phone.styles.ts';
import type { DeskColumn } from '#portal/forms/desk/table-columns.ts';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';

interface EntryTableProps {
  readonly entries: readonly TeamTransaction[];
  /** They are those of the choice before. */
  readonly isDimmed: boolean;
}

/** Entries of wallets in rows. */
export function EntryTable({ entries, isDimmed }: EntryTableProps) {
  const t = useFormWords();
  const moments = useMoments();
  const { sign } = useDeskMoney();
  const columns: readonly DeskColumn<TeamTransaction>[] = [
    {
      ...{ key: 'account', label: t('report.head.account'), onPhone: 'title' as const },
      cell: ({ account }) => <AccountCell account={account} />,
    },
    {
      ...{ key: 'what', label: t('report.head.what'), onPhone: 'note' as const },
      cell: ({ kind }) => t(`report.kind.${kind}`),
    },
    {
      ...{ key: 'time', label: t('report.head.time'), onPhone: 'detail' as const },
      cell: ({ at }) => (
        <time dateTime={at}>
          <NotOnPhone>{moments.whole(at)}</NotOnPhone>
          <OnPhone>{moments.soon(at)}</OnPhone>
        </time>
      ),
    },
    {
      ...{ key: 'amount', label: `${t('report.head.amount')}, ${sign}`, isNumber: true, onPhone: 'value' as const },
      cell: ({ amount }) => <DeskAmount amount={amount} look="signed" />,
    },
    {
      ...{ key: 'balance', label: `${t('report.head.balance')}, ${sign}`, isNumber: true },
      cell: ({ balanceAfter }) => <DeskAmount amount={balanceAfter} />,
    },
  ];
  return (
    <DataTable
      label={t('report.entries.label')}
      columns={columns}
      rows={entries}
      // Money that goes from one member to another is an entry of each.
      keyOf={({ transactionId, memberId }) => `${transactionId} ${memberId}`}
      isDimmed={isDimmed}
    />
  );
}
