import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatorAccount, OperatorLink } from '#contracts/generated/contracts.ts';
import type { PlaceProps } from '../app/place-props.ts';
import { useSites } from '../app/use-sites.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DataTable } from '../ui/data-table.ts';
import { Page } from '../ui/page.ts';
import { LoadingRows } from '../ui/skeleton.tsx';
import { TableHead } from '../ui/table-head.tsx';
import { ChangeOperator, type OperatorQuestion } from './change-operator.tsx';
import { InviteOperatorDialog } from './invite-operator.tsx';
import { LinkDialog } from './link-dialog.tsx';
import { OperatorHistory } from './operator-history.tsx';
import { OperatorRow } from './operator-row.tsx';
import { operatorsQuery } from './operators-query.ts';

type Asked = { readonly question: OperatorQuestion | 'history'; readonly operator: OperatorAccount };

/** The accounts of operators, for admins of all sites. */
export function OperatorsPlace({ operator: self }: PlaceProps) {
  const t = useWords();
  const query = useQuery(operatorsQuery);
  const { sites = [] } = useSites();
  const [isInviting, setInviting] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [made, setMade] = useState<OperatorLink | null>(null);
  const { data } = query;
  const close = () => setAsked(null);
  return (
    <Page>
      <h1 className="visually-hidden">{t('operators.title')}</h1>
      <Card
        title={t('operators.title')}
        aside={
          <Button look="primary" size="small" icon="plus" onClick={() => setInviting(true)}>
            {t('operators.invite')}
          </Button>
        }
        isFlush
      >
        {data === undefined ? (
          query.isError ? (
            <CallFailure title={t('operators.failed')} why={t('desk.failedMore')} query={query} />
          ) : (
            <LoadingRows rows={4} />
          )
        ) : (
          <DataTable>
            <caption className="visually-hidden">{t('operators.title')}</caption>
            <TableHead
              columns={[
                { label: t('operators.person') },
                { label: t('operators.roles'), look: 'wide' },
                { label: t('members.lastSignIn'), look: 'wide' },
                { label: t('account.state') },
                { label: t('operators.actions'), look: 'amount' },
              ]}
            />
            <tbody>
              {data.map((operator) => (
                <OperatorRow
                  key={operator.operatorId}
                  {...{ operator, sites, isSelf: operator.account === self.account }}
                  onAsk={(question) => setAsked({ question, operator })}
                />
              ))}
            </tbody>
          </DataTable>
        )}
      </Card>
      {isInviting && <InviteOperatorDialog sites={sites} onMade={setMade} onClose={() => setInviting(false)} />}
      {asked?.question === 'history' && <OperatorHistory operator={asked.operator} onClose={close} />}
      {asked !== null && asked.question !== 'history' && (
        <ChangeOperator {...{ ...asked, question: asked.question, sites, onMade: setMade }} onClose={close} />
      )}
      {made !== null && <LinkDialog made={made} onClose={() => setMade(null)} />}
    </Page>
  );
}
