import { useMenuItems } from '#portal/actions/menu-items.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Row, RowButton } from './button-row.styles.ts';

/** The items of a menu as buttons, one of which leads. */
export function ButtonRowView({ nodeId, menu, lead = 'last' }: WidgetViewProps<'button-row'>) {
  const { text } = useWords();
  const items = useMenuItems(menu);
  const leading = lead === 'first' ? 0 : items.length - 1;
  return (
    <Row data-node={nodeId} data-widget="button-row">
      {items.map(
        ({ id, action, label, icon }, index) =>
          action &&
          label && (
            <RowButton
              key={id}
              action={action}
              $look={index === leading ? 'primary' : 'secondary'}
              data-leads={lead === 'first' && index === leading ? '' : undefined}
            >
              {icon && <Icon name={icon} size={17} stroke={2.2} />}
              <span>{text(label)}</span>
            </RowButton>
          ),
      )}
    </Row>
  );
}
