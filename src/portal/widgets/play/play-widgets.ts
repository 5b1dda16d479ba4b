import type { WidgetFamily } from '../widget-family.ts';
import { betRecordsWidget } from './bet-records/bet-records-widget.ts';

/**
 * The widgets of playing, and what was played. A definition that has more than a version and a view stands in its
 * folder.
 */
export const playWidgets = {
  'bet-records': betRecordsWidget,
  'game-stage': {
    type: 'game-stage',
    version: 1,
    view: async () => (await import('./game-stage/game-stage.tsx')).GameStageView,
  },
} satisfies WidgetFamily;
