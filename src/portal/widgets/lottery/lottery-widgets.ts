import type { WidgetFamily } from '../widget-family.ts';
import { drawListWidget } from './draw-list/draw-list-widget.ts';
import { drawResultsWidget } from './draw-results/draw-results-widget.ts';
import { lotteryDeskWidget } from './lottery-desk/lottery-desk-widget.ts';
import { nextDrawWidget } from './next-draw/next-draw-widget.ts';

/** The widgets of draws. A definition that has more than a version and a view stands in its folder. */
export const lotteryWidgets = {
  'draw-list': drawListWidget,
  'draw-results': drawResultsWidget,
  'lottery-desk': lotteryDeskWidget,
  'next-draw': nextDrawWidget,
} satisfies WidgetFamily;
