import { Link } from 'react-router-dom';
import { useAsset, useSite } from '#portal/site/site-context.tsx';
import { BrandLogo } from '#portal/ui/brand-logo.tsx';
import { WidgetNodes } from '#portal/widgets/widget-nodes.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Bar } from './logo-bar.styles.ts';

export function LogoBarView({ nodeId, nodes, onArt = false }: WidgetViewProps<'logo-bar'>) {
  const { site } = useSite();
  const asset = useAsset();
  const { mark, markOnDark = mark, wordmark } = site.theme.logo;
  return (
    <Bar $onArt={onArt} data-node={nodeId} data-widget="logo-bar">
      <Link to="/" aria-label={site.name}>
        <BrandLogo mark={asset(onArt ? markOnDark : mark)} wordmark={wordmark} />
      </Link>
      <WidgetNodes nodes={nodes} />
    </Bar>
  );
}
