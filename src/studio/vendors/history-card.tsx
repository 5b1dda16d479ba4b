import { useQuery } from '@tanstack/react-query';
import type { IntegrationHistory } from '#contracts/generated/contracts.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { timeText } from '../i18n/figures.ts';
import { type Say, useDeskWords } from '../i18n/words.tsx';
import { Card, CardLine } from '../ui/card.tsx';
import { DataTable } from '../ui/data-table.ts';
import { LoadingRows } from '../ui/skeleton.tsx';
import { TableHead } from '../ui/table-head.tsx';
import { historyQuery } from './integration-queries.ts';

type Change = IntegrationHistory['list'][number];

interface HistoryCardProps {
  readonly siteId: string;
  readonly integrationId: string;
}

/** What operators changed about an integration, with who and why. */
export function HistoryCard({ siteId, integrationId }: HistoryCardProps) {
  const { t, tag } = useDeskWords();
  const query = useQuery(historyQuery(siteId, integrationId));
  const { data } = query;
  return (
    <Card title={t('integration.history')} isFlush>
      {data === undefined ? (
        query.isError ? (
          <CallFailure title={t('integration.historyFailed')} why={t('log.failedMore')} query={query} />
        ) : (
          <LoadingRows rows={3} />
        )
      ) : data.list.length === 0 ? (
        <CardLine>{t('integration.historyNone')}</CardLine>
      ) : (
        <DataTable>
          <caption className="visually-hidden">{t('integration.history')}</caption>
          <TableHead columns={[{ label: t('record.when') }, { label: t('limits.by') }, { label: t('audit.what') }]} />
          <tbody>
            {data.list.map((change) => (
              <tr key={change.changeId}>
                <td className="quiet">{timeText(tag, change.at)}</td>
                <td translate="no">{change.operator}</td>
                <td>
                  {changeText(t, tag, change)}
                  {change.reason !== null && (
                    <>
                      <br />
                      <small>{change.reason}</small>
                    </>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </DataTable>
      )}
    </Card>
  );
}

function changeText(t: Say, tag: string, { what, keyId, validUntil }: Change): string {
  const number = keyId ?? '';
  const time = validUntil === null ? '' : timeText(tag, validUntil);
  return {
    created: t('integration.historyCreated', { number }),
    keyRotated: t('integration.historyRotated', { number, time }),
    keyEnded: t('integration.historyEnded', { number }),
    switchedOff: t('integration.off'),
    switchedOn: t('integration.on'),
  }[what];
}
