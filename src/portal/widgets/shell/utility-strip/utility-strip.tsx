import { useSite } from '#portal/site/site-context.tsx';
import { WidgetNodes } from '#portal/widgets/widget-nodes.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Strip } from './utility-strip.styles.ts';

/** The narrow strip above the header. */
export function UtilityStripView({ nodeId, nodes }: WidgetViewProps<'utility-strip'>) {
  return (
    <Strip aria-label={useSite().site.name} data-node={nodeId} data-widget="utility-strip">
      <WidgetNodes nodes={nodes} />
    </Strip>
  );
}
