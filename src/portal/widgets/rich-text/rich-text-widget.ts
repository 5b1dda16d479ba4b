import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const richTextWidget: WidgetDefinition<'rich-text'> = {
  type: 'rich-text',
  version: 1,
  view: async () => (await import('./rich-text.tsx')).RichTextView,
};
