import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OperatorChat } from '#contracts/generated/contracts.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { CallRefused } from '../calls/desk-client.ts';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Notice } from '../ui/notice.tsx';
import { LoadingRows } from '../ui/skeleton.tsx';
import { Band, Pane, PaneHead } from './chat.styles.ts';
import { CloseChat } from './close-chat.tsx';
import { Conversation } from './conversation.tsx';
import { chatKey, chatsKey, claimChat, useConversation } from './use-chats.ts';

interface ChatPaneProps {
  readonly siteId: string;
  readonly chatId: string;
  /** As the list has it; undefined once it has ended. */
  readonly listed: OperatorChat | undefined;
  /** The account of the operator who looks. */
  readonly operator: string | null;
}

/** A chat: taken with one press while it waits, and read by who took it alone. */
export function ChatPane({ siteId, chatId, listed, operator }: ChatPaneProps) {
  const { t, tag } = useDeskWords();
  const isOwn = listed !== undefined && listed.operator !== null && listed.operator === operator;
  const query = useConversation(siteId, chatId, isOwn);
  const { data: read, error } = query;
  const chat = read ?? listed;
  const isOver = (error instanceof CallRefused && error.code === 'chat_closed') || read?.state === 'closed';

  if (chat === undefined)
    return <EmptyState icon="messages-square" title={t('chat.ended')} hint={t('chat.endedMore')} />;
  const head = (
    <PaneHead>
      <Avatar name={chat.account} size={36} />
      <div>
        <h2 translate="no">{chat.account}</h2>
        <p>{t('chat.since', { time: timeText(tag, chat.openedAt) })}</p>
      </div>
      {isOwn && !isOver && <CloseChat siteId={siteId} chatId={chatId} />}
    </PaneHead>
  );
  if (read !== undefined)
    return (
      <Pane>
        {head}
        {query.isError && !isOver && (
          <Band>
            <Notice
              tone="warn"
              action={
                <Button size="small" isBusy={query.isFetching} onClick={() => void query.refetch()}>
                  {t('ui.tryNow')}
                </Button>
              }
            >
              {t('chat.stale')}
            </Notice>
          </Band>
        )}
        <Conversation siteId={siteId} chat={read} isOver={isOver || listed === undefined} />
      </Pane>
    );
  return (
    <Pane>
      {head}
      {isOwn ? (
        query.isError ? (
          <CallFailure title={t('chat.failed')} why={t('chat.failedMore')} query={query} />
        ) : (
          <LoadingRows rows={3} />
        )
      ) : (
        <NotTaken {...{ siteId, chat }} />
      )}
    </Pane>
  );
}

/** A chat that waits, with the way to take it; or one that somebody else answers. */
function NotTaken({ siteId, chat }: { readonly siteId: string; readonly chat: OperatorChat }) {
  const { t } = useDeskWords();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  if (chat.operator !== null)
    return <EmptyState icon="lock" title={t('chat.theirs', { operator: chat.operator })} hint={t('chat.theirsMore')} />;
  const take = async () => {
    setBusy(true);
    try {
      client.setQueryData(chatKey(siteId, chat.chatId), await claimChat(siteId, chat.chatId));
    } catch (error) {
      setRefusal(error instanceof CallRefused ? error.message || error.code : String(error));
    }
    await client.invalidateQueries({ queryKey: chatsKey(siteId), exact: true });
    setBusy(false);
  };
  return (
    <>
      {refusal !== null && (
        <Band>
          <Notice tone="error">{refusal}</Notice>
        </Band>
      )}
      <EmptyState
        icon="clock"
        title={t('chat.waitsForYou', { count: chat.messageCount })}
        hint={t('chat.takeMore')}
        actions={
          <Button look="primary" size="large" isBusy={isBusy} onClick={() => void take()}>
            {t('chat.take')}
          </Button>
        }
      />
    </>
  );
}
