import { useEffect, useLayoutEffect, useRef } from 'react';
import type { MemberInfo } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { MenuBadge } from '#portal/actions/menu-badge.tsx';
import { useMenuItems } from '#portal/actions/menu-items.ts';
import { useCopyId } from '#portal/actions/use-copy-id.ts';
import { useFormWords, WithFormWords } from '#portal/forms/form-place.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { Avatar } from '#portal/ui/avatar.tsx';
import { IconButton } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { WaitingLines } from '#portal/ui/waiting-lines.tsx';
import { Head, List, Panel } from './account-menu-list.styles.ts';

export interface AccountMenuListProps {
  readonly member: MemberInfo;
  readonly menu: string;
  readonly hasVip: boolean;
  readonly onClose: () => void;
}

/** The account's name and its links. Escape and a press elsewhere close the list. */
export function AccountMenuList({ member, menu, hasVip, onClose }: AccountMenuListProps) {
  const { t, text } = useWords();
  const items = useMenuItems(menu);
  const panel = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !panel.current?.parentElement?.contains(event.target)) close.current();
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, []);
  return (
    <Panel
      ref={panel}
      tabIndex={-1}
      role="group"
      aria-label={t('menu.account')}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <WithFormWords waiting={<WaitingLines />}>
        <Owner member={member} hasVip={hasVip} />
      </WithFormWords>
      <List>
        {items.map(
          ({ id, action, label, icon, badge }) =>
            action &&
            label && (
              <li key={id} data-action={action.do}>
                <ActionControl action={action} onDone={onClose}>
                  {icon && <Icon name={icon} size={18} />}
                  <span>{text(label)}</span>
                  <MenuBadge badge={badge} />
                </ActionControl>
              </li>
            ),
        )}
      </List>
    </Panel>
  );
}

function Owner({ member, hasVip }: Pick<AccountMenuListProps, 'member' | 'hasVip'>) {
  const t = useFormWords();
  const copyId = useCopyId();
  return (
    <Head>
      <Avatar member={member} sizePx={48} hasRing={hasVip} />
      <div>
        <p>
          <bdi translate="no">{member.nickname ?? member.account}</bdi>
          {hasVip && member.vipLabelName !== null && (
            <i>
              <Icon name="crown" size={12} stroke={2.2} />
              {member.vipLabelName}
            </i>
          )}
          {member.isTrial && <i>{t('account.trial')}</i>}
        </p>
        <p>
          <span>
            <bdi>{t('account.userId', { id: member.id })}</bdi>
          </span>
          <IconButton type="button" $size={28} aria-label={t('account.copyId')} onClick={() => copyId(member.id)}>
            <Icon name="copy" size={14} />
          </IconButton>
        </p>
      </div>
    </Head>
  );
}
