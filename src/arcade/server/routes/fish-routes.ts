import type { FastifyInstance } from 'fastify';
import type { VolleyAnswer } from '#arcade/fish-api.ts';
import { validateArcadeFishVolleyRequest } from '#contracts/generated/validators.js';
import { checkedBody } from '../checked-body.ts';
import type { FishHall } from '../fish/fish-hall.ts';
import type { FishPage } from '../fish/fish-room.ts';
import type { SessionParts } from '../play/open-session.ts';
import { sessionAccess } from '../play/session-access.ts';
import { eventStreams } from './event-stream.ts';

/** Calls of fish shooters (`fish-api.ts`). */
export function fishRoutes(app: FastifyInstance, parts: SessionParts & { readonly fish: FishHall }): void {
  const { fish } = parts;
  const openStream = eventStreams(app);

  app.get('/api/fish', ({ headers }, reply) => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    fish.assertGame(place, session);
    const stream = openStream(reply, () => fish.remove(page));
    const page: FishPage = {
      place,
      session,
      sendRoom: (room) => stream.send('room', JSON.stringify(room)),
      sendShots: (shots) => stream.send('shots', JSON.stringify(shots)),
      end: stream.end,
    };
    fish.add(page);
  });

  app.post('/api/fish/volleys', async ({ headers, body }): Promise<VolleyAnswer> => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    return fish.fire(place, session, checkedBody(validateArcadeFishVolleyRequest, body));
  });
}
