import type {
  BoardView,
  CashOutAnswer,
  FixtureDetail,
  LeagueTable,
  PlaceSlip,
  SlipAnswer,
  SlipList,
  SportsBoard,
} from '#arcade/sportsbook-api.ts';
import { type SessionCalls, sessionCalls } from '../game-server.ts';

/** What a board shows. */
export interface BoardWish {
  readonly sport: string;
  readonly view: BoardView;
  readonly league: string | null;
}

/** The calls of the sportsbook in one session. */
export interface SportsServer {
  board(wish: BoardWish): Promise<SportsBoard>;
  fixture(id: string): Promise<FixtureDetail>;
  league(id: string): Promise<LeagueTable>;
  place(request: PlaceSlip): Promise<SlipAnswer>;
  slips(state: 'open' | 'settled', page: number): Promise<SlipList>;
  cashOut(slipId: string, amountMinor: number): Promise<CashOutAnswer>;
}

export function sportsServer(token: string, calls: SessionCalls = sessionCalls(token)): SportsServer {
  const { get, send, play } = calls;
  return {
    board: ({ sport, view, league }) =>
      get(`/api/sports/board?${new URLSearchParams({ sport, view, ...(league !== null && { league }) })}`),
    fixture: (id) => get(`/api/sports/fixtures/${encodeURIComponent(id)}`),
    league: (id) => get(`/api/sports/leagues/${encodeURIComponent(id)}`),
    place: (request) => play('/api/sports/slips', request),
    slips: (state, page) => get(`/api/sports/slips?${new URLSearchParams({ state, page: String(page) })}`),
    cashOut: (slipId, amountMinor) => send(`/api/sports/slips/${encodeURIComponent(slipId)}/cash-out`, { amountMinor }),
  };
}
