import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pathOf } from '#document/pages/match-page.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { useMenuItems } from '#portal/actions/menu-items.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { useSite } from '#portal/site/site-context.tsx';
import { useCurrentInRow } from '#portal/ui/current-in-row.ts';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Kinds } from '../classify-menu/classify-menu.styles.ts';

/** Pages that belong together, as tabs. Stays away where there are not two to choose between. */
export function PageTabsView({ nodeId, label, menu }: WidgetViewProps<'page-tabs'>) {
  const { text } = useWords();
  const { layout } = useSite();
  const { pathname } = useLocation();
  const items = useMenuItems(menu);
  const row = useRef<HTMLUListElement>(null);
  useCurrentInRow(row, pathname);
  if (items.length < 2) return null;
  return (
    <Kinds aria-label={text(label)} data-node={nodeId} data-widget="page-tabs">
      <ul ref={row}>
        {items.map(({ id, action, label: name }) => {
          if (!action || !name) return null;
          const isCurrent = action.do === 'navigate' && pathOf(layout, action.page) === pathname;
          return (
            <li key={id}>
              <ActionControl action={action} {...(isCurrent && { 'aria-current': 'page' as const })}>
                {text(name)}
              </ActionControl>
            </li>
          );
        })}
      </ul>
    </Kinds>
  );
}
