import type { ReactNode } from 'react';
import type { LiveChat } from '#contracts/generated/contracts.ts';
import { useFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Face, Head } from './chat.styles.ts';
import { ChatIcon } from './chat-icon.tsx';
import { formatDayAndTime, formatTimeOfDay } from './time-of-day.ts';

interface ChatHeadProps {
  readonly answer: LiveChat;
  readonly isOnPage: boolean;
  /** Its buttons. */
  readonly children: ReactNode;
}

/** Who answers and since when, or when somebody does. */
export function ChatHead({ answer, isOnPage, children }: ChatHeadProps) {
  const t = useFormWords();
  const { chat } = answer;
  const Title = isOnPage ? 'h1' : 'h2';
  const isOpen = chat?.state === 'open';
  // Somebody answers, or did, whatever the hours are.
  const isOn = answer.isOpen || isOpen || chat?.state === 'closed';
  return (
    <Head>
      <Face $isOn={isOn} data-online={isOpen || undefined}>
        <FaceSign operator={chat?.operator ?? null} isOpen={isOn} />
      </Face>
      <div>
        <Title>{chat?.operator ?? t('chat.service')}</Title>
        <HeadLine answer={answer} />
      </div>
      {children}
    </Head>
  );
}

interface FaceSignProps {
  readonly operator: string | null;
  readonly isOpen: boolean;
  readonly size?: number;
}

/** The operator's first letter, or the sign of the service. */
export function FaceSign({ operator, isOpen, size = 19 }: FaceSignProps) {
  if (operator !== null) return <span aria-hidden="true">{[...operator][0]?.toLocaleUpperCase()}</span>;
  return isOpen ? <Icon name="headset" size={size} /> : <ChatIcon name="moon" size={size} />;
}

function HeadLine({ answer: { chat, isOpen, opensAt } }: { readonly answer: LiveChat }) {
  const t = useFormWords();
  const { language } = useSite();
  if (chat?.state === 'closed')
    return (
      <p role="status">
        {chat.closedAt === null
          ? t('chat.ended')
          : t('chat.endedAt', { time: formatTimeOfDay(chat.closedAt, language) })}
      </p>
    );
  if (chat?.state === 'open')
    return <p role="status">{t('chat.joined', { name: chat.operator ?? t('chat.service') })}</p>;
  if (!isOpen && opensAt !== null)
    return <p role="status">{t('chat.opensAt', { time: formatDayAndTime(opensAt, language) })}</p>;
  if (!isOpen) return <p role="status">{t('chat.away')}</p>;
  return chat && <p role="status">{t('chat.line', { place: chat.position ?? 1 })}</p>;
}
