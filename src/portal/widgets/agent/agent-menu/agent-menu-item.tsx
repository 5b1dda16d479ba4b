import type { MenuItem } from '#contracts/generated/contracts.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { currentMark } from '#portal/actions/current-action.ts';
import { MenuBadge } from '#portal/actions/menu-badge.tsx';
import { partOf } from '#portal/actions/part-links.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { usePageParts } from '#portal/site/use-page-parts.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { Heading } from './agent-menu.styles.ts';

/** An item of the agents' menu, marked while the part that it leads to is shown. */
export function AgentMenuItem({ item, onDone }: { readonly item: MenuItem; readonly onDone?: () => void }) {
  const { text } = useWords();
  const { current } = usePageParts();
  const { kind, label, icon, action, badge } = item;
  if (!label) return null;
  if (kind === 'heading') return <Heading>{text(label)}</Heading>;
  if (!action) return null;
  return (
    <li>
      <ActionControl
        action={action}
        {...(onDone && { onDone })}
        {...currentMark(current !== null && partOf(item) === current)}
      >
        {icon && <Icon name={icon} size={17} stroke={1.8} />}
        <span>{text(label)}</span>
        <MenuBadge badge={badge} />
      </ActionControl>
    </li>
  );
}
