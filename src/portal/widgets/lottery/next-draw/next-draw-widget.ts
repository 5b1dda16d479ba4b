import { drawMenuPath } from '#portal/data/games/lottery-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const nextDrawWidget: WidgetDefinition<'next-draw'> = {
  type: 'next-draw',
  version: 1,
  // The terms of a quick pick change with each ticket: the browser asks for them.
  queries: ({ prizeMode, game }, { language }) => [{ path: drawMenuPath({ language, prizeMode, gameCodes: [game] }) }],
  view: async () => (await import('./next-draw.tsx')).NextDrawView,
};
