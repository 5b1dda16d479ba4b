import type { FastifyInstance } from 'fastify';
import type { SystemKeyStore } from '#gateway/database/system-key-store.ts';
import { lotteryService } from './lottery-service.ts';
import { lotteryRoutes } from './routes/lottery-routes.ts';

/** The lottery's draws and results. */
export function lotteryArea({ secrets, clock }: { readonly secrets: SystemKeyStore; readonly clock: () => Date }) {
  return {
    routes(calls: FastifyInstance): void {
      lotteryRoutes(calls, lotteryService(secrets, clock));
    },
  };
}
