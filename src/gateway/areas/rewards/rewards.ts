import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { RewardParts } from './reward-parts.ts';
import { pointsRoutes } from './routes/points-routes.ts';
import { rewardRoutes } from './routes/reward-routes.ts';

/** Rewards of members: points, and what is granted and claimed. */
export function rewardsArea(parts: RewardParts) {
  return {
    routes(calls: FastifyInstance, { requireOpen }: { readonly requireOpen: preHandlerAsyncHookHandler }): void {
      pointsRoutes(calls, { ...parts, requireOpen });
      rewardRoutes(calls, { ...parts, requireOpen });
    },
  };
}
