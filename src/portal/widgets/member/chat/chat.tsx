import { useState } from 'react';
import type { LiveChat } from '#contracts/generated/contracts.ts';
import { closeChat, openChat, rateChat } from '#portal/data/chat-calls.ts';
import { chatQuery } from '#portal/data/chat-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { FormFailure } from '#portal/forms/form-failure.tsx';
import { FormPlace, useFormWords } from '#portal/forms/form-place.tsx';
import { OwnFailure } from '#portal/forms/own-failure.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Foot, Head, Notice, Panel } from './chat.styles.ts';
import { ChatComposer } from './chat-composer.tsx';
import { ChatLog } from './chat-log.tsx';
import { ChatRating } from './chat-rating.tsx';
import { formatDayAndTime } from './time-of-day.ts';
import { useUnsent } from './use-unsent.ts';

export function ChatView({ nodeId }: WidgetViewProps<'chat'>) {
  return (
    <FormPlace nodeId={nodeId} widget="chat" voice="account" waiting={<WaitingLines />}>
      <Chat />
    </FormPlace>
  );
}

/** The member's chat: the queue, the messages, and the rating at its end. */
function Chat() {
  const t = useFormWords();
  const { language } = useSite();
  const { data, error, isLoadingError, isRefetchError, refetch } = useOwnQuery(chatQuery(language));
  const { unsent, keep, say, sayAgain } = useUnsent();
  const [failure, setFailure] = useState<unknown>(null);
  if (isLoadingError) return <OwnFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <WaitingLines />;
  const change = (making: Promise<LiveChat>): void => {
    setFailure(null);
    making.then(keep, setFailure);
  };
  const { chat } = data;
  const isUnder = chat !== null && chat.state !== 'closed';
  return (
    <Panel aria-label={t('resource.LIVECHAT')}>
      {isRefetchError && <Notice role="status">{t('chat.lost')}</Notice>}
      <Head>
        <Icon name="headset" size={22} />
        <div>
          <h1>{chat?.operator ?? t('chat.service')}</h1>
          <HeadLine answer={data} />
        </div>
        {isUnder && (
          <button type="button" aria-label={t('chat.close')} onClick={() => change(closeChat(language))}>
            <Icon name="x" size={20} />
          </button>
        )}
      </Head>
      {data.away !== null && <Notice>{data.away}</Notice>}
      {chat?.state === 'waiting' && <Notice>{t('chat.lineHint')}</Notice>}
      {chat && <ChatLog chat={chat} unsent={unsent} onAgain={sayAgain} />}
      <FormFailure failure={failure} />
      {isUnder ? (
        <ChatComposer onSay={say} />
      ) : (
        <Foot>
          {chat?.operator != null && (
            <ChatRating rating={chat.rating} onRate={(rating) => change(rateChat(rating, language))} />
          )}
          {chat === null && <p>{t('chat.startHint')}</p>}
          <Button type="button" onClick={() => change(openChat(language))}>
            {t('chat.start')}
          </Button>
        </Foot>
      )}
    </Panel>
  );
}

/** What the head says: the position in the queue, who answers, or when somebody does. */
function HeadLine({ answer: { chat, isOpen, opensAt } }: { readonly answer: LiveChat }) {
  const t = useFormWords();
  const { language } = useSite();
  if (chat?.state === 'closed') return <p role="status">{t('chat.ended')}</p>;
  if (chat?.state === 'open')
    return <p role="status">{t('chat.joined', { name: chat.operator ?? t('chat.service') })}</p>;
  if (!isOpen && opensAt !== null)
    return <p role="status">{t('chat.opensAt', { time: formatDayAndTime(opensAt, language) })}</p>;
  if (!isOpen) return <p role="status">{t('chat.away')}</p>;
  return chat && <p role="status">{t('chat.line', { place: chat.position ?? 1 })}</p>;
}
