import type { FastifyInstance } from 'fastify';
import type { RoundView } from '#arcade/round-view-api.ts';
import { validateArcadeRoundViewRequest } from '#contracts/generated/validators.js';
import { checkedBody } from '../checked-body.ts';
import { GameRefusal } from '../game-refusal.ts';
import type { PlayParts } from '../play/play-parts.ts';
import type { RoundViewCodes } from '../play/round-view-codes.ts';
import { viewRound } from '../play/view-round.ts';

interface RoundViewParts {
  readonly real: PlayParts;
  readonly codes: RoundViewCodes;
}

/** The call of the page that shows a past round (`round-view-api.ts`). */
export function roundViewRoutes(app: FastifyInstance, { real, codes }: RoundViewParts): void {
  app.post('/api/round-view', async ({ body }): Promise<RoundView> => {
    const { code } = checkedBody(validateArcadeRoundViewRequest, body);
    const viewed = codes.find(code, real.clock().getTime());
    if (viewed === undefined) throw new GameRefusal('session_ended', 'This address has expired: open the round again.');
    return viewRound(real, viewed);
  });
}
