import { useCallback, useEffect, useRef } from 'react';
import type { ChatMessage, OperatorChat } from '#contracts/generated/contracts.ts';
import type { StudioWord } from '#words/generated/word-keys.ts';
import { timeText } from '../i18n/figures.ts';
import { useDeskWords } from '../i18n/words.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';
import { Band, Happened, Log, Said, Writing } from './chat.styles.ts';
import { Composer } from './composer.tsx';
import { type OutgoingMessage, useOutbox } from './use-outbox.ts';

/** New messages scroll into view if the end is at most this far away. */
const NEAR_PX = 120;

const EVENTS: Readonly<Record<NonNullable<ChatMessage['event']>, StudioWord>> = {
  joined: 'chat.joined',
  closed: 'chat.closed',
};

interface ConversationProps {
  readonly siteId: string;
  readonly chat: OperatorChat;
  readonly isOver: boolean;
}

/** What was said in a chat, and the field to answer. */
export function Conversation({ siteId, chat, isOver }: ConversationProps) {
  const { t } = useDeskWords();
  const { waiting, say, sayAgain } = useOutbox(siteId, chat.chatId);
  const log = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const count = chat.messages.length + waiting.length;

  const follow = useCallback(() => {
    if (isNear.current && log.current !== null) log.current.scrollTop = log.current.scrollHeight;
  }, []);
  useEffect(() => {
    if (count > 0) follow();
  }, [count, follow]);

  return (
    <>
      <Log
        ref={log}
        role="log"
        aria-label={t('chat.conversation')}
        tabIndex={0}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          isNear.current = scrollHeight - scrollTop - clientHeight < NEAR_PX;
        }}
      >
        {chat.messages.map((message) => (
          <Message key={message.no} message={message} onGrown={follow} />
        ))}
        {waiting.map((message) => (
          <Outgoing key={message.messageId} message={message} onAgain={() => sayAgain(message)} />
        ))}
      </Log>
      {isOver ? (
        <Band>
          <Notice tone="muted" title={t('chat.ended')}>
            {t('chat.endedMore')}
          </Notice>
        </Band>
      ) : (
        <>
          <Writing aria-live="polite">{chat.isTyping && t('chat.writes')}</Writing>
          <Composer siteId={siteId} chatId={chat.chatId} onSay={say} />
        </>
      )}
    </>
  );
}

interface MessageProps {
  readonly message: ChatMessage;
  /** Called when a picture has come, which needs more room than its name did. */
  readonly onGrown: () => void;
}

function Message({ message: { from, text, event, image, at }, onGrown }: MessageProps) {
  const { t, tag } = useDeskWords();
  if (event !== null) return <Happened>{t(EVENTS[event], { time: timeText(tag, at) })}</Happened>;
  const isOwn = from === 'operator';
  return (
    <Said $isOwn={isOwn}>
      {image === null ? <p translate="no">{text}</p> : <SentFile image={image} onGrown={onGrown} />}
      <small>
        <span className="visually-hidden">{t(isOwn ? 'chat.you' : 'chat.member')}</span>
        <time dateTime={at}>{timeText(tag, at)}</time>
      </small>
    </Said>
  );
}

/** A picture of the member, which opens in a tab of its own; a PDF is a download alone. */
function SentFile({
  image: { kind, name, url },
  onGrown,
}: {
  readonly image: NonNullable<ChatMessage['image']>;
  readonly onGrown: () => void;
}) {
  const { t } = useDeskWords();
  if (kind === 'pdf')
    return (
      <a href={url} download>
        <Icon name="file-text" />
        <span translate="no">{name ?? t('chat.pdf')}</span>
      </a>
    );
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={name ?? t('chat.picture')} onLoad={onGrown} />
    </a>
  );
}

function Outgoing({ message, onAgain }: { readonly message: OutgoingMessage; readonly onAgain: () => void }) {
  const { t } = useDeskWords();
  const { text, refusal } = message;
  return (
    <Said $isOwn>
      <p translate="no">{text}</p>
      {refusal === null ? (
        <small>{t('chat.sending')}</small>
      ) : (
        <small data-failed="" role="alert">
          {t('chat.notSent', { message: refusal })}
          <Button size="small" look="quiet" onClick={onAgain}>
            {t('chat.again')}
          </Button>
        </small>
      )}
    </Said>
  );
}
