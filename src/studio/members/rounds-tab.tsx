import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { gainText, timeText } from '../i18n/figures.ts';
import { useDeskWords, useWords } from '../i18n/words.tsx';
import { Card } from '../ui/card.tsx';
import { DataTable } from '../ui/data-table.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pager } from '../ui/pager.tsx';
import { TableHead } from '../ui/table-head.tsx';
import { FileLinks } from './file-links.tsx';
import { Unanswered } from './latest-records.tsx';
import { betQuery, betsQuery, type MemberKey } from './member-queries.ts';
import { RoundTable } from './round-table.tsx';

const PAGE_SIZE = 50;

/** The rounds of a member in the last week, or one of them with its actions. */
export function RoundsTab({ member }: { readonly member: MemberKey }) {
  const [address] = useSearchParams();
  const roundId = address.get('round');
  return roundId === null ? <RoundList member={member} /> : <Round member={member} roundId={roundId} />;
}

function RoundList({ member }: { readonly member: MemberKey }) {
  const t = useWords();
  const [page, setPage] = useState(1);
  const query = useQuery({ ...betsQuery(member, page, PAGE_SIZE), placeholderData: keepPreviousData });
  if (query.data === undefined) return <Unanswered query={query} />;
  const { list, totalPages, totalCount } = query.data;
  return (
    <Card
      title={t('record.roundsOf7', { count: totalCount })}
      isFlush
      aside={<FileLinks member={member} record="bets" />}
    >
      {list.length === 0 ? (
        <EmptyState icon="scroll-text" title={t('record.noRounds')} />
      ) : (
        <RoundTable rounds={list} address={`/members/${member.siteId}/${member.memberId}/rounds`} />
      )}
      <Pager page={page} hasMore={page < totalPages} onPage={setPage} />
    </Card>
  );
}

function Round({ member, roundId }: { readonly member: MemberKey; readonly roundId: string }) {
  const { t, tag } = useDeskWords();
  const query = useQuery(betQuery(member, roundId));
  if (query.data === undefined) return <Unanswered query={query} />;
  const { round, vendorRoundId, actions } = query.data;
  return (
    <Card
      title={t('record.roundOf', { game: round.gameName, vendor: round.vendorName })}
      isFlush
      aside={
        <>
          <span translate="no">{vendorRoundId}</span>
          <Link to={`/members/${member.siteId}/${member.memberId}/rounds`}>{t('record.backToRounds')}</Link>
        </>
      }
    >
      <DataTable>
        <caption className="visually-hidden">{t('record.actions')}</caption>
        <TableHead
          columns={[
            { label: t('record.when') },
            { label: t('record.entry') },
            { label: t('record.reference'), look: 'wide' },
            { label: t('record.change'), look: 'amount' },
          ]}
        />
        <tbody>
          {actions.map(({ transactionId, at, title, reference, amount }) => (
            <tr key={transactionId}>
              <td className="quiet">{timeText(tag, at)}</td>
              <td>
                <b>{title}</b>
              </td>
              <td className="wide" translate="no">
                {reference}
              </td>
              <td className={`amount ${amount.startsWith('-') ? '' : 'gain'}`}>
                {gainText(tag, amount, round.currency)}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Card>
  );
}
