import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { CallFailure } from '../calls/call-failure.tsx';
import { useWords } from '../i18n/words.tsx';
import { Card, CardLine } from '../ui/card.tsx';
import { LoadingRows } from '../ui/skeleton.tsx';
import { betsQuery, type MemberKey, transactionsQuery } from './member-queries.ts';
import { RoundTable } from './round-table.tsx';
import { TransactionTable } from './transaction-table.tsx';

const LATEST = 7;

/** The latest entries of a member's wallet. */
export function LatestTransactions({ member, currency }: { readonly member: MemberKey; readonly currency: string }) {
  const t = useWords();
  const query = useQuery(transactionsQuery(member, 1, LATEST));
  return (
    <Card
      title={t('member.ledger')}
      isFlush
      aside={<Link to={`/members/${member.siteId}/${member.memberId}/ledger`}>{t('record.all')}</Link>}
    >
      {query.data === undefined ? (
        <Unanswered query={query} />
      ) : query.data.list.length === 0 ? (
        <CardLine>{t('record.noEntries')}</CardLine>
      ) : (
        <TransactionTable transactions={query.data.list} currency={currency} />
      )}
    </Card>
  );
}

/** The latest rounds of a member. */
export function LatestRounds({ member }: { readonly member: MemberKey }) {
  const t = useWords();
  const query = useQuery(betsQuery(member, 1, LATEST));
  const address = `/members/${member.siteId}/${member.memberId}/rounds`;
  return (
    <Card title={t('member.rounds')} isFlush aside={<Link to={address}>{t('record.all')}</Link>}>
      {query.data === undefined ? (
        <Unanswered query={query} />
      ) : query.data.list.length === 0 ? (
        <CardLine>{t('record.noRounds')}</CardLine>
      ) : (
        <RoundTable rounds={query.data.list} address={address} />
      )}
    </Card>
  );
}

/** A record that is loading, or failed to. */
export function Unanswered({ query }: { readonly query: Parameters<typeof CallFailure>[0]['query'] }) {
  const t = useWords();
  if (query.error === null) return <LoadingRows rows={3} />;
  return <CallFailure title={t('record.failed')} why={t('desk.failedMore')} query={query} />;
}
