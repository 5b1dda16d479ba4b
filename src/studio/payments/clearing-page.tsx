import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Clearing, StuckPayment } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { read } from '../calls/desk-client.ts';
import { moneyText, timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Card } from '../ui/card.tsx';
import { DataTable } from '../ui/data-table.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.ts';
import { LoadingRows } from '../ui/skeleton.tsx';
import { TableHead } from '../ui/table-head.tsx';

const NEWS_EVERY_MS = 30_000;

const AGES: Readonly<Record<Clearing['ages'][number]['age'], StudioWord>> = {
  hour: 'clearing.hour',
  day: 'clearing.day',
  threeDays: 'clearing.threeDays',
  week: 'clearing.week',
  longer: 'clearing.longer',
};

const STATES: Readonly<Record<StuckPayment['state'], StudioWord>> = {
  held: 'clearing.held',
  refunding: 'clearing.refunding',
  paid: 'clearing.paid',
  requested: 'happened.request',
  reviewing: 'happened.review',
  approved: 'happened.decideApproved',
  paying: 'happened.begin',
  partlyPaid: 'clearing.partlyPaid',
};

/** The clearing account by age, and stuck payments. */
export function ClearingPage({ siteId }: { readonly siteId: string }) {
  const { t, tag } = useDeskWords();
  const query = useQuery({
    queryKey: ['clearing', siteId],
    queryFn: ({ signal }) => read(`/wps/operator/sites/${siteId}/clearing`, signal),
    refetchInterval: NEWS_EVERY_MS,
  });
  const { data } = query;
  if (data === undefined)
    return query.isError ? (
      <CallFailure title={t('clearing.failed')} why={t('system.noAnswer')} query={query} />
    ) : (
      <LoadingRows />
    );
  const money = (amount: string): string => moneyText(tag, amount, data.currency);
  return (
    <Page>
      <Card title={t('clearing.byAge')} aside={<b>{money(data.total)}</b>} isFlush>
        <DataTable>
          <TableHead
            columns={[
              { label: t('clearing.age') },
              { label: t('clearing.deposits'), look: 'amount' },
              { label: t('clearing.withdrawals'), look: 'amount' },
            ]}
          />
          <tbody>
            {data.ages.map(({ age, deposits, withdrawals }) => (
              <tr key={age}>
                <td>{t(AGES[age])}</td>
                {[deposits, withdrawals].map(({ count, amount }, at) => (
                  <td key={at === 0 ? 'deposits' : 'withdrawals'} className={`amount ${count === 0 ? 'quiet' : ''}`}>
                    {money(amount)} {count > 0 && <small>{t('case.payments', { count })}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </DataTable>
      </Card>
      <Card title={t('clearing.stuck')} isFlush={data.stuck.length > 0}>
        {data.stuck.length === 0 ? (
          <EmptyState icon="check" title={t('clearing.noneStuck')} hint={t('clearing.noneStuckMore')} />
        ) : (
          <DataTable>
            <TableHead
              columns={[
                { label: t('queue.member') },
                { label: t('clearing.state') },
                { label: t('payments.provider'), look: 'wide' },
                { label: t('clearing.asked'), look: 'amount wide' },
                { label: t('clearing.since'), look: 'wide' },
                { label: t('queue.amount'), look: 'amount' },
              ]}
            />
            <tbody>
              {data.stuck.map((one) => (
                <tr key={one.paymentId}>
                  <td>
                    <Link to={`/members/${siteId}/${one.memberId}`} translate="no">
                      <b>{one.account}</b>
                    </Link>{' '}
                    <small translate="no">{one.reference}</small>
                  </td>
                  <td>{t(STATES[one.state])}</td>
                  <td className="wide" translate="no">
                    {one.provider}
                  </td>
                  <td className="amount wide">{t('clearing.times', { count: one.looks })}</td>
                  <td className="wide">{timeText(tag, one.since)}</td>
                  <td className="amount">{money(one.amount)}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        )}
      </Card>
    </Page>
  );
}
