import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { MenuItem } from '#contracts/generated/contracts.ts';
import { pathOf } from '#document/pages/match-page.ts';
import { ActionControl } from '#portal/actions/action-control.tsx';
import { useShellCommands } from '#portal/actions/actions.tsx';
import { MenuBadge } from '#portal/actions/menu-badge.tsx';
import { useMenuItems } from '#portal/actions/menu-items.ts';
import { useMenuState } from '#portal/actions/menu-state.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useChosenGameType } from '#portal/site/chosen-game-type.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { CloseButton } from '#portal/ui/close-button.tsx';
import { DrawerScrim } from '#portal/ui/drawer.styles.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { useDrawer } from '#portal/ui/use-drawer.ts';
import { WidgetNodes } from '#portal/widgets/widget-nodes.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { CategoryItems } from './category-items.tsx';
import { DrawerHead, Foot, Heading, Items, Panel, Quick, Scroll } from './side-menu.styles.ts';

export function SideMenuView({ nodeId, nodes, menu, quickMenu }: WidgetViewProps<'side-menu'>) {
  const { t, text } = useWords();
  const { isMenuOpen, isDrawerOpen } = useMenuState();
  const { closeDrawer } = useShellCommands();
  const items = useMenuItems(menu);
  const quick = useMenuItems(quickMenu);
  const panel = useRef<HTMLElement>(null);
  const scrim = useRef<HTMLDivElement>(null);
  useDrawer(panel, scrim, isDrawerOpen, closeDrawer);
  return (
    <>
      <DrawerScrim ref={scrim} $isOpen={isDrawerOpen} onClick={closeDrawer} />
      <Panel
        ref={panel}
        id="side-menu"
        tabIndex={-1}
        aria-label={t('menu.main')}
        $isOpen={isMenuOpen}
        $isDrawerOpen={isDrawerOpen}
        data-node={nodeId}
        data-widget="side-menu"
      >
        <DrawerHead>
          <CloseButton onClose={closeDrawer} />
        </DrawerHead>
        <Scroll>
          {quick.length > 0 && (
            <Quick data-quick>
              {quick.map(
                (item) =>
                  item.action &&
                  item.label &&
                  item.icon && (
                    <ActionControl key={item.id} action={item.action} onDone={closeDrawer}>
                      <Icon name={item.icon} />
                      {text(item.label)}
                    </ActionControl>
                  ),
              )}
            </Quick>
          )}
          <Items>
            {items.map((item) => (
              <SideMenuItem key={item.id} item={item} onDone={closeDrawer} />
            ))}
          </Items>
        </Scroll>
        <Foot>
          <WidgetNodes nodes={nodes} />
        </Foot>
      </Panel>
    </>
  );
}

function SideMenuItem({ item, onDone }: { readonly item: MenuItem; readonly onDone: () => void }) {
  const { text } = useWords();
  const { layout } = useSite();
  const { pathname } = useLocation();
  const chosen = useChosenGameType();
  if (item.kind === 'categories') return <CategoryItems onDone={onDone} />;
  if (!item.label) return null;
  if (item.kind === 'heading') return <Heading>{text(item.label)}</Heading>;
  if (!item.action) return null;
  const isCurrent =
    item.action.do === 'navigate' &&
    !item.action.query &&
    pathOf(layout, item.action.page) === pathname &&
    chosen === null;
  return (
    <li>
      <ActionControl
        action={item.action}
        onDone={onDone}
        title={text(item.label)}
        {...(isCurrent && { 'aria-current': 'page' as const })}
      >
        {item.icon && <Icon name={item.icon} size={19} />}
        <span>{text(item.label)}</span>
        <MenuBadge badge={item.badge} />
      </ActionControl>
    </li>
  );
}
