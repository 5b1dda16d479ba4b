import { Link, useNavigate, useParams } from 'react-router-dom';
import type { PlaceProps } from '../app/place-props.ts';
import { CallFailure } from '../calls/call-failure.tsx';
import { useWords } from '../i18n/words.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { Count } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Halves, ListHalf, OpenHalf } from '../ui/halves.ts';
import { Notice } from '../ui/notice.tsx';
import { LoadingRows } from '../ui/skeleton.tsx';
import { ListHead } from './chat.styles.ts';
import { ChatList } from './chat-list.tsx';
import { ChatPane } from './chat-pane.tsx';
import { useChats } from './use-chats.ts';

/** The live chats of a site: the list stays, and the conversation beside it changes. */
export function ChatsPlace({ operator, site }: PlaceProps) {
  const t = useWords();
  const navigate = useNavigate();
  const { chatId } = useParams();
  const query = useChats(site.id);
  const { data: chats, isError } = query;
  const base = `/chats/${site.id}`;
  const step = (by: 1 | -1) => {
    const list = chats ?? [];
    const at = list.findIndex((chat) => chat.chatId === chatId);
    const next = list[at < 0 ? 0 : Math.min(Math.max(at + by, 0), list.length - 1)];
    if (next !== undefined) void navigate(`${base}/${next.chatId}`);
  };
  useKeys({
    j: () => step(1),
    k: () => step(-1),
    n: () => document.querySelector('textarea')?.focus(),
    escape: () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
  });

  if (chats === undefined)
    return isError ? (
      <CallFailure title={t('chat.failed')} why={t('chat.failedMore')} query={query} />
    ) : (
      <LoadingRows />
    );
  const waiting = chats.filter(({ state }) => state === 'waiting').length;
  return (
    <>
      <h1 className="visually-hidden">{t('chat.title')}</h1>
      <Halves>
        <ListHalf $isBehind={chatId !== undefined} aria-label={t('chat.list')}>
          <ListHead>
            <h2>{t('chat.title')}</h2>
            {waiting > 0 && <Count>{t('chat.waiting', { count: waiting })}</Count>}
          </ListHead>
          {isError && <Notice tone="warn">{t('chat.stale')}</Notice>}
          {chats.length > 0 ? (
            <ChatList siteId={site.id} chats={chats} operator={operator.account} />
          ) : (
            <EmptyState icon="messages-square" title={t('chat.empty')} hint={t('chat.emptyMore')} />
          )}
        </ListHalf>
        <OpenHalf $isBehind={chatId === undefined} aria-label={t('chat.conversation')}>
          <Link to={base}>{t('case.back')}</Link>
          {chatId === undefined ? (
            <EmptyState icon="messages-square" title={t('chat.choose')} hint={t('chat.chooseMore')} />
          ) : (
            <ChatPane
              key={chatId}
              {...{ siteId: site.id, chatId, operator: operator.account }}
              listed={chats.find((chat) => chat.chatId === chatId)}
            />
          )}
        </OpenHalf>
      </Halves>
    </>
  );
}
