import type { IconName, Transaction, TransactionKind } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { TableCard } from '#portal/forms/records/records.styles.ts';
import { SignedMoney } from '#portal/forms/records/signed-money.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { useMoney } from '#portal/site/use-money.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { Table, What } from './transaction-records.styles.ts';

const ICONS: Readonly<Record<TransactionKind, IconName>> = {
  bet: 'gamepad-2',
  win: 'trophy',
  rollback: 'gamepad-2',
  bonusWin: 'gift',
  adjustment: 'wrench',
  deposit: 'wallet',
  depositReturned: 'wallet',
  withdrawal: 'upload',
  withdrawalReturned: 'upload',
  toVendor: 'zap',
  vendorReturned: 'zap',
  fromVendor: 'zap',
  uplineTransfer: 'users',
  agentDividend: 'crown',
  agentDailySalary: 'crown',
  agentHourlySalary: 'crown',
  agentRealtimeSalary: 'crown',
  bonus: 'gift',
  rebate: 'crown',
  points: 'coins',
  credit: 'gift',
  debtSettled: 'scale',
  other: 'receipt-text',
};

const HEADS = ['time', 'what', 'reference', 'amount', 'balance'] as const;

interface TransactionTableProps {
  readonly entries: readonly Transaction[];
  /** They are those of the choice before. */
  readonly isDimmed: boolean;
}

/** Entries of a wallet in rows; on a small screen each is two lines. */
export function TransactionTable({ entries, isDimmed }: TransactionTableProps) {
  const t = useFormWords();
  return (
    <TableCard>
      <Table aria-label={t('transactions.label')} $isDimmed={isDimmed}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col" data-cell={head}>
                {t(`transactions.head.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.transactionId} entry={entry} />
          ))}
        </tbody>
      </Table>
    </TableCard>
  );
}

function EntryRow({ entry }: { readonly entry: Transaction }) {
  const money = useMoney();
  const moments = useMoments();
  const { transactionId, at, kind, title, gameName, vendorName, reference, amount, balance } = entry;
  return (
    <tr data-transaction={transactionId}>
      <td data-cell="time">
        <time dateTime={at}>{moments.whole(at)}</time>
      </td>
      <td data-cell="what">
        <What>
          <i>
            <Icon name={ICONS[kind]} size={18} />
          </i>
          <span>
            {title}
            {gameName !== null && (
              <small>
                {gameName}
                {vendorName !== null && vendorName !== gameName && ` · ${vendorName}`}
              </small>
            )}
          </span>
        </What>
      </td>
      <td data-cell="reference">{reference !== null && <bdi dir="ltr">{reference}</bdi>}</td>
      <td data-cell="amount">
        <SignedMoney amount={amount} />
      </td>
      <td data-cell="balance">
        <bdi dir="ltr">{money.say(balance)}</bdi>
      </td>
    </tr>
  );
}
