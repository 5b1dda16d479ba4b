import { type DragEvent, useRef, useState } from 'react';
import type { LiveChat, MemberChat } from '#contracts/generated/contracts.ts';
import { closeChat, openChat, rateChat, showTyping } from '#portal/data/chat-calls.ts';
import { chatQuery, transcriptPath } from '#portal/data/chat-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button, IconButton } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import { Centre, DropArea, DropHint, Face, Foot, Notice, Ring } from './chat.styles.ts';
import { ChatComposer } from './chat-composer.tsx';
import { Replies } from './chat-extras.styles.ts';
import { ChatHead, FaceSign } from './chat-head.tsx';
import { ChatIcon } from './chat-icon.tsx';
import { ChatLog } from './chat-log.tsx';
import { ChatRating } from './chat-rating.tsx';
import { LeaveMessage } from './leave-message.tsx';
import { useUnsent } from './use-unsent.ts';

interface ChatProps {
  /** How the panel over the page goes away; left out on a page of the chat's own. */
  readonly panel?: { readonly minimise: () => void; readonly close: () => void };
}

/** The member's chat: the queue, the messages, and the rating at its end. */
export function Chat({ panel }: ChatProps) {
  const t = useFormWords();
  const { language } = useSite();
  const { data, error, isLoadingError, isRefetchError, refetch } = useOwnQuery(chatQuery(language));
  const { unsent, keep, drop, say, attach, sayAgain } = useUnsent();
  const [isOver, setOver] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [isEnding, setEnding] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingLines />;
  const change = (making: Promise<LiveChat>): void => {
    setFailure(null);
    making.then(keep, setFailure);
  };
  const reply = (text: string): void => {
    // The replies go with the first message, and would take the focus with them.
    field.current?.focus();
    say(text);
  };
  const end = (): void => {
    setEnding(false);
    change(closeChat(language));
  };
  const leave = async (text: string): Promise<void> => {
    setFailure(null);
    setLeaving(true);
    try {
      keep(await openChat(language));
      say(text);
    } catch (error) {
      setFailure(error);
    }
    setLeaving(false);
  };
  const { chat } = data;
  const isUnder = chat !== null && chat.state !== 'closed';
  const takesFiles = (event: DragEvent): void => {
    if (!isUnder || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const takeFiles = (event: DragEvent): void => {
    setOver(false);
    if (!isUnder) return;
    event.preventDefault();
    attach(event.dataTransfer.files);
  };
  const isLost = isRefetchError || unsent.some((message) => message.failure !== null);
  const retry = (): void => {
    void refetch();
    for (const message of unsent) if (message.failure !== null) sayAgain(message);
  };
  return (
    <DropArea onDragOver={takesFiles} onDragLeave={() => setOver(false)} onDrop={takeFiles}>
      {isLost && (
        <Notice $isWarning>
          <ChatIcon name="wifi-off" size={16} />
          <span role="status">{t('chat.lost')}</span>
          <button type="button" onClick={retry}>
            {t('chat.tryNow')}
          </button>
        </Notice>
      )}
      <ChatHead answer={data} isOnPage={!panel}>
        {chat !== null && chat.messages.length > 0 && (
          <IconButton as="a" href={transcriptPath(language)} download aria-label={t('chat.save')}>
            <Icon name="download" size={18} />
          </IconButton>
        )}
        {panel && (
          <IconButton type="button" aria-label={t('chat.minimise')} onClick={panel.minimise}>
            <ChatIcon name="minus" />
          </IconButton>
        )}
        {(isUnder || panel) && (
          <IconButton
            type="button"
            aria-label={t(isUnder ? 'chat.close' : 'chat.hide')}
            onClick={isUnder ? () => setEnding(true) : panel?.close}
          >
            <Icon name="x" size={18} />
          </IconButton>
        )}
      </ChatHead>
      {isEnding && isUnder && (
        <Notice role="alert">
          <span>{t('chat.endAsk')}</span>
          <Button type="button" $look="ghost" $size="small" onClick={() => setEnding(false)}>
            {t('chat.stay')}
          </Button>
          <Button type="button" $look="secondary" $size="small" onClick={end}>
            {t(chat.state === 'waiting' ? 'chat.leaveLine' : 'chat.end')}
          </Button>
        </Notice>
      )}
      {data.away !== null && chat?.state !== 'open' && <Notice>{data.away}</Notice>}
      {chat === null ? (
        <Centre>
          <Face $isLarge $isOn={data.isOpen}>
            <FaceSign operator={null} isOpen={data.isOpen} size={34} />
          </Face>
          <p>{t('chat.startHint')}</p>
        </Centre>
      ) : (
        <Course chat={chat} hasUnsent={unsent.length > 0}>
          <ChatLog chat={chat} unsent={unsent} onAgain={sayAgain} onDrop={drop} />
        </Course>
      )}
      {chat?.state === 'closed' && wasAnswered(chat) && (
        <ChatRating
          operator={chat.operator}
          rating={chat.rating}
          onRate={(rating) => change(rateChat(rating, language))}
        />
      )}
      <FormFailure failure={failure} />
      {isUnder && data.quickReplies.length > 0 && !hasSpoken(chat) && unsent.length === 0 && (
        <Replies role="group" aria-label={t('chat.quick')}>
          {data.quickReplies.map((text) => (
            <button key={text} type="button" onClick={() => reply(text)}>
              {text}
            </button>
          ))}
        </Replies>
      )}
      {isUnder ? (
        <ChatComposer
          operator={chat.operator}
          field={field}
          onSay={say}
          onAttach={attach}
          onTyping={() => {
            // A sign that does not get through is soon followed by another, or by the message itself.
            if (chat.state === 'open') showTyping(language).catch(() => {});
          }}
        />
      ) : !data.isOpen ? (
        <LeaveMessage isBusy={isLeaving} onLeave={(text) => void leave(text)} />
      ) : (
        <Foot>
          <Button type="button" $look={chat ? 'secondary' : 'primary'} onClick={() => change(openChat(language))}>
            {t(chat ? 'chat.again' : 'chat.start')}
          </Button>
        </Foot>
      )}
      {isOver && <DropHint>{t('chat.drop')}</DropHint>}
    </DropArea>
  );
}

const hasSpoken = ({ messages }: MemberChat): boolean => messages.some(({ from }) => from === 'member');

/** Programs answer without a name, and chats from before it was noted have nobody who joined. */
const wasAnswered = ({ operator, messages }: MemberChat): boolean =>
  operator !== null || messages.some(({ event }) => event === 'joined');

interface CourseProps {
  readonly chat: MemberChat;
  readonly hasUnsent: boolean;
  /** The log. */
  readonly children: React.ReactNode;
}

/** The place in the queue until something was said, then what was said. */
function Course({ chat, hasUnsent, children }: CourseProps) {
  const t = useFormWords();
  const { number } = useWords();
  if (chat.state !== 'waiting') return children;
  if (chat.messages.length > 0 || hasUnsent)
    return (
      <>
        <Notice>
          {chat.waitMinutes === null ? t('chat.lineHint') : t('chat.wait', { minutes: number(chat.waitMinutes) })}
        </Notice>
        {children}
      </>
    );
  return (
    <Centre>
      <Ring aria-hidden="true">
        <b>{chat.position ?? 1}</b>
        <span>{t('chat.inLine')}</span>
      </Ring>
      {chat.waitMinutes !== null && <p>{t('chat.wait', { minutes: number(chat.waitMinutes) })}</p>}
      <p>{t('chat.lineHint')}</p>
    </Centre>
  );
}
