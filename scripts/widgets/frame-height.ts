import type { WidgetName } from '#contracts/generated/contracts.ts';

/**
 * Widgets that are as high as the window. Their content has no height of its own to measure: it is none, or grows with
 * the frame that is fitted to it.
 */
export const WINDOW_HIGH: ReadonlySet<WidgetName> = new Set<WidgetName>([
  'agent-landing',
  'agent-menu',
  'game-stage',
  'side-menu',
]);

const WINDOW_PX = 720;
const LEAST_PX = 120;
/** A widget that is higher scrolls in its frame. */
const MOST_PX = 2400;

/** The height of the frame around a widget whose page is so high. */
export function frameHeight(widget: WidgetName, contentPx: number): number {
  if (WINDOW_HIGH.has(widget)) return WINDOW_PX;
  return Math.min(MOST_PX, Math.max(LEAST_PX, contentPx));
}
