import { Link } from 'react-router-dom';
import type { BetRecord } from '#contracts/generated/contracts.ts';
import { gainText, moneyText, timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { DataTable } from '../ui/data-table.ts';
import { TableHead } from '../ui/table-head.tsx';

interface RoundTableProps {
  readonly rounds: readonly BetRecord[];
  /** The address of the page that shows rounds, which opens one by `?round=`. */
  readonly address: string;
}

/** Rounds of a member, the latest first. Each opens its actions. */
export function RoundTable({ rounds, address }: RoundTableProps) {
  const { t, tag } = useDeskWords();
  return (
    <DataTable>
      <caption className="visually-hidden">{t('member.rounds')}</caption>
      <TableHead
        columns={[
          { label: t('record.game') },
          { label: t('record.when'), look: 'wide' },
          { label: t('record.bet'), look: 'amount wide' },
          { label: t('record.win'), look: 'amount wide' },
          { label: t('record.result'), look: 'amount' },
        ]}
      />
      <tbody>
        {rounds.map((round) => (
          <tr key={round.roundId}>
            <td>
              <Link to={`${address}?round=${round.roundId}`}>
                <b translate="no">{round.gameName}</b>
                <br />
                <small translate="no">{round.roundId}</small>
                <small className="narrow"> · {timeText(tag, round.openedAt)}</small>
              </Link>
            </td>
            <td className="wide quiet">{timeText(tag, round.openedAt)}</td>
            <td className="amount wide">{moneyText(tag, round.betAmount, round.currency)}</td>
            <td className="amount wide">{moneyText(tag, round.winAmount, round.currency)}</td>
            <td className={`amount ${Number(round.profit) > 0 ? 'gain' : ''}`}>
              {round.status === 'open' ? t('record.open') : gainText(tag, round.profit, round.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
