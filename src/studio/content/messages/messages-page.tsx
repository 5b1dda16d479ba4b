import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatorMessage, OperatorSite } from '#contracts/generated/contracts.ts';
import { CallFailure } from '#studio/calls/call-failure.tsx';
import { countText, timeText } from '#studio/i18n/figures.ts';
import { useDeskWords } from '#studio/i18n/words.tsx';
import { Badge } from '#studio/ui/badge.tsx';
import { Card } from '#studio/ui/card.tsx';
import { DataTable } from '#studio/ui/data-table.ts';
import { EmptyState } from '#studio/ui/empty-state.tsx';
import { Notice } from '#studio/ui/notice.tsx';
import { Page } from '#studio/ui/page.ts';
import { Pager } from '#studio/ui/pager.tsx';
import { LoadingRows } from '#studio/ui/skeleton.tsx';
import { TableHead } from '#studio/ui/table-head.tsx';
import { Head } from '../content.styles.ts';
import { textIn } from '../texts.ts';
import { audienceParts } from './message-draft.ts';
import { MessageForm } from './message-form.tsx';
import { messagesQuery } from './messages-query.ts';

interface MessagesPageProps {
  readonly site: OperatorSite;
  readonly maySend: boolean;
}

/** Messages of operators to members: a new one, and those that were sent with how many have them. */
export function MessagesPage({ site, maySend }: MessagesPageProps) {
  const { t } = useDeskWords();
  const [page, setPage] = useState(1);
  const query = useQuery({ ...messagesQuery(site.id, page), placeholderData: keepPreviousData });
  const { data, isError } = query;
  if (data === undefined)
    return isError ? (
      <CallFailure title={t('content.failed')} why={t('content.failedMore')} query={query} />
    ) : (
      <LoadingRows />
    );
  const columns = [
    { label: t('content.subject') },
    { label: t('content.recipients'), look: 'wide' as const },
    { label: t('content.sentAt'), look: 'wide' as const },
    { label: t('content.haveIt'), look: 'amount' as const },
    { label: t('content.state') },
  ];
  return (
    <Page>
      <Head>
        <h1>{t('content.messages')}</h1>
      </Head>
      {maySend ? (
        <MessageForm siteId={site.id} offered={data.languages} />
      ) : (
        <Notice tone="muted" icon="lock">
          {t('content.supportOnly')}
        </Notice>
      )}
      <Card title={t('content.sent')} isFlush>
        {data.list.length === 0 ? (
          <EmptyState icon="send" title={t('content.noMessages')} />
        ) : (
          <DataTable aria-label={t('content.sent')}>
            <TableHead columns={columns} />
            <tbody>
              {data.list.map((message) => (
                <MessageRow key={message.operatorMessageId} message={message} />
              ))}
            </tbody>
          </DataTable>
        )}
        <Pager page={page} hasMore={page < data.totalPages} onPage={setPage} />
      </Card>
    </Page>
  );
}

function MessageRow({ message }: { readonly message: OperatorMessage }) {
  const { t, tag, language } = useDeskWords();
  const { audience, subject, sentAt, sentBy, recipients, isDelivered } = message;
  return (
    <tr>
      <td>
        <b>{textIn(subject, [language])}</b>
      </td>
      <td className="wide">
        {audienceParts(audience)
          .map(({ word, value }) => t(word, { value: value ?? '' }))
          .join(' · ')}
      </td>
      <td className="wide">
        {timeText(tag, sentAt)}
        <br />
        <small translate="no">{sentBy}</small>
      </td>
      <td className="amount">{countText(tag, recipients)}</td>
      <td>
        <Badge tone={isDelivered ? 'ok' : 'primary'} icon={isDelivered ? 'circle-check' : 'clock'}>
          {t(isDelivered ? 'content.delivered' : 'content.delivering')}
        </Badge>
      </td>
    </tr>
  );
}
