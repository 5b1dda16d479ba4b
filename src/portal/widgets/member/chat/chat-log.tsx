import { useEffect, useRef } from 'react';
import type { MemberChat } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Bubble, Log } from './chat.styles.ts';
import { formatTimeOfDay } from './time-of-day.ts';
import type { Unsent } from './use-unsent.ts';

interface ChatLogProps {
  readonly chat: MemberChat;
  readonly unsent: readonly Unsent[];
  readonly onAgain: (message: Unsent) => void;
}

/** What was said, and below it what is on its way. */
export function ChatLog({ chat, unsent, onAgain }: ChatLogProps) {
  const t = useFormWords();
  const { language } = useSite();
  const log = useRef<HTMLDivElement>(null);
  const count = chat.messages.length + unsent.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message moves the log to its end.
  useEffect(() => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  }, [count]);
  return (
    <Log ref={log} role="log" tabIndex={0} aria-label={t('resource.LIVECHAT')}>
      {chat.messages.map(({ no, from, text, at }) => (
        <Bubble key={no} $isOwn={from === 'member'}>
          <p dir="auto">{text}</p>
          <small>
            {formatTimeOfDay(at, language)}
            {from === 'member' && no <= chat.readNo && ` ${t('chat.read')}`}
          </small>
        </Bubble>
      ))}
      {unsent.map((message) => (
        <Bubble key={message.messageId} $isOwn>
          <p dir="auto">{message.text}</p>
          {message.failure === null ? (
            <small>{t('chat.sending')}</small>
          ) : (
            <small>
              {t('chat.notSent')}{' '}
              <button type="button" onClick={() => onAgain(message)}>
                {t('chat.sendAgain')}
              </button>
            </small>
          )}
        </Bubble>
      ))}
    </Log>
  );
}
