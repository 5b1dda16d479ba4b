import type { FastifyInstance } from 'fastify';
import type { FreeSpinsAnswer } from '#arcade/free-spins-api.ts';
import type { BalanceAnswer, OpenFairness, OpenRound } from '#arcade/game-api.ts';
import type { JackpotState } from '#arcade/jackpot-api.ts';
import {
  validateArcadeChoiceRequest,
  validateArcadeRotateRequest,
  validateArcadeSessionRequest,
  validateArcadeSpinRequest,
  validateArcadeStartRequest,
} from '#contracts/generated/validators.js';
import { checkedBody } from '../checked-body.ts';
import { GameRefusal, invalidRequest } from '../game-refusal.ts';
import { jackpotState } from '../jackpots/jackpot-state.ts';
import { openFairness, rotateSeeds } from '../play/fairness-seeds.ts';
import { grantedSpins } from '../play/granted-spins.ts';
import { makeChoice } from '../play/make-choice.ts';
import { openSession, type SessionParts } from '../play/open-session.ts';
import { playSpin } from '../play/play-spin.ts';
import { replayRound, roundHistory } from '../play/round-history.ts';
import { openRoundOf } from '../play/round-result.ts';
import { sessionAccess } from '../play/session-access.ts';
import { startRound } from '../play/start-round.ts';

/** Calls of the game in the frame (`game-api.ts`). */
export function gameRoutes(app: FastifyInstance, parts: SessionParts): void {
  app.post('/api/session', async ({ body }) => openSession(parts, checkedBody(validateArcadeSessionRequest, body)));

  app.post('/api/spin', async ({ headers, body }) => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    return playSpin(place, session, checkedBody(validateArcadeSpinRequest, body));
  });

  app.post('/api/rounds', async ({ headers, body }) => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    return startRound(place, session, checkedBody(validateArcadeStartRequest, body));
  });

  app.post<{ Params: { roundId: string } }>('/api/rounds/:roundId/choices', async ({ headers, params, body }) => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    return makeChoice(place, session, params.roundId, checkedBody(validateArcadeChoiceRequest, body));
  });

  app.get('/api/rounds/open', async ({ headers }): Promise<OpenRound> => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    return { round: openRoundOf(place.store, session) };
  });

  app.get('/api/jackpots', async ({ headers }): Promise<JackpotState> => {
    const { session } = sessionAccess(parts, headers.authorization);
    return jackpotState(parts.real, session);
  });

  app.get('/api/free-spins', async ({ headers }): Promise<FreeSpinsAnswer> => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    return { freeSpins: grantedSpins(place, session) };
  });

  app.get('/api/balance', async ({ headers }): Promise<BalanceAnswer> => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    const answer = await place.walletOf(session).balance(session);
    if (answer.kind === 'unknown')
      throw new GameRefusal('wallet_unavailable', 'The wallet does not answer. Try again.');
    return { balanceMinor: answer.balanceMinor };
  });

  app.get<{ Querystring: Record<string, unknown> }>('/api/history', async ({ headers, query }) => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    const page = query.page === undefined ? 1 : Number(query.page);
    if (!Number.isInteger(page) || page < 1 || page > 100_000)
      throw invalidRequest({ page: 'must be a whole number from 1' });
    return roundHistory(place, session, page);
  });

  app.get<{ Params: { roundId: string } }>('/api/rounds/:roundId', async ({ headers, params }) => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    return replayRound(place, session, params.roundId);
  });

  app.get('/api/fairness', async ({ headers }): Promise<OpenFairness> => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    return openFairness(place, session);
  });

  app.post('/api/fairness/rotate', async ({ headers, body }) => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    return rotateSeeds(place, session, checkedBody(validateArcadeRotateRequest, body));
  });
}
