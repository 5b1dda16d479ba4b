import type { WidgetViewProps } from '#renderer/widget-definition.ts';

/** The document's props of a desk. */
export type DeskProps = Omit<WidgetViewProps<'lottery-desk'>, 'nodeId'>;
