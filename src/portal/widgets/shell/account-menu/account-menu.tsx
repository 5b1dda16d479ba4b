import { useRef, useState } from 'react';
import { isModuleOn } from '#document/flags.ts';
import { UnreadBadge } from '#portal/actions/menu-badge.tsx';
import { ChunkFailureToast } from '#portal/chunks/chunk-failure.tsx';
import { lazyChunk } from '#portal/chunks/lazy-chunk.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { Avatar } from '#portal/ui/avatar.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { Skeleton } from '#portal/ui/skeleton.tsx';
import { SectionBoundary } from '#renderer/section-boundary.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Frame, Trigger } from './account-menu.styles.ts';
import type { AccountMenuListProps } from './account-menu-list.tsx';

const AccountMenuList = lazyChunk<AccountMenuListProps>({
  load: async () => (await import('./account-menu-list.tsx')).AccountMenuList,
  whenMissing: ({ error, retry, props }) => <ChunkFailureToast error={error} retry={retry} onClose={props.onClose} />,
});

/**
 * The avatar of the signed-in member; a neutral one of the same size until the session is known. The menu's code loads
 * when it is first opened.
 */
export function AccountMenuView({ nodeId, menu }: WidgetViewProps<'account-menu'>) {
  const { t } = useWords();
  const { site, member } = useSite();
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setOpen(false);
    trigger.current?.focus();
  };
  const hasVip = member?.hasVip === true && isModuleOn(site.whitelabel, 'VIP3');
  return (
    <Frame data-node={nodeId} data-widget="account-menu">
      <Trigger
        ref={trigger}
        type="button"
        aria-label={member === null ? t('loading.label') : `${t('menu.account')}: ${member.nickname ?? member.account}`}
        aria-expanded={isOpen}
        disabled={member === null}
        onClick={() => setOpen(!isOpen)}
      >
        {member === null ? <Skeleton $radius="50%" /> : <Avatar member={member} sizePx={36} hasRing={hasVip} />}
        <Icon name="chevron-down" size={16} stroke={2} />
      </Trigger>
      <UnreadBadge />
      {isOpen && member !== null && (
        <SectionBoundary onError={close}>
          <AccountMenuList member={member} menu={menu} hasVip={hasVip} onClose={close} />
        </SectionBoundary>
      )}
    </Frame>
  );
}
