import { WidgetNodes } from '#portal/widgets/widget-nodes.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Columns } from './footer-columns.styles.ts';

export function FooterColumnsView({ nodeId, nodes }: WidgetViewProps<'footer-columns'>) {
  return (
    <Columns data-node={nodeId} data-widget="footer-columns">
      <WidgetNodes nodes={nodes} />
    </Columns>
  );
}
