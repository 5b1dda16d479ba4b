import { ActionControl } from '#portal/actions/action-control.tsx';
import { useMenuItems } from '#portal/actions/menu-items.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { LinkColumn } from '#portal/ui/link-column.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';

export function LinkListView({ nodeId, title, menu }: WidgetViewProps<'link-list'>) {
  const { text } = useWords();
  const items = useMenuItems(menu);
  return (
    <LinkColumn title={text(title)} nodeId={nodeId} widget="link-list">
      {items.map(
        (item) =>
          item.action &&
          item.label && (
            <li key={item.id}>
              <ActionControl action={item.action}>{text(item.label)}</ActionControl>
            </li>
          ),
      )}
    </LinkColumn>
  );
}
