import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useShellCommands } from '#portal/actions/actions.tsx';
import { useMenuItems } from '#portal/actions/menu-items.ts';
import { useMenuState } from '#portal/actions/menu-state.tsx';
import { linksThatLead } from '#portal/actions/part-links.ts';
import { useWords } from '#portal/i18n/words.tsx';
import { homeAddress } from '#portal/site/chosen-game-type.ts';
import { useAsset, useSite } from '#portal/site/site-context.tsx';
import { usePageParts } from '#portal/site/use-page-parts.ts';
import { CloseButton } from '#portal/ui/close-button.tsx';
import { DrawerScrim } from '#portal/ui/drawer.styles.ts';
import { Icon } from '#portal/ui/icon.tsx';
import { useImageSource } from '#portal/ui/image-source.tsx';
import { useDrawer } from '#portal/ui/use-drawer.ts';
import { WidgetNodes } from '#portal/widgets/widget-nodes.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Brand, Foot, Items, Panel, Scroll, Shortcuts, WayOut } from './agent-menu.styles.ts';
import { AgentMenuItem } from './agent-menu-item.tsx';

/** The bar has room for as many shortcuts. */
const MOST_SHORTCUTS = 4;

/** The menu of the desk: beside the page, a drawer on small screens, and there a bar of shortcuts too. */
export function AgentMenuView({ nodeId, nodes, menu, bottomMenu }: WidgetViewProps<'agent-menu'>) {
  const { t } = useWords();
  const { parts } = usePageParts();
  const { isDrawerOpen } = useMenuState();
  const { closeDrawer } = useShellCommands();
  const items = linksThatLead(useMenuItems(menu), parts);
  const shortcuts = linksThatLead(useMenuItems(bottomMenu), parts).slice(0, MOST_SHORTCUTS);
  const panel = useRef<HTMLElement>(null);
  const scrim = useRef<HTMLDivElement>(null);
  useDrawer(panel, scrim, isDrawerOpen, closeDrawer);
  return (
    <>
      <DrawerScrim ref={scrim} $isOpen={isDrawerOpen} onClick={closeDrawer} />
      <Panel
        ref={panel}
        id="desk-menu"
        tabIndex={-1}
        aria-label={t('page.agentDesk.title')}
        $isDrawerOpen={isDrawerOpen}
        data-node={nodeId}
        data-widget="agent-menu"
      >
        <DeskBrand onClose={closeDrawer} />
        <Scroll>
          <Items>
            {items.map((item) => (
              <AgentMenuItem key={item.id} item={item} onDone={closeDrawer} />
            ))}
          </Items>
        </Scroll>
        <Foot>
          <WidgetNodes nodes={nodes} />
          <WayOut action={{ do: 'signOut' }} onDone={closeDrawer}>
            <Icon name="log-out" size={17} />
            {t('menu.signOut')}
          </WayOut>
        </Foot>
      </Panel>
      {shortcuts.length > 1 && (
        <Shortcuts aria-label={t('menu.shortcuts')} data-shortcuts="">
          <Items>
            {shortcuts.map((item) => (
              <AgentMenuItem key={item.id} item={item} onDone={closeDrawer} />
            ))}
          </Items>
        </Shortcuts>
      )}
    </>
  );
}

function DeskBrand({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const { site, layout } = useSite();
  const mark = useImageSource(useAsset()(site.theme.logo.mark));
  return (
    <Brand>
      <Link to={homeAddress(layout)} title={t('agent.toSite')} aria-label={`${site.name}, ${t('agent.toSite')}`}>
        <img {...mark} width={26} height={26} alt="" />
      </Link>
      <b>{t('page.agentDesk.title')}</b>
      <CloseButton onClose={onClose} />
    </Brand>
  );
}
