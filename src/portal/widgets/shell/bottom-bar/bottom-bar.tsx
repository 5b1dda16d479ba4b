import type { MenuItem } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { currentMark, useIsCurrent } from '#portal/actions/current-action.ts';
import { useMenuItems } from '#portal/actions/menu-items.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Bar, Raised } from './bottom-bar.styles.ts';

/** The bar has room for as many shortcuts. */
const MOST_ITEMS = 5;

/** The bar at the foot of small screens; one of its items may stand out. */
export function BottomBarView({ nodeId, menu, raised }: WidgetViewProps<'bottom-bar'>) {
  const { t } = useWords();
  const items = useMenuItems(menu).slice(0, MOST_ITEMS);
  if (items.length === 0) return null;
  return (
    <Bar aria-label={t('menu.shortcuts')} data-node={nodeId} data-widget="bottom-bar">
      <ul>
        {items.map((item) => (
          <BottomBarItem key={item.id} item={item} isRaised={item.id === raised} />
        ))}
      </ul>
    </Bar>
  );
}

function BottomBarItem({ item, isRaised }: { readonly item: MenuItem; readonly isRaised: boolean }) {
  const { text } = useWords();
  const isCurrent = useIsCurrent();
  const { action, label, icon } = item;
  if (!action || !label || !icon) return null;
  const Place = isRaised ? Raised : 'li';
  return (
    <Place>
      <ActionControl action={action} {...currentMark(isCurrent(action))}>
        {isRaised ? (
          <i>
            <Icon name={icon} size={24} stroke={2.2} />
          </i>
        ) : (
          <Icon name={icon} size={22} stroke={2} />
        )}
        <span>{text(label)}</span>
      </ActionControl>
    </Place>
  );
}
