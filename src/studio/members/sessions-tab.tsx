import { useQuery } from '@tanstack/react-query';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card, CardLine } from '../ui/card.tsx';
import { DataTable } from '../ui/data-table.ts';
import { TableHead } from '../ui/table-head.tsx';
import { Unanswered } from './latest-records.tsx';
import { type MemberKey, sessionsQuery } from './member-queries.ts';

/** Where a member is signed in, and the latest sign-ins. */
export function SessionsTab({ member }: { readonly member: MemberKey }) {
  const { t, tag } = useDeskWords();
  const query = useQuery(sessionsQuery(member));
  if (query.data === undefined) return <Unanswered query={query} />;
  const { open, signIns } = query.data;
  return (
    <>
      <Card title={t('sessions.open')} isFlush>
        {open.length === 0 ? (
          <CardLine>{t('member.noSession')}</CardLine>
        ) : (
          <DataTable>
            <caption className="visually-hidden">{t('sessions.open')}</caption>
            <TableHead
              columns={[
                { label: t('sessions.device') },
                { label: t('sessions.seen') },
                { label: t('sessions.since'), look: 'wide' },
              ]}
            />
            <tbody>
              {open.map(({ startedAt, seenAt, address, device }) => (
                <tr key={`${startedAt} ${address} ${device}`}>
                  <td translate="no">
                    <b>{device}</b>
                    <br />
                    <small>{address}</small>
                  </td>
                  <td>
                    <Badge tone="ok">{timeText(tag, seenAt)}</Badge>
                  </td>
                  <td className="wide quiet">{timeText(tag, startedAt)}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        )}
      </Card>
      <Card title={t('sessions.signIns')} isFlush>
        {signIns.length === 0 ? (
          <CardLine>{t('sessions.never')}</CardLine>
        ) : (
          <DataTable>
            <caption className="visually-hidden">{t('sessions.signIns')}</caption>
            <TableHead
              columns={[
                { label: t('sessions.device') },
                { label: t('record.when') },
                { label: t('sessions.method'), look: 'wide' },
              ]}
            />
            <tbody>
              {signIns.map(({ at, method, address, device }) => (
                <tr key={`${at} ${address}`}>
                  <td translate="no">
                    <b>{device}</b>
                    <br />
                    <small>{address}</small>
                  </td>
                  <td>{timeText(tag, at)}</td>
                  <td className="wide quiet" translate="no">
                    {method}
                  </td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        )}
      </Card>
    </>
  );
}
