import { ActionControl } from '#portal/actions/action-control.tsx';
import { MenuBadge } from '#portal/actions/menu-badge.tsx';
import { useMenuItems } from '#portal/actions/menu-items.ts';
import { linksThatLead, partOf } from '#portal/actions/part-links.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { usePageParts } from '#portal/site/use-page-parts.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { WidgetNodes } from '#portal/widgets/widget-nodes.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Below, Links, Side } from './member-menu.styles.ts';

export function MemberMenuView({ nodeId, nodes, menu }: WidgetViewProps<'member-menu'>) {
  const { t, text } = useWords();
  const { parts, current } = usePageParts();
  const items = linksThatLead(useMenuItems(menu), parts);
  const isAlone = items.filter(({ kind }) => kind !== 'heading').length < 2;
  return (
    <Side data-node={nodeId} data-widget="member-menu">
      <Links aria-label={t('page.member.title')} $isAlone={isAlone}>
        <ul>
          {items.map((item) => {
            const { id, kind, label, icon, action, badge } = item;
            if (!label) return null;
            if (kind === 'heading')
              return (
                <li key={id} data-kind="heading">
                  {text(label)}
                </li>
              );
            const isCurrent = current !== null && partOf(item) === current;
            return (
              action && (
                <li key={id}>
                  <ActionControl action={action} {...(isCurrent && { 'aria-current': 'page' as const })}>
                    {icon && <Icon name={icon} size={19} />}
                    <span>{text(label)}</span>
                    <MenuBadge badge={badge} />
                  </ActionControl>
                </li>
              )
            );
          })}
        </ul>
      </Links>
      <Below>
        <WidgetNodes nodes={nodes} />
      </Below>
    </Side>
  );
}
