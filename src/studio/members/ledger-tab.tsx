import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pager } from '../ui/pager.tsx';
import { FileLinks } from './file-links.tsx';
import { Unanswered } from './latest-records.tsx';
import { type MemberKey, transactionsQuery } from './member-queries.ts';
import { TransactionTable } from './transaction-table.tsx';

const PAGE_SIZE = 50;

/** What moved a member's wallet in the last 30 days. */
export function LedgerTab({ member, currency }: { readonly member: MemberKey; readonly currency: string }) {
  const t = useWords();
  const [page, setPage] = useState(1);
  const query = useQuery({ ...transactionsQuery(member, page, PAGE_SIZE), placeholderData: keepPreviousData });
  if (query.data === undefined) return <Unanswered query={query} />;
  const { list, totalPages, totalCount } = query.data;
  return (
    <Card
      title={t('record.entriesOf30', { count: totalCount })}
      isFlush
      aside={<FileLinks member={member} record="transactions" />}
    >
      {list.length === 0 ? (
        <EmptyState icon="scroll-text" title={t('record.noEntries')} />
      ) : (
        <TransactionTable transactions={list} currency={currency} />
      )}
      <Pager page={page} hasMore={page < totalPages} onPage={setPage} />
    </Card>
  );
}
