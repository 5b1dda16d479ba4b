import { NavLink } from 'react-router-dom';
import type { OperatorChat } from '#contracts/generated/contracts.ts';
import { waitText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { useNow } from '../queues/use-now.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Badge } from '../ui/badge.tsx';
import { Rows } from './chat.styles.ts';

interface ChatListProps {
  readonly siteId: string;
  readonly chats: readonly OperatorChat[];
  /** The account of the operator who looks. */
  readonly operator: string | null;
}

/** Waiting and open chats: member, waiting time, and the operator who answers. */
export function ChatList({ siteId, chats, operator }: ChatListProps) {
  const { t, tag } = useDeskWords();
  const now = useNow();
  return (
    <Rows>
      {chats.map((chat) => (
        <li key={chat.chatId}>
          <NavLink to={`/chats/${siteId}/${chat.chatId}`} data-chat={chat.chatId}>
            <Avatar name={chat.account} />
            <span>
              <b translate="no">{chat.account}</b>
              <small>
                {chat.isTyping
                  ? t('chat.writes')
                  : t('chat.sinceShort', { wait: waitText(tag, chat.openedAt, now), count: chat.messageCount })}
              </small>
            </span>
            <ChatState chat={chat} operator={operator} />
          </NavLink>
        </li>
      ))}
    </Rows>
  );
}

function ChatState({ chat, operator }: { readonly chat: OperatorChat; readonly operator: string | null }) {
  const { t } = useDeskWords();
  if (chat.operator === null)
    return (
      <Badge tone="warn" icon="clock">
        {t('chat.waits')}
      </Badge>
    );
  if (chat.operator === operator) return <Badge tone="primary">{t('chat.yours')}</Badge>;
  return (
    <Badge tone="muted" icon="lock">
      {t('queue.claimedBy', { operator: chat.operator })}
    </Badge>
  );
}
