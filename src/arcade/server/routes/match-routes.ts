import type { FastifyInstance } from 'fastify';
import type { MatchState } from '#arcade/match-api.ts';
import {
  validateArcadeMatchMoveRequest,
  validateArcadeMatchSeekRequest,
  validateArcadeMatchWishRequest,
} from '#contracts/generated/validators.js';
import { checkedBody } from '../checked-body.ts';
import { tellingAddress } from '../matches/collusion-signs.ts';
import type { MatchHall } from '../matches/match-hall.ts';
import type { MatchPage } from '../matches/match-pages.ts';
import type { SessionParts } from '../play/open-session.ts';
import { sessionAccess } from '../play/session-access.ts';
import { eventStreams } from './event-stream.ts';

/** Calls of games between players (`match-api.ts`). */
export function matchRoutes(app: FastifyInstance, parts: SessionParts & { readonly matches: MatchHall }): void {
  const { matches } = parts;
  const openStream = eventStreams(app);

  app.get('/api/match', ({ headers }, reply) => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    const stream = openStream(reply, () => matches.remove(page));
    const page: MatchPage = {
      place,
      session,
      send: (state) => stream.send('match', JSON.stringify(state)),
      end: stream.end,
    };
    matches.add(page);
  });

  app.post('/api/match/seek', async ({ headers, ip, body }): Promise<MatchState> => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    return matches.seek(place, session, tellingAddress(ip), checkedBody(validateArcadeMatchSeekRequest, body));
  });

  app.post('/api/match/leave', async ({ headers }): Promise<MatchState> => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    return matches.leave(place, session);
  });

  app.post('/api/match/moves', async ({ headers, body }): Promise<MatchState> => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    return matches.move(place, session, checkedBody(validateArcadeMatchMoveRequest, body));
  });

  app.post('/api/match/wishes', async ({ headers, body }): Promise<MatchState> => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    return matches.wish(place, session, checkedBody(validateArcadeMatchWishRequest, body));
  });
}
