import { useShellCommands } from '#portal/actions/actions.tsx';
import { useMenuState } from '#portal/actions/menu-state.tsx';
import { useWords } from '#portal/i18n/words.tsx';
import { useAsset, useSite } from '#portal/site/site-context.tsx';
import { BrandLogo } from '#portal/ui/brand-logo.tsx';
import { IconButton } from '#portal/ui/button.tsx';
import { Icon } from '#portal/ui/icon.tsx';
import { WidgetNodes } from '#portal/widgets/widget-nodes.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Bar, Home, Spacer, ToggleIcons } from './header-bar.styles.ts';

export function HeaderBarView({ nodeId, nodes, menuToggle, size }: WidgetViewProps<'header-bar'>) {
  const { t } = useWords();
  const { site } = useSite();
  const { toggleMenu } = useShellCommands();
  const { hasMenu, isDrawerOpen } = useMenuState();
  const asset = useAsset();
  return (
    <Bar $isTall={size === 'tall'} data-node={nodeId} data-widget="header-bar">
      {menuToggle && hasMenu && (
        <IconButton
          type="button"
          aria-label={t('action.menu')}
          aria-controls="side-menu"
          aria-expanded={isDrawerOpen}
          onClick={toggleMenu}
        >
          <ToggleIcons>
            <Icon name="menu" size={22} />
            <Icon name="panel-left" />
          </ToggleIcons>
        </IconButton>
      )}
      <Home to="/" aria-label={site.name}>
        <BrandLogo mark={asset(site.theme.logo.mark)} wordmark={site.theme.logo.wordmark} />
      </Home>
      <Spacer />
      <WidgetNodes nodes={nodes} />
    </Bar>
  );
}
