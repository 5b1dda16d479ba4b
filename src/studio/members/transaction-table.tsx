import type { Transaction } from '#contracts/generated/contracts.ts';
import { gainText, moneyText, timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { DataTable } from '../ui/data-table.ts';
import { TableHead } from '../ui/table-head.tsx';

interface TransactionTableProps {
  readonly transactions: readonly Transaction[];
  readonly currency: string;
}

/** Entries of a member's wallet, the latest first. Entries are never edited. */
export function TransactionTable({ transactions, currency }: TransactionTableProps) {
  const { t, tag } = useDeskWords();
  return (
    <DataTable>
      <caption className="visually-hidden">{t('member.ledger')}</caption>
      <TableHead
        columns={[
          { label: t('record.when') },
          { label: t('record.entry') },
          { label: t('record.for'), look: 'wide' },
          { label: t('record.change'), look: 'amount' },
          { label: t('record.balance'), look: 'amount wide' },
        ]}
      />
      <tbody>
        {transactions.map((one) => (
          <tr key={one.transactionId}>
            <td className="quiet">{timeText(tag, one.at)}</td>
            <td>
              <b>{one.title}</b>
            </td>
            <td className="wide" translate="no">
              {one.gameName ?? ''} <small>{one.reference ?? ''}</small>
            </td>
            <td className={`amount ${one.amount.startsWith('-') ? '' : 'gain'}`}>
              {gainText(tag, one.amount, currency)}
              <small className="narrow">
                <br />
                {moneyText(tag, one.balance, currency)}
              </small>
            </td>
            <td className="amount wide">{moneyText(tag, one.balance, currency)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
