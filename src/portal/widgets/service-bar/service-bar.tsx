import { type KeyboardEvent, useRef, useState } from 'react';
import { useWords } from '#portal/i18n/words.tsx';
import { ActionControl } from '#portal/session/action-control.tsx';
import { useSite } from '#portal/session/site-context.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { resourceIcon } from '#portal/ui/resource-icon.ts';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Bar, Links, RoundButton } from './service-bar.styles.ts';

/** The floating button: customer service itself where nothing else is configured, else it opens the links that are. */
export function ServiceBarView({ nodeId, kinds = [] }: WidgetViewProps<'service-bar'>) {
  const { t } = useWords();
  const { site } = useSite();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const links = kinds.filter((kind) => (site.resources[kind]?.length ?? 0) > 0);
  const hasService = site.customerService.length > 0;
  if (!hasService && links.length === 0) return null;
  if (links.length === 0) {
    return (
      <Bar data-node={nodeId} data-widget="service-bar">
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
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Bar data-node={nodeId} data-widget="service-bar" onKeyDown={closeOnEscape}>
      {isOpen && (
        <Links id="service-links">
          {links.map((kind) => (
            <li key={kind}>
              <ActionControl action={{ do: 'openResource', kind }}>
                <Icon name={resourceIcon(kind)} size={18} />
                {t(`resource.${kind}`)}
              </ActionControl>
            </li>
          ))}
          {hasService && (
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
        ref={button}
        type="button"
        aria-label={t('action.customerService')}
        aria-expanded={isOpen}
        aria-controls="service-links"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'x' : 'headset'} size={22} />
      </RoundButton>
    </Bar>
  );
}
