import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OperatorMe } from '#contracts/generated/contracts.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { send } from '../calls/desk-client.ts';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { ownSessionsQuery } from '../session/operator-session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DataTable } from '../ui/data-table.ts';
import { Notice } from '../ui/notice.tsx';
import { Page } from '../ui/page.ts';
import { LoadingRows } from '../ui/skeleton.tsx';
import { TableHead } from '../ui/table-head.tsx';
import { AuthenticatorCard } from './authenticator-card.tsx';
import { PasswordCard } from './password-card.tsx';

/** The operator's own account: where it is signed in, its password and its authenticator. */
export function AccountPage({ operator }: { readonly operator: OperatorMe }) {
  const { t } = useDeskWords();
  return (
    <Page>
      <h1>{t('account.title', { account: operator.account ?? '' })}</h1>
      <SessionsCard />
      <PasswordCard account={operator.account ?? ''} />
      <AuthenticatorCard account={operator.account ?? ''} />
    </Page>
  );
}

function SessionsCard() {
  const { t, tag } = useDeskWords();
  const client = useQueryClient();
  const query = useQuery(ownSessionsQuery);
  const ending = useMutation({
    mutationFn: (sessionId: string) => send('DELETE', `/wps/operator/me/sessions/${sessionId}`, {}),
    onSuccess: () => client.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  });
  return (
    <Card title={t('account.sessions')} isFlush>
      {ending.error !== null && <Notice tone="error">{ending.error.message}</Notice>}
      {query.data === undefined ? (
        query.isError ? (
          <CallFailure title={t('account.sessionsFailed')} why={t('desk.failedMore')} query={query} />
        ) : (
          <LoadingRows rows={2} />
        )
      ) : (
        <DataTable>
          <caption className="visually-hidden">{t('account.sessions')}</caption>
          <TableHead
            columns={[
              { label: t('sessions.device') },
              { label: t('sessions.since'), look: 'wide' },
              { label: t('sessions.seen'), look: 'wide' },
              { label: t('account.state'), look: 'amount' },
            ]}
          />
          <tbody>
            {query.data.map(({ sessionId, device, address, startedAt, seenAt, isCurrent }) => (
              <tr key={sessionId}>
                <td translate="no">
                  <b>{device}</b>
                  <br />
                  <small>{address}</small>
                </td>
                <td className="wide quiet">{timeText(tag, startedAt)}</td>
                <td className="wide quiet">{timeText(tag, seenAt)}</td>
                <td className="amount">
                  {isCurrent ? (
                    <Badge tone="ok">{t('account.this')}</Badge>
                  ) : (
                    <Button size="small" look="danger" onClick={() => ending.mutate(sessionId)}>
                      {t('account.end')}
                    </Button>
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
