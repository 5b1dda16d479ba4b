import { useEffect, useRef, useState } from 'react';
import type { ChatMessage, MemberChat } from '#contracts/generated/contracts.ts';
import { failureWords } from '#portal/data/failure-words.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Log, Middle, NewMessage } from './chat.styles.ts';
import { ChatIcon } from './chat-icon.tsx';
import { SentImage, UnsentImage } from './chat-image.tsx';
import { Bubble, Line, Typing } from './chat-message.styles.ts';
import { formatTimeOfDay } from './time-of-day.ts';
import { useOperatorTyping } from './use-operator-typing.ts';
import type { Unsent } from './use-unsent.ts';

/** Whoever is this close to the end, in pixels, reads along. */
const NEAR_PX = 48;

interface ChatLogProps {
  readonly chat: MemberChat;
  readonly unsent: readonly Unsent[];
  readonly onAgain: (message: Unsent) => void;
  readonly onDrop: (messageId: string) => void;
}

/** What was said, and below it what is on its way. A reader further up stays there, and is told of what is new. */
export function ChatLog({ chat, unsent, onAgain, onDrop }: ChatLogProps) {
  const t = useFormWords();
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [hasNew, setNew] = useState(false);
  const isTyping = useOperatorTyping() && chat.state === 'open';
  const name = chat.operator ?? t('chat.service');
  const lastNo = chat.messages.at(-1)?.no ?? 0;
  const toEnd = (): void => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the member sends is always shown.
  useEffect(toEnd, [unsent.length]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who reads along sees all that comes below.
  useEffect(() => {
    if (isAtEnd.current) toEnd();
  }, [isTyping, unsent, chat.state]);
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
          <Said key={message.no} message={message} operator={name} isRead={message.no <= chat.readNo} />
        ))}
        {unsent.map((message) => (
          <Waiting key={message.messageId} message={message} onAgain={onAgain} onDrop={onDrop} />
        ))}
        {isTyping && (
          <Bubble $isOwn={false}>
            <Typing role="img" aria-label={t('chat.typing', { name })}>
              <i />
              <i />
              <i />
            </Typing>
          </Bubble>
        )}
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

type WaitingProps = Pick<ChatLogProps, 'onAgain' | 'onDrop'> & { readonly message: Unsent };

/** A message that the gateway does not have yet. */
function Waiting({ message, onAgain, onDrop }: WaitingProps) {
  const t = useFormWords();
  const { messageId, text, file, fault, failure } = message;
  return (
    <Bubble $isOwn $isRefused={failure !== null || fault !== null}>
      {file === null ? (
        <p dir="auto">{text}</p>
      ) : (
        <div>
          <UnsentImage message={{ ...message, file }} onDrop={() => onDrop(messageId)} />
        </div>
      )}
      {fault === null && failure === null && <small>{t('chat.sending')}</small>}
      {failure !== null && (
        <small>
          {file === null ? t('chat.notSent') : failureWords(failure, t)}
          <button type="button" onClick={() => onAgain(message)}>
            {t('chat.sendAgain')}
          </button>
        </small>
      )}
    </Bubble>
  );
}

interface SaidProps {
  readonly message: ChatMessage;
  readonly operator: string;
  readonly isRead: boolean;
}

function Said({ message: { from, text, event, image, at }, operator, isRead }: SaidProps) {
  const t = useFormWords();
  const { language } = useSite();
  if (event !== null)
    return (
      <Line>
        {event === 'joined' ? t('chat.cameIn', { name: operator }) : t('chat.ended')} {formatTimeOfDay(at, language)}
      </Line>
    );
  const isOwn = from === 'member';
  return (
    <Bubble $isOwn={isOwn}>
      {image === null ? (
        <p dir="auto">{text}</p>
      ) : (
        <div>
          <SentImage image={image} />
        </div>
      )}
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
