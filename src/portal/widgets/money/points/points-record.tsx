import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { pointMovesQuery } from '#portal/data/points-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Pager } from '#portal/ui/pager/pager.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { Head, Records, RecordsCard, Table } from '../records.styles.ts';

const PAGE_SIZE = 10;

/** What moved the points, the latest first. */
export function PointsRecord() {
  const t = useFormWords();
  const { t: say, number } = useWords();
  const moments = useMoments();
  const { language } = useSite();
  const [pageNo, setPage] = useState(1);
  const query = { ...pointMovesQuery(pageNo, PAGE_SIZE, language), placeholderData: keepPreviousData };
  const { data, error, isLoadingError, isPlaceholderData, refetch } = useOwnQuery(query);
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingCard rows={3} />;
  if (data.totalCount === 0) return <EmptyState icon="coins" title={t('points.none')} />;
  return (
    <Records aria-label={t('points.record')} aria-busy={isPlaceholderData}>
      <RecordsCard>
        <Head>
          <h2>{t('points.record')}</h2>
        </Head>
        <Table aria-label={t('points.record')} $isDimmed={isPlaceholderData}>
          <thead>
            <tr>
              <th scope="col" data-cell="time">
                {t('depositRecords.head.time')}
              </th>
              <th scope="col" data-cell="method">
                {t('points.head.what')}
              </th>
              <th scope="col" data-cell="amount">
                {t('points.word')}
              </th>
              <th scope="col" data-cell="status">
                {t('points.head.left')}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.list.map(({ transferId, at, kind, points, left, reference }) => (
              <tr key={transferId}>
                <td data-cell="time">{moments.whole(at)}</td>
                <td data-cell="method">
                  {t(`points.kind.${kind}`)} {reference !== null && <bdi>{reference}</bdi>}
                </td>
                <td data-cell="amount">
                  <bdi>{points < 0 ? `− ${number(-points)}` : `+ ${number(points)}`}</bdi>
                </td>
                <td data-cell="status">
                  <bdi>{number(left)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </RecordsCard>
      {data.totalPages > 1 && (
        <nav aria-label={say('lobby.pages')}>
          <Pager page={pageNo} total={data.totalCount} pageSize={PAGE_SIZE} way={{ onPage: setPage }} />
        </nav>
      )}
    </Records>
  );
}
