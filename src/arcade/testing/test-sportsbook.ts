import type { GameSession } from '../game-api.ts';
import { selectionId } from '../games/sportsbook/markets/selection.ts';
import { type Fixture, findFixture } from '../games/sportsbook/season/fixture.ts';
import { arcadeGames } from '../server/games/arcade-games.ts';
import type { PlaceSlip, SlipAnswer, SlipList, SportsBoard } from '../sportsbook-api.ts';
import { type Answer, type TestArcade, testGames } from './test-arcade.ts';

const [slot] = testGames;
if (slot === undefined) throw new Error('no game');

const tile = {
  ...slot,
  gameType: 'SPORTS',
  gameCategory: 'SPORTS',
  gameClassify: 'SPORTSBOOK',
  minBetMinor: 100,
} as const;

/** Tiles of the sportsbook of a studio that speaks in actions and of one with separate calls, and an e-sports tile. */
export const gamesWithSports = arcadeGames([
  { ...tile, maxBetMinor: null, vassalage: 'PG', gameCode: 'PG-0800', gameName: 'Football Cup' },
  { ...tile, maxBetMinor: null, vassalage: 'JDB', gameCode: 'JDB-0800', gameName: 'Tennis Night' },
  {
    ...tile,
    maxBetMinor: null,
    gameType: 'ESPORTS',
    vassalage: 'PG',
    gameCode: 'PG-0801',
    gameName: 'Hero Shooter Cup',
  },
]);

type Answered = Answer<SlipAnswer & { code?: string; fields?: Record<string, string> }>;

let presses = 0;

/** Actions of tests in the sportsbook. */
export function atSportsbook(of: () => TestArcade) {
  const actions = {
    sit: (user = 'mika', vendor = 'PG', code = '0800'): Promise<GameSession> =>
      of().openGame(vendor, { game: `${vendor}:${vendor}-${code}`, user_id: user, session_id: `session-${user}` }),

    board: async ({ token }: GameSession, query = 'sport=football&view=soon'): Promise<SportsBoard> =>
      (await of().call('GET', `/api/sports/board?${query}`, { token })).body as unknown as SportsBoard,

    /** The next matches of football, whose main markets have prices. */
    async legs(session: GameSession, count: number, query?: string): Promise<PlaceSlip['legs']> {
      const { fixtures } = await actions.board(session, query);
      return fixtures.slice(0, count).map(({ id, main }) => {
        const [market] = main;
        const [pick] = market?.picks ?? [];
        if (market === undefined || pick === undefined || pick.odds === null) throw new Error('The match has no odds.');
        return { fixtureId: id, selection: selectionId({ ...market, pick: pick.pick }), odds: pick.odds };
      });
    },

    place(session: GameSession, slip: Partial<PlaceSlip> & Pick<PlaceSlip, 'legs'>): Promise<Answered> {
      presses += 1;
      const request = {
        requestId: `request-${presses}`,
        betMinor: 1_000,
        size: slip.legs.length,
        accepts: 'better',
        ...slip,
      };
      const { token } = session;
      return of().call('POST', '/api/sports/slips', { token, body: request }) as unknown as Promise<Answered>;
    },

    slips: async ({ token }: GameSession, state = 'open'): Promise<SlipList['slips']> =>
      ((await of().call('GET', `/api/sports/slips?state=${state}`, { token })).body as unknown as SlipList).slips,

    /** Lets the clock pass the ends of matches, and settles what they decide. */
    async passMatches(legs: PlaceSlip['legs']): Promise<void> {
      const { now, arcade } = of();
      const starts = legs.map(({ fixtureId }) => fixtureOf(fixtureId).startsAt);
      now.ms = Math.max(...starts) + 40 * 60_000;
      arcade.sportsbook.look();
      await arcade.sportsbook.idle();
    },
  };
  return actions;
}

export function fixtureOf(id: string): Fixture {
  const fixture = findFixture(id);
  if (fixture === undefined) throw new Error(`There is no match ${id}.`);
  return fixture;
}
