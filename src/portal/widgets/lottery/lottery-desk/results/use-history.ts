import { recentDrawsPath } from '#portal/data/games/lottery-queries.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { useDraws } from '../../draw-list/use-draws.ts';

/** The latest draws of a game, and the next one as soon as it is drawn. */
export function useHistory(gameCode: string, count: number) {
  const { language } = useSite();
  return useDraws(recentDrawsPath({ language, gameCode, pageSize: count }), ({ nextDrawAt }) => nextDrawAt);
}
