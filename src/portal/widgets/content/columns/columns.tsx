import { useChosenGameType } from '#portal/site/chosen-game-type.ts';
import { WidgetNodes } from '#portal/widgets/widget-nodes.tsx';
import { SectionBoundary } from '#renderer/section-boundary.tsx';
import type { WidgetViewProps } from '#renderer/widget-definition.ts';
import { Grid } from './columns.styles.ts';

/** Children side by side. A fault in one of them leaves the others. */
export function ColumnsView({ nodeId, nodes = [], template, homeOnly = false }: WidgetViewProps<'columns'>) {
  const isChosen = useChosenGameType() !== null;
  if (homeOnly && isChosen) return null;
  return (
    <Grid $template={template} data-node={nodeId} data-widget="columns">
      {nodes.map((node) => (
        <SectionBoundary key={node.id} onError={(error) => console.error(`section ${node.id} failed`, error)}>
          <WidgetNodes nodes={[node]} />
        </SectionBoundary>
      ))}
    </Grid>
  );
}
