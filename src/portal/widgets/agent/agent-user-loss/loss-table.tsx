import type { TeamFigures, TeamLoss } from '#contracts/generated/contracts.ts';
import { DataTable } from '#portal/forms/desk/data-table.tsx';
import { DeskAmount } from '#portal/forms/desk/desk-amount.tsx';
import { AccountCell } from '#portal/forms/desk/reports/account-cell.tsx';
import { OnPhone } from '#portal/forms/desk/reports/on-phone.styles.ts';
import type { DeskColumn, DeskSort } from '#portal/forms/desk/table-columns.ts';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';

/** Sums of money in the order of their columns; the list can be sorted by two of them. */
const SUMS = ['turnover', 'returned', 'bonuses', 'netLoss', 'deposits', 'withdrawals'] as const;
const SORTED: ReadonlySet<string> = new Set(['turnover', 'netLoss']);
const ON_PHONE: Readonly<Record<string, 'value' | 'detail'>> = { netLoss: 'value', turnover: 'detail' };

interface LossTableProps {
  readonly list: readonly TeamLoss[];
  /** Of everybody whom the report is about, not of the page alone. */
  readonly sums: TeamFigures;
  readonly sort: DeskSort;
  readonly onSort: (sort: DeskSort) => void;
  /** They are those of the choice before. */
  readonly isDimmed: boolean;
}

/** Members with what they bet, got back, and lost; the last row has the sums of all pages. */
export function LossTable({ list, sums, sort, onSort, isDimmed }: LossTableProps) {
  const t = useFormWords();
  const { number } = useWords();
  const { sign } = useDeskMoney();
  const amount = (key: (typeof SUMS)[number], row: TeamFigures) => (
    <>
      {key === 'turnover' && <OnPhone>{t('report.head.turnover')} </OnPhone>}
      <DeskAmount amount={row[key]} look={key === 'netLoss' ? 'signed' : 'plain'} />
    </>
  );
  const columns: readonly DeskColumn<TeamLoss>[] = [
    {
      ...{ key: 'account', label: t('report.head.account'), onPhone: 'title' as const },
      cell: ({ account }) => <AccountCell account={account} />,
      sortValue: ({ account }) => account,
    },
    {
      ...{ key: 'level', label: t('report.head.level'), onPhone: 'note' as const },
      cell: ({ level, isAgent }) => t(isAgent ? 'report.agentOf' : 'report.levelOf', { level: number(level) }),
    },
    {
      ...{ key: 'bets', label: t('report.head.bets'), isNumber: true },
      cell: ({ bets }) => number(bets),
    },
    ...SUMS.map(
      (key): DeskColumn<TeamLoss> => ({
        ...{ key, label: `${t(`report.head.${key}`)}, ${sign}`, isNumber: true },
        ...(ON_PHONE[key] && { onPhone: ON_PHONE[key] }),
        ...(SORTED.has(key) && { sortValue: (row: TeamLoss) => row[key] }),
        cell: (row) => amount(key, row),
      }),
    ),
  ];
  return (
    <DataTable
      label={t('report.losses.label')}
      columns={columns}
      rows={list}
      keyOf={({ memberId }) => memberId}
      sort={sort}
      onSort={onSort}
      totals={{ bets: number(sums.bets), ...Object.fromEntries(SUMS.map((key) => [key, amount(key, sums)])) }}
      isDimmed={isDimmed}
    />
  );
}
