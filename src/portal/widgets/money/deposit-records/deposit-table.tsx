import { Link, useLocation } from 'react-router-dom';
import type { Action, Deposit } from '#contracts/generated/contracts.ts';
import { useActionAddress } from '#portal/actions/actions.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { leftToRight } from '#portal/i18n/left-to-right.ts';
import { useMoments } from '#portal/site/use-moments.ts';
import { useMoney } from '#portal/site/use-money.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { withDeposit } from '../deposit-address.ts';
import { DepositBadge } from '../deposit-badge.tsx';
import { Table } from '../records.styles.ts';

interface DepositTableProps {
  readonly deposits: readonly Deposit[];
  /** The page that shows one deposit; the current one where none is named. */
  readonly page: Action | undefined;
  /** They are those of the page before. */
  readonly isDimmed: boolean;
}

/** Deposits in rows; on a small screen each is two lines. The whole row leads to its deposit. */
export function DepositTable({ deposits, page, isDimmed }: DepositTableProps) {
  const t = useFormWords();
  const { pathname, search } = useLocation();
  const [pagePath = pathname, pageQuery = page ? '' : search] = useActionAddress()(page)?.href.split('?') ?? [];
  const heads = ['time', 'method', 'reference', 'amount', 'status'] as const;
  return (
    <Table aria-label={t('depositRecords.label')} $isDimmed={isDimmed}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" data-cell={head}>
              {t(`depositRecords.head.${head}`)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {deposits.map((deposit) => (
          <DepositRow
            key={deposit.depositId}
            deposit={deposit}
            to={`${pagePath}${withDeposit(pageQuery, deposit.depositId)}`}
          />
        ))}
      </tbody>
    </Table>
  );
}

function DepositRow({ deposit, to }: { readonly deposit: Deposit; readonly to: string }) {
  const t = useFormWords();
  const money = useMoney();
  const moments = useMoments();
  const { depositId, channelName, reference, amount, createdAt } = deposit;
  return (
    <tr data-deposit={depositId}>
      <td data-cell="time">
        <time dateTime={createdAt}>{moments.whole(createdAt)}</time>
      </td>
      <td data-cell="method">{channelName}</td>
      <td data-cell="reference">
        <bdi dir="ltr">{reference}</bdi>
      </td>
      <td data-cell="amount">
        <bdi>{money.say(amount)}</bdi>
      </td>
      <td data-cell="status">
        <DepositBadge deposit={deposit} />
      </td>
      <td data-cell="open">
        <Link to={to} aria-label={t('depositRecords.open', { reference: leftToRight(reference) })}>
          <Icon name="chevron-right" size={18} stroke={2} />
        </Link>
      </td>
    </tr>
  );
}
