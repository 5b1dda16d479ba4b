import { drawMenuPath, lotteryTermsPath } from '#portal/data/games/lottery-queries.ts';
import type { WidgetDefinition } from '#renderer/widget-definition.ts';

export const nextDrawWidget: WidgetDefinition<'next-draw'> = {
  type: 'next-draw',
  version: 1,
  queries: ({ prizeMode, game, quickPick }, { language }) => [
    { path: drawMenuPath({ language, prizeMode, gameCodes: [game] }) },
    ...(quickPick ? [{ path: lotteryTermsPath({ language, gameCode: game }) }] : []),
  ],
  view: async () => (await import('./next-draw.tsx')).NextDrawView,
};
