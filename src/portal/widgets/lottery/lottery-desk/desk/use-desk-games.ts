import { keepPreviousData, useQueries } from '@tanstack/react-query';
import type { DrawGame, PrizeMode } from '#contracts/generated/contracts.ts';
import { drawMenuPath } from '#portal/data/games/lottery-queries.ts';
import { gatewayQuery } from '#portal/data/gateway-client.ts';
import { useSite } from '#portal/site/site-context.tsx';
import { firstDraw } from '../../draw-list/draw-list-data.ts';
import { useAskAgain } from '../../draw-list/use-ask-again.ts';
import { useGatewayTime } from '../../draw-list/use-gateway-time.ts';

interface DeskOffer {
  readonly prizeModes: readonly PrizeMode[];
  readonly vendors?: readonly string[] | undefined;
}

export interface DeskGames {
  /** Undefined until they have come. */
  readonly games: readonly DrawGame[] | undefined;
  readonly nowMs: number;
  readonly hasFailed: boolean;
  readonly refetch: () => void;
}

/** The games of a desk and the gateway's time. They are asked for again as soon as one of them has been drawn. */
export function useDeskGames({ prizeModes, vendors }: DeskOffer): DeskGames {
  const { language } = useSite();
  const menus = useQueries({
    queries: prizeModes.map((prizeMode) => ({
      ...gatewayQuery(drawMenuPath({ language, prizeMode })),
      placeholderData: keepPreviousData,
    })),
  });
  const games = menus.every(({ data }) => data)
    ? menus.flatMap(({ data }) => data?.lottGames ?? []).filter(({ vassalage }) => vendors?.includes(vassalage) ?? true)
    : undefined;
  const latest = menus.reduce(
    (one, other) => (other.dataUpdatedAt > one.dataUpdatedAt ? other : one),
    menus[0] ?? NONE,
  );
  const { nowMs, isRunning, isWrong } = useGatewayTime(latest.data?.now, latest.data ? latest.dataUpdatedAt : null);
  const nextDrawAt = games && firstDraw(games);
  const refetch = () => {
    for (const menu of menus) void menu.refetch({ cancelRefetch: false });
  };
  const isOver = nextDrawAt !== undefined && isRunning && nowMs >= Date.parse(nextDrawAt);
  const attempt = menus.map(({ dataUpdatedAt, errorUpdatedAt }) => `${dataUpdatedAt} ${errorUpdatedAt}`).join();
  useAskAgain({ isDue: isOver || isWrong, goal: nextDrawAt, attempt }, refetch);
  return { games, nowMs, hasFailed: !games && menus.some(({ isError }) => isError), refetch };
}

/** A desk has one prize mode at least. */
const NONE = { data: undefined, dataUpdatedAt: 0 } as const;
