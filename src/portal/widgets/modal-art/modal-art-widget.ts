import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const modalArtWidget: WidgetDefinition<'modal-art'> = {
  type: 'modal-art',
  version: 1,
  view: async () => (await import('./modal-art.tsx')).ModalArtView,
};
