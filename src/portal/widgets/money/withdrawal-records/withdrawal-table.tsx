import { Link, useLocation } from 'react-router-dom';
import type { Action, Withdrawal } from '#contracts/generated/contracts.ts';
import { useActionAddress } from '#portal/actions/actions.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { leftToRight } from '#portal/i18n/left-to-right.ts';
import { useMoments } from '#portal/site/use-moments.ts';
import { useMoney } from '#portal/site/use-money.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { usePhone } from '#portal/ui/use-phone.ts';
import { CancelWithdrawal } from '../cancel-withdrawal.tsx';
import { withWithdrawal } from '../withdrawal-address.ts';
import { WithdrawalBadge } from '../withdrawal-badge.tsx';
import { stateOf } from '../withdrawal-state.ts';
import { Doing, RowLink, WithdrawalsTable } from './withdrawal-table.styles.ts';

interface WithdrawalTableProps {
  readonly withdrawals: readonly Withdrawal[];
  /** The page that shows one withdrawal; the current one where none is named. */
  readonly page: Action | undefined;
  /** They are those of the page before. */
  readonly isDimmed: boolean;
}

const HEADS = ['time', 'method', 'reference', 'amount', 'status'] as const;

/** Withdrawals in rows; on a small screen each is two lines, and the whole row leads to its withdrawal. */
export function WithdrawalTable({ withdrawals, page, isDimmed }: WithdrawalTableProps) {
  const t = useFormWords();
  const { pathname, search } = useLocation();
  const [pagePath = pathname, pageQuery = page ? '' : search] = useActionAddress()(page)?.href.split('?') ?? [];
  return (
    <WithdrawalsTable aria-label={t('withdrawalRecords.label')} $isDimmed={isDimmed}>
      <thead>
        <tr>
          {HEADS.map((head) => (
            <th key={head} scope="col" data-cell={head}>
              {t(head === 'method' ? 'withdrawalRecords.to' : `depositRecords.head.${head}`)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {withdrawals.map((withdrawal) => (
          <WithdrawalRow
            key={withdrawal.withdrawalId}
            withdrawal={withdrawal}
            to={`${pagePath}${withWithdrawal(pageQuery, withdrawal.withdrawalId)}`}
          />
        ))}
      </tbody>
    </WithdrawalsTable>
  );
}

interface WithdrawalRowProps {
  readonly withdrawal: Withdrawal;
  readonly to: string;
}

function WithdrawalRow({ withdrawal, to }: WithdrawalRowProps) {
  const money = useMoney();
  const moments = useMoments();
  const { withdrawalId, to: account, reference, amount, createdAt } = withdrawal;
  return (
    <tr data-withdrawal={withdrawalId}>
      <td data-cell="time">
        <time dateTime={createdAt}>{moments.whole(createdAt)}</time>
      </td>
      <td data-cell="method">
        <bdi>{account.name}</bdi> <bdi dir="ltr">{account.maskedNumber}</bdi>
      </td>
      <td data-cell="reference">
        <bdi dir="ltr">{reference}</bdi>
      </td>
      <td data-cell="amount">
        <bdi>{money.say(amount)}</bdi>
      </td>
      <td data-cell="status">
        <WithdrawalBadge withdrawal={withdrawal} />
      </td>
      <td data-cell="open">
        <RowAction withdrawal={withdrawal} to={to} />
      </td>
    </tr>
  );
}

/** What there is to do about a withdrawal: answer, learn why, or open it. While it can be cancelled, that as well. */
function RowAction({ withdrawal, to }: WithdrawalRowProps) {
  const t = useFormWords();
  const isPhone = usePhone();
  const { canCancel } = withdrawal;
  const reference = leftToRight(withdrawal.reference);
  const state = stateOf(withdrawal);
  const isWhy = state === 'rejected' || state === 'returned';
  if (!isPhone && (state === 'confirm' || isWhy)) {
    const word = isWhy ? 'why' : 'confirm';
    return (
      <Doing>
        <RowLink
          as={Link}
          to={to}
          $look="secondary"
          $size="small"
          aria-label={t(`withdrawalRecords.${word}Named`, { reference })}
        >
          {t(`withdrawalRecords.${word}`)}
        </RowLink>
      </Doing>
    );
  }
  const open = (
    <Link to={to} aria-label={t('withdrawalRecords.open', { reference })}>
      <Icon name="chevron-right" size={18} stroke={2} />
    </Link>
  );
  if (isPhone || !canCancel) return open;
  return (
    <Doing>
      <CancelWithdrawal withdrawal={withdrawal} isSmall />
      {open}
    </Doing>
  );
}
