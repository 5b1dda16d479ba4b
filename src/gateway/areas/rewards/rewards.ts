import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { SiteDirectory } from '#gateway/kit/published-site.ts';
import type { RewardParts } from './reward-parts.ts';
import { mallRoutes } from './routes/mall-routes.ts';
import { pointsRoutes } from './routes/points-routes.ts';

/** Rewards of members: points, and what they are redeemed for. */
export function rewardsArea(parts: RewardParts & { readonly sites: SiteDirectory }) {
  return {
    routes(calls: FastifyInstance, { requireOpen }: { readonly requireOpen: preHandlerAsyncHookHandler }): void {
      pointsRoutes(calls, { ...parts, requireOpen });
      mallRoutes(calls, { ...parts, requireOpen });
    },
  };
}

export { addPointItem, listPointItems } from './mall/save-point-item.ts';
