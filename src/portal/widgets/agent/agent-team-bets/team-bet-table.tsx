import { styled } from 'styled-components';
import type { TeamBet } from '#contracts/generated/contracts.ts';
import { DataTable } from '#portal/forms/desk/data-table.tsx';
import { DeskAmount } from '#portal/forms/desk/desk-amount.tsx';
import { AccountCell } from '#portal/forms/desk/reports/account-cell.tsx';
import { NotOnPhone, OnPhone } from '#portal/forms/desk/reports/on-phone.styles.ts';
import type { DeskColumn } from '#portal/forms/desk/table-columns.ts';
import { useDeskMoney } from '#portal/forms/desk/use-desk-money.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { color } from '#portal/theme/tokens.ts';
import { Badge } from '#portal/ui/account-card.ts';

/** Two lines in a wide table; on a phone one, in which the second is a moment. */
const Lines = styled.span`
  small { font-size: 12px; line-height: 16px; color: ${color.tx2}; }
  > ${NotOnPhone} { display: block; }
  @media (max-width: 767px) {
    display: flex;
    gap: 0.3em;
    > ${NotOnPhone} { display: none; }
    > b { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    > ${OnPhone} { flex: none; }
  }
  b { font-weight: inherit; }
`;

interface TeamBetTableProps {
  readonly rounds: readonly TeamBet[];
  /** They are those of the choice before. */
  readonly isDimmed: boolean;
}

/** Rounds in rows. */
export function TeamBetTable({ rounds, isDimmed }: TeamBetTableProps) {
  const t = useFormWords();
  const moments = useMoments();
  const { sign } = useDeskMoney();
  const columns: readonly DeskColumn<TeamBet>[] = [
    {
      ...{ key: 'account', label: t('report.head.account'), onPhone: 'title' as const },
      cell: ({ account }) => <AccountCell account={account} />,
    },
    {
      ...{ key: 'game', label: t('report.head.game'), onPhone: 'note' as const },
      cell: ({ gameName, vendorName, openedAt }) => (
        <Lines>
          <b>{gameName}</b>
          <NotOnPhone>
            <small>{vendorName}</small>
          </NotOnPhone>
          <OnPhone>· {moments.soon(openedAt)}</OnPhone>
        </Lines>
      ),
    },
    {
      ...{ key: 'time', label: t('report.head.time') },
      cell: ({ openedAt, roundId }) => (
        <Lines>
          <time dateTime={openedAt}>{moments.whole(openedAt)}</time>
          <NotOnPhone>
            <small>
              <bdi dir="ltr">{roundId}</bdi>
            </small>
          </NotOnPhone>
        </Lines>
      ),
    },
    {
      ...{ key: 'bet', label: `${t('report.head.bet')}, ${sign}`, isNumber: true, onPhone: 'value' as const },
      cell: ({ betAmount }) => <DeskAmount amount={betAmount} />,
    },
    {
      ...{ key: 'win', label: `${t('report.head.returned')}, ${sign}`, isNumber: true, onPhone: 'detail' as const },
      cell: ({ winAmount, status }) =>
        status === 'open' ? (
          <>
            <OnPhone>{t('report.statuses.open')}</OnPhone>
            <NotOnPhone aria-hidden="true">–</NotOnPhone>
          </>
        ) : (
          <>
            <OnPhone>{t('report.head.returned')} </OnPhone>
            <DeskAmount amount={winAmount} />
          </>
        ),
    },
    {
      ...{ key: 'status', label: t('report.head.status') },
      cell: ({ status }) => (
        <Badge $tone={status === 'open' ? 'open' : 'quiet'}>{t(`report.statuses.${status}`)}</Badge>
      ),
    },
  ];
  return (
    <DataTable
      label={t('report.bets.label')}
      columns={columns}
      rows={rounds}
      // Rounds of different vendors may have the same id.
      keyOf={({ vassalage, roundId }) => `${vassalage} ${roundId}`}
      isDimmed={isDimmed}
    />
  );
}
