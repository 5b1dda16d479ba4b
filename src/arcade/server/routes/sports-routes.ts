import type { FastifyInstance } from 'fastify';
import type {
  CashOutAnswer,
  FixtureDetail,
  LeagueTable,
  SlipAnswer,
  SlipList,
  SportsBoard,
} from '#arcade/sportsbook-api.ts';
import { validateArcadeCashOutRequest, validateArcadeSlipRequest } from '#contracts/generated/validators.js';
import { checkedBody } from '../checked-body.ts';
import { invalidRequest } from '../game-refusal.ts';
import type { SessionParts } from '../play/open-session.ts';
import { sessionAccess } from '../play/session-access.ts';
import type { SportsPage } from '../sportsbook/sports-pages.ts';
import type { Sportsbook } from '../sportsbook/sportsbook.ts';
import { eventStreams } from './event-stream.ts';

interface ByQuery {
  Querystring: Record<string, unknown>;
}

interface ById {
  Params: { id: string };
}

/** Calls of the sportsbook (`sportsbook-api.ts`). */
export function sportsRoutes(app: FastifyInstance, parts: SessionParts & { readonly sportsbook: Sportsbook }): void {
  const { sportsbook } = parts;
  const openStream = eventStreams(app);

  app.get('/api/sports', ({ headers }, reply) => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    const book = sportsbook.bookOf(place, session);
    const stream = openStream(reply, () => sportsbook.remove(page));
    const page: SportsPage = {
      place,
      session,
      book,
      sendLive: (update) => stream.send('live', update),
      sendMine: (update) => stream.send('mine', JSON.stringify(update)),
      end: stream.end,
    };
    sportsbook.add(page);
  });

  app.get<ByQuery>('/api/sports/board', async ({ headers, query }): Promise<SportsBoard> => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    return sportsbook.board(place, session, query);
  });

  app.get<ById>('/api/sports/fixtures/:id', async ({ headers, params }): Promise<FixtureDetail> => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    return sportsbook.fixture(place, session, params.id);
  });

  app.get<ById>('/api/sports/leagues/:id', async ({ headers, params }): Promise<LeagueTable> => {
    sessionAccess(parts, headers.authorization);
    return sportsbook.league(params.id);
  });

  app.post('/api/sports/slips', async ({ headers, body }): Promise<SlipAnswer> => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    return sportsbook.place(place, session, checkedBody(validateArcadeSlipRequest, body));
  });

  app.get<ByQuery>('/api/sports/slips', async ({ headers, query }): Promise<SlipList> => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    const { state = 'open', page = '1' } = query;
    if (state !== 'open' && state !== 'settled') throw invalidRequest({ state: 'must be open or settled' });
    if (typeof page !== 'string' || !/^[1-9]\d{0,4}$/.test(page))
      throw invalidRequest({ page: 'must be a whole number from 1' });
    return sportsbook.mine(place, session, state, Number(page));
  });

  app.post<ById>('/api/sports/slips/:id/cash-out', async ({ headers, params, body }): Promise<CashOutAnswer> => {
    const { place, session } = sessionAccess(parts, headers.authorization);
    return sportsbook.cashOut(place, session, params.id, checkedBody(validateArcadeCashOutRequest, body));
  });
}
