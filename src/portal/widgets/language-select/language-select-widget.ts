import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const languageSelectWidget: WidgetDefinition<'language-select'> = {
  type: 'language-select',
  version: 1,
  view: async () => (await import('../shell-views.ts')).LanguageSelectView,
};
