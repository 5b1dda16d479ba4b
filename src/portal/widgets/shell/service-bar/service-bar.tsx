import { type KeyboardEvent, useRef, useState } from 'react';
import type { ResourceKind } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { offersLiveChat, useLiveChat } from '#portal/actions/live-chat.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { resourceIcon } from '#portal/ui/resource-icon.ts';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { useDropDown } from '../top-navigation/use-drop-down.ts';
import { Bar, Failure, Links, RoundButton } from './service-bar.styles.ts';

/** The floating button: customer service itself where nothing else is configured, else it opens the links that are. */
export function ServiceBarView({ nodeId, kinds = [] }: WidgetViewProps<'service-bar'>) {
  const { t } = useWords();
  const { site } = useSite();
  const root = useRef<HTMLElement>(null);
  const dropDown = useDropDown(root);
  const isOpen = dropDown.open !== null;
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
            <li key={kind}>{kind === 'LIVECHAT' ? <ChatButton /> : <ResourceLink kind={kind} />}</li>
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
        onClick={() => dropDown.onPress(nodeId)}
      >
        <Icon name={isOpen ? 'x' : 'headset'} size={22} />
      </RoundButton>
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

/** Asks the gateway where the chat is, and says so when it cannot be reached. */
function ChatButton() {
  const { t } = useWords();
  const openChat = useLiveChat();
  const [hasFailed, setFailed] = useState(false);
  const open = () => {
    setFailed(false);
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
