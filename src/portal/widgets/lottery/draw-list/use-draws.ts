import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReadAnswer, ReadPath } from '#contracts/call-types.ts';
import { gatewayQuery } from '#portal/data/gateway-client.ts';
import { useAskAgain } from './use-ask-again.ts';
import { useGatewayTime } from './use-gateway-time.ts';

/** The calls about draws. Every answer has the moment of the answer by the gateway's clock. */
type DrawPath = ReadPath<
  | '/lgw/vn/games/bet_types'
  | '/lgw/vn/games/game_menu'
  | '/lgw/vn/numeros/opened/game'
  | '/lotto/lgw/games/opened/numero'
>;

/**
 * An answer about draws, the time by the gateway's clock, and the answer anew as soon as the next draw is over. The
 * first render shows the moment of the answer, so that server and browser print the same; from then on the time runs.
 * @param nextDrawOf the moment of the draw that makes an answer old; undefined when none does.
 */
export function useDraws<Path extends DrawPath>(
  path: Path,
  nextDrawOf: (value: ReadAnswer<Path>) => string | undefined,
) {
  const query = useQuery({ ...gatewayQuery(path), placeholderData: keepPreviousData });
  const { data, dataUpdatedAt, errorUpdatedAt, isPlaceholderData, refetch } = query;
  const time = useGatewayTime(data?.now, isPlaceholderData ? null : dataUpdatedAt);
  const nextDrawAt = data === undefined ? undefined : nextDrawOf(data);
  const isOver = nextDrawAt !== undefined && time.isRunning && time.nowMs >= Date.parse(nextDrawAt);
  useAskAgain(
    { isDue: isOver || time.isWrong, goal: nextDrawAt, attempt: `${dataUpdatedAt} ${errorUpdatedAt}` },
    () => void refetch({ cancelRefetch: false }),
  );
  return { ...query, nowMs: time.nowMs };
}
