import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { pathOf } from '#document/pages/match-page.ts';
import { chatQuery } from '#portal/data/chat-queries.ts';
import { useOwnQuery } from '#portal/data/use-own-query.ts';
import { useFormWords, WithFormWords } from '#portal/forms/form-place.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import { Dot, Panel } from './chat.styles.ts';
import { Chat } from './chat.tsx';

/** The tab's chat: away, over the page, or minimised to the service button. */
export type DockState = 'away' | 'open' | 'small';

interface ChatDockProps {
  readonly state: DockState;
  readonly onChange: (state: DockState) => void;
}

/** The chat over the page, which stays usable, and the dot on the service button while something is unread. */
export function ChatDock(props: ChatDockProps) {
  const { layout, member } = useSite();
  const { pathname } = useLocation();
  // The chat's own page shows it already.
  if (member === null || pathname === pathOf(layout, 'chat')) return null;
  return (
    <WithFormWords voice="account" waiting={null}>
      <Docked {...props} />
    </WithFormWords>
  );
}

const SEEN = 'chatSeen';
/** Where the panel begins, in pixels: below the header, which some layouts have taller. */
const HIGHEST = 76;
const LOWEST = 180;

function Docked({ state, onChange }: ChatDockProps) {
  const t = useFormWords();
  const { language } = useSite();
  const panel = useRef<HTMLElement>(null);
  const { data } = useOwnQuery(chatQuery(language));
  const isOpen = state === 'open';
  const [top, setTop] = useState(HIGHEST);
  const chat = data?.chat ?? null;
  const last = chat?.messages.findLast(({ from }) => from !== 'member')?.no ?? 0;
  const mark = chat && `${chat.chatId} ${last}`;
  const isUnread = !isOpen && last > 0 && mark !== sessionStorage.getItem(SEEN);
  useEffect(() => {
    if (isOpen && mark !== null) sessionStorage.setItem(SEEN, mark);
  }, [isOpen, mark]);
  useEffect(() => {
    if (!isOpen) return;
    const below = document.querySelector('main')?.getBoundingClientRect().top ?? 0;
    setTop(Math.min(LOWEST, Math.max(HIGHEST, Math.round(below) + 12)));
    // A page that was loaded with the panel open keeps its focus: nobody pressed anything.
    if (navigator.userActivation?.isActive !== false) panel.current?.focus();
  }, [isOpen]);
  return (
    <>
      <Panel
        ref={panel}
        hidden={!isOpen}
        style={{ '--chat-top': `${top}px` } as CSSProperties}
        tabIndex={-1}
        aria-label={t('resource.LIVECHAT')}
        onKeyDown={({ key }) => {
          if (key === 'Escape') onChange('small');
        }}
      >
        {data ? (
          <Chat panel={{ minimise: () => onChange('small'), close: () => onChange('away') }} />
        ) : (
          <WaitingLines />
        )}
      </Panel>
      <span role="status">{isUnread && <Dot role="img" aria-label={t('chat.newMessage')} />}</span>
    </>
  );
}
