import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ResourceKind } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { useRequireAccount } from '#portal/actions/actions.tsx';
import { offersLiveChat, useLiveChat } from '#portal/actions/live-chat.ts';
import type { DockState } from '#portal/chat/chat-dock.tsx';
import { lazyChunk } from '#portal/chunks/lazy-chunk.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { resourceIcon } from '#portal/ui/resource-icon.ts';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { useDropDown } from '../top-navigation/use-drop-down.ts';
import { Bar, Failure, Links, RoundButton } from './service-bar.styles.ts';

const ChatDock = lazyChunk({
  load: async () => (await import('#portal/chat/chat-dock.tsx')).ChatDock,
  whenMissing: () => null,
});

/** Where the tab keeps its chat from page to page. */
const DOCK = 'chatDock';

/** The floating button: customer service itself where nothing else is configured, else it opens the links that are. */
export function ServiceBarView({ nodeId, kinds = [] }: WidgetViewProps<'service-bar'>) {
  const { t } = useWords();
  const { site } = useSite();
  const root = useRef<HTMLElement>(null);
  const dropDown = useDropDown(root);
  const isOpen = dropDown.open !== null;
  const [chat, keepChat] = useState<DockState>('away');
  useEffect(() => keepChat((sessionStorage.getItem(DOCK) as DockState | null) ?? 'away'), []);
  const dockChat = (state: DockState): void => {
    keepChat(state);
    sessionStorage.setItem(DOCK, state);
  };
  const openDock = (): void => {
    dropDown.close();
    dockChat('open');
  };
  const links = kinds.filter((kind) =>
    kind === 'LIVECHAT' ? offersLiveChat(site) : (site.resources[kind]?.length ?? 0) > 0,
  );
  const [service] = site.customerService;
  // Said once where customer service is the chat itself.
  const isChat = service?.csType === 'LIVECHAT' && links.includes('LIVECHAT');
  const isAlone = links.length === (isChat ? 1 : 0);
  if (!service && isAlone) return null;
  const mark = { 'aria-label': t('action.customerService'), 'data-node': nodeId, 'data-widget': 'service-bar' };
  if (isAlone) {
    return (
      <Bar {...mark}>
        <RoundButton
          as={ActionControl}
          action={{ do: 'openCustomerService' } as const}
          aria-label={t('action.customerService')}
        >
          <Icon name="headset" size={22} />
        </RoundButton>
      </Bar>
    );
  }
  return (
    <Bar ref={root} onBlur={isOpen ? dropDown.onItemBlur : undefined} {...mark}>
      {isOpen && (
        <Links id="service-links" onKeyDown={moveByArrows}>
          {links.map((kind) => (
            <li key={kind}>{kind === 'LIVECHAT' ? <ChatButton onDock={openDock} /> : <ResourceLink kind={kind} />}</li>
          ))}
          {service && !isChat && (
            <li>
              <ActionControl action={{ do: 'openCustomerService' }}>
                <Icon name="headset" size={18} />
                {t('action.customerService')}
              </ActionControl>
            </li>
          )}
        </Links>
      )}
      <RoundButton
        type="button"
        aria-label={t('action.customerService')}
        aria-expanded={isOpen}
        aria-controls="service-links"
        onClick={() => (chat === 'small' ? dockChat('open') : dropDown.onPress(nodeId))}
      >
        <Icon name={isOpen ? 'x' : 'headset'} size={22} />
      </RoundButton>
      {chat !== 'away' && <ChatDock state={chat} onChange={dockChat} />}
    </Bar>
  );
}

function ResourceLink({ kind }: { readonly kind: ResourceKind }) {
  const { t } = useWords();
  return (
    <ActionControl action={{ do: 'openResource', kind }}>
      <Icon name={resourceIcon(kind)} size={18} />
      {t(`resource.${kind}`)}
    </ActionControl>
  );
}

/** Opens the portal's own chat over the page; asks the gateway where another is, and says so when it has none. */
function ChatButton({ onDock }: { readonly onDock: () => void }) {
  const { t } = useWords();
  const { site, session } = useSite();
  const openChat = useLiveChat();
  const requireAccount = useRequireAccount();
  const [hasFailed, setFailed] = useState(false);
  const open = () => {
    setFailed(false);
    // A session that is being read is one; the panel waits for it.
    if (site.hasLiveChat) return session === 'guest' || session === 'trial' ? requireAccount() : onDock();
    openChat().catch(() => setFailed(true));
  };
  return (
    <>
      <button type="button" onClick={open}>
        <Icon name={resourceIcon('LIVECHAT')} size={18} />
        {t('resource.LIVECHAT')}
      </button>
      {hasFailed && <Failure role="alert">{t('chat.failed')}</Failure>}
    </>
  );
}

function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const at = controls.indexOf(document.activeElement as HTMLElement);
  controls[(at + step + controls.length) % controls.length]?.focus();
}
