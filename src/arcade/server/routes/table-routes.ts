import type { FastifyInstance } from 'fastify';
import type { TableBets, TableProof } from '#arcade/table-api.ts';
import { validateArcadeTableBetsRequest, validateArcadeTableChoiceRequest } from '#contracts/generated/validators.js';
import { checkedBody } from '../checked-body.ts';
import { invalidRequest } from '../game-refusal.ts';
import type { SessionParts } from '../play/open-session.ts';
import { digestOf } from '../play/secrets.ts';
import { sessionAccess } from '../play/session-access.ts';
import { placeChips } from '../tables/place-chips.ts';
import type { TableViewer } from '../tables/shared-seats.ts';
import type { TableHall } from '../tables/table-hall.ts';
import { eventStreams } from './event-stream.ts';

/** Calls of shared tables (`table-api.ts`). */
export function tableRoutes(app: FastifyInstance, parts: SessionParts & { readonly hall: TableHall }): void {
  const { hall } = parts;
  const openStream = eventStreams(app);

  app.get('/api/table', ({ headers }, reply) => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    const table = hall.tableOf(session);
    const stream = openStream(reply, () => table.remove(viewer));
    const viewer: TableViewer = {
      place,
      session,
      sendTable: (state) => stream.send('table', state),
      sendMine: (bets) => stream.send('mine', JSON.stringify(bets)),
      end: stream.end,
    };
    table.add(viewer);
  });

  app.put('/api/table/bets', async ({ headers, body }): Promise<TableBets> => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    const table = hall.tableOf(session);
    const digest = digestOf(headers.authorization?.slice('Bearer '.length) ?? '');
    placeChips(place, session, digest, table.game, checkedBody(validateArcadeTableBetsRequest, body));
    return table.changed(place, session);
  });

  app.post('/api/table/choices', async ({ headers, body }): Promise<TableBets> => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    return hall.tableOf(session).choose(place, session, checkedBody(validateArcadeTableChoiceRequest, body));
  });

  app.get<{ Params: { number: string } }>(
    '/api/table/rounds/:number',
    async ({ headers, params }): Promise<TableProof> => {
      const { place, session } = sessionAccess(parts, headers.authorization);
      const number = Number(params.number);
      if (!/^\d{1,12}$/.test(params.number)) throw invalidRequest({ number: 'must be the number of a round' });
      return hall.tableOf(session).proof(number, place, session);
    },
  );
}
