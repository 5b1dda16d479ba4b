import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { RewardParts } from './reward-parts.ts';
import { pointsRoutes } from './routes/points-routes.ts';

/** Rewards of members: points. */
export function rewardsArea(parts: RewardParts) {
  return {
    routes(calls: FastifyInstance, { requireOpen }: { readonly requireOpen: preHandlerAsyncHookHandler }): void {
      pointsRoutes(calls, { ...parts, requireOpen });
    },
  };
}
