import { recentDrawsPath } from '#portal/data/games/lottery-queries.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { useDraws } from '#portal/widgets/lottery/draw-list/use-draws.ts';

/**
 * The latest draws of a game, and the next one as soon as it is drawn.
 * @param latest the issue of the latest draw to show. Null leaves out the newest draw, whose race is not over;
 *   undefined shows all.
 */
export function useHistory(gameCode: string, count: number, latest: string | null | undefined) {
  const { language } = useSite();
  const { data, ...rest } = useDraws(
    recentDrawsPath({ language, gameCode, pageSize: count }),
    ({ nextDrawAt }) => nextDrawAt,
  );
  if (!data || latest === undefined) return { data, ...rest };
  const first =
    latest === null
      ? 1
      : Math.max(
          0,
          data.list.findIndex(({ issue }) => issue === latest),
        );
  return { data: { ...data, list: data.list.slice(first) }, ...rest };
}
