import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { Redemption } from '#contracts/generated/contracts.ts';
import { redeemListQuery } from '#portal/data/points-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { AccountIcon } from '#portal/forms/account-icon.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useMoments } from '#portal/site/use-moments.ts';
import { Badge, type BadgeTone } from '#portal/ui/account-card.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { Pager } from '#portal/ui/pager/pager.tsx';
import { WaitingCard } from '#portal/ui/waiting-card.tsx';
import { Head, Records, RecordsCard } from '#portal/widgets/money/records.styles.ts';
import { NothingShown, Outcome, RedemptionTable } from './mall.styles.ts';

const PAGE_SIZE = 5;
const tones: Readonly<Record<Redemption['status'], BadgeTone>> = {
  in_process: 'open',
  approved: 'good',
  rejected: 'bad',
};

/** What the member redeemed, the latest first. */
export function Redemptions() {
  const t = useFormWords();
  const { t: say, number } = useWords();
  const moments = useMoments();
  const { language } = useSite();
  const [pageNo, setPage] = useState(1);
  const query = { ...redeemListQuery(pageNo, PAGE_SIZE, language), placeholderData: keepPreviousData };
  const { data, error, isLoadingError, isPlaceholderData, refetch } = useOwnQuery(query);
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingCard rows={3} />;
  return (
    <Records aria-label={t('mall.redemptions')} aria-busy={isPlaceholderData}>
      <RecordsCard>
        <Head>
          <h2>{t('mall.redemptions')}</h2>
        </Head>
        {data.totalCount === 0 && <NothingShown>{t('mall.none')}</NothingShown>}
        {data.totalCount > 0 && (
          <RedemptionTable aria-label={t('mall.redemptions')} $isDimmed={isPlaceholderData}>
            <thead>
              <tr>
                <th scope="col" data-cell="time">
                  {t('depositRecords.head.time')}
                </th>
                <th scope="col" data-cell="method">
                  {t('mall.head.item')}
                </th>
                <th scope="col" data-cell="amount">
                  {t('points.word')}
                </th>
                <th scope="col" data-cell="status">
                  {t('mall.head.status')}
                </th>
              </tr>
            </thead>
            <tbody>
              {data.list.map((one) => (
                <tr key={one.redemptionId}>
                  <td data-cell="time">{moments.whole(one.at)}</td>
                  <td data-cell="method">
                    {one.quantity > 1 && <bdi>{number(one.quantity)} × </bdi>}
                    {one.name}
                  </td>
                  <td data-cell="amount">
                    <bdi>{number(one.points)}</bdi>
                  </td>
                  <td data-cell="status">
                    <RedemptionState redemption={one} />
                  </td>
                </tr>
              ))}
            </tbody>
          </RedemptionTable>
        )}
      </RecordsCard>
      {data.totalPages > 1 && (
        <nav aria-label={`${t('mall.redemptions')}: ${say('lobby.pages')}`}>
          <Pager page={pageNo} total={data.totalCount} pageSize={PAGE_SIZE} way={{ onPage: setPage }} />
        </nav>
      )}
    </Records>
  );
}

function RedemptionState({ redemption: { status, note } }: { readonly redemption: Redemption }) {
  const t = useFormWords();
  const said = {
    in_process: t('mall.inProcess'),
    approved: note,
    rejected: t('mall.rejected', { reason: note ?? '' }),
  };
  return (
    <Outcome>
      <Badge $tone={tones[status]} data-status={status}>
        {status === 'in_process' ? (
          <AccountIcon name="clock" size={13} stroke={2.2} />
        ) : (
          <Icon name={status === 'approved' ? 'check' : 'x'} size={13} stroke={2.4} />
        )}
        {t(`mall.status.${status}`)}
      </Badge>
      <small>{said[status]}</small>
    </Outcome>
  );
}
