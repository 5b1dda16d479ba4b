import { ActionControl } from '#portal/actions/action-control.tsx';
import { useMenuItems } from '#portal/actions/menu-items.ts';
import { useWords } from '#portal/i18n/words.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Row } from './link-row.styles.ts';

export function LinkRowView({ nodeId, label, menu }: WidgetViewProps<'link-row'>) {
  const { text } = useWords();
  const items = useMenuItems(menu);
  return (
    <Row aria-label={text(label)} data-node={nodeId} data-widget="link-row">
      <ul>
        {items.map(
          (item) =>
            item.action &&
            item.label && (
              <li key={item.id}>
                <ActionControl action={item.action}>{text(item.label)}</ActionControl>
              </li>
            ),
        )}
      </ul>
    </Row>
  );
}
