import { useEffect, useRef, useState } from 'react';
import type { ChatMessage, MemberChat } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Bubble, Log, Middle, NewMessage } from './chat.styles.ts';
import { ChatIcon } from './chat-icon.tsx';
import { formatTimeOfDay } from './time-of-day.ts';
import type { Unsent } from './use-unsent.ts';

/** Whoever is this close to the end, in pixels, reads along. */
const NEAR_PX = 48;

interface ChatLogProps {
  readonly chat: MemberChat;
  readonly unsent: readonly Unsent[];
  readonly onAgain: (message: Unsent) => void;
}

/** What was said, and below it what is on its way. A reader further up stays there, and is told of what is new. */
export function ChatLog({ chat, unsent, onAgain }: ChatLogProps) {
  const t = useFormWords();
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [hasNew, setNew] = useState(false);
  const lastNo = chat.messages.at(-1)?.no ?? 0;
  const toEnd = (): void => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the member sends is always shown.
  useEffect(toEnd, [unsent.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each further message, and nothing else.
  useEffect(() => {
    if (isAtEnd.current) toEnd();
    else setNew(true);
  }, [lastNo]);
  return (
    <Middle>
      <Log
        ref={log}
        role="log"
        tabIndex={0}
        aria-label={t('resource.LIVECHAT')}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
          if (isAtEnd.current) setNew(false);
        }}
      >
        {chat.messages.map((message) => (
          <Said key={message.no} message={message} isRead={message.no <= chat.readNo} />
        ))}
        {unsent.map((message) => (
          <Bubble key={message.messageId} $isOwn $isRefused={message.failure !== null}>
            <p dir="auto">{message.text}</p>
            {message.failure === null ? (
              <small>{t('chat.sending')}</small>
            ) : (
              <small>
                {t('chat.notSent')}
                <button type="button" onClick={() => onAgain(message)}>
                  {t('chat.sendAgain')}
                </button>
              </small>
            )}
          </Bubble>
        ))}
      </Log>
      {hasNew && (
        <NewMessage type="button" onClick={toEnd}>
          {t('chat.newMessage')}
          <Icon name="chevron-down" size={16} />
        </NewMessage>
      )}
    </Middle>
  );
}

function Said({ message: { from, text, at }, isRead }: { readonly message: ChatMessage; readonly isRead: boolean }) {
  const t = useFormWords();
  const { language } = useSite();
  const isOwn = from === 'member';
  return (
    <Bubble $isOwn={isOwn}>
      <p dir="auto">{text}</p>
      <small>
        {formatTimeOfDay(at, language)}
        {isOwn && isRead && (
          <>
            <ChatIcon name="check-check" size={14} />
            {t('chat.read')}
          </>
        )}
      </small>
    </Bubble>
  );
}
