import type { WidgetViewProps } from '#renderer/widget-definition.ts';

/** What the document says of a desk. */
export type DeskProps = Omit<WidgetViewProps<'lottery-desk'>, 'nodeId'>;
