import type { ServerResponse } from 'node:http';
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

/** Without events a comment is sent so often, so that nothing on the way closes the connection. */
const BEAT_MS = 15_000;
/** A page that reads slower than this is let go, and comes back by itself. */
const MOST_WAITING_BYTES = 256 * 1024;

/** Calls of shared tables (`table-api.ts`). */
export function tableRoutes(app: FastifyInstance, parts: SessionParts & { readonly hall: TableHall }): void {
  const { hall } = parts;
  const streams = new Set<ServerResponse>();
  // The server waits for every open connection before it stops, and these end by themselves only with their page.
  app.addHook('preClose', async () => {
    for (const stream of streams) stream.destroy();
  });

  app.get('/api/table', ({ headers }, reply) => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    const table = hall.tableOf(session);
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...headersOf(reply.getHeaders()),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
    });
    const write = (text: string): void => {
      if (raw.destroyed) return;
      raw.write(text);
      if (raw.writableLength > MOST_WAITING_BYTES) raw.destroy();
    };
    const send = (event: string, data: string) => write(`event: ${event}\ndata: ${data}\n\n`);
    const viewer: TableViewer = {
      place,
      session,
      sendTable: (state) => send('table', state),
      sendMine: (bets) => send('mine', JSON.stringify(bets)),
      end: () => raw.destroy(),
    };
    streams.add(raw);
    const beat = setInterval(() => write(':\n\n'), BEAT_MS);
    raw.on('close', () => {
      clearInterval(beat);
      streams.delete(raw);
      table.remove(viewer);
    });
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

function headersOf(headers: Readonly<Record<string, number | string | string[] | undefined>>) {
  return Object.fromEntries(
    Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
