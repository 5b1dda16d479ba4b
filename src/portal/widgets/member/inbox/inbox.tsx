import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { deleteMessage, readAllMessages, readMessage } from '#portal/data/message-calls.ts';
import { isAboutMessages, MESSAGES_PAGE_SIZE, messagesQuery } from '#portal/data/message-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { Said } from '#portal/forms/copied.tsx';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { EmptyState } from '#portal/ui/empty-state.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Pager } from '#portal/ui/pager/pager.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Head, Messages } from './inbox.styles.ts';
import { MessageItem } from './message-item.tsx';

export function InboxView({ nodeId }: WidgetViewProps<'inbox'>) {
  return (
    <FormPlace nodeId={nodeId} widget="inbox" voice="account" waiting={<WaitingLines />}>
      <Inbox />
    </FormPlace>
  );
}

/** The messages to the member, newest first: pressing one opens it, and with that it has been read. */
function Inbox() {
  const t = useFormWords();
  const { language } = useSite();
  const queryClient = useQueryClient();
  const [page, setPage] = useState(1);
  const { data, error, isLoadingError, refetch } = useOwnQuery(messagesQuery(language, page));
  const [opened, setOpened] = useState<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isDeleted, setDeleted] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const change = async (making: Promise<void>): Promise<boolean> => {
    setFailure(null);
    setDeleted(false);
    const reason = await making.then(
      () => null,
      (refusal: unknown) => refusal,
    );
    setFailure(reason);
    await queryClient.invalidateQueries({ predicate: ({ queryKey }) => isAboutMessages(queryKey) });
    return reason === null;
  };
  const open = (messageId: string, isUnread: boolean): void => {
    setOpened(opened === messageId ? null : messageId);
    if (isUnread) void change(readMessage(messageId, language));
  };
  const remove = async (messageId: string): Promise<void> => {
    if (!(await change(deleteMessage(messageId, language)))) return;
    setDeleted(true);
    // The focused element is gone.
    list.current?.focus();
    if (data?.list.length === 1 && page > 1) setPage(page - 1);
  };
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingLines />;
  return (
    <>
      <FormFailure failure={failure} />
      {data.unreadCount > 0 && (
        <Head>
          <span>{t('inbox.unread', { count: data.unreadCount })}</span>
          <Button type="button" $look="secondary" $size="small" onClick={() => void change(readAllMessages(language))}>
            <Icon name="check" size={16} />
            {t('inbox.readAll')}
          </Button>
        </Head>
      )}
      {data.totalCount === 0 && <EmptyState icon="mail" title={t('inbox.none')} hint={t('inbox.noneHint')} />}
      <Messages ref={list} tabIndex={-1}>
        {data.list.map((message) => (
          <MessageItem
            key={message.messageId}
            message={message}
            isOpen={opened === message.messageId}
            onOpen={() => open(message.messageId, message.readAt === null)}
            onDelete={() => void remove(message.messageId)}
          />
        ))}
      </Messages>
      {data.totalPages > 1 && (
        <Pager page={page} total={data.totalCount} pageSize={MESSAGES_PAGE_SIZE} way={{ onPage: setPage }} />
      )}
      {isDeleted && <Said text={t('inbox.deleted')} />}
    </>
  );
}
