import type { GameSession } from '../game-api.ts';
import type { MatchState, SeenMatch } from '../match-api.ts';
import { arcadeGames } from '../server/games/arcade-games.ts';
import type { MatchPage } from '../server/matches/match-pages.ts';
import { digestOf } from '../server/play/secrets.ts';
import { findSession, type PlaySession } from '../server/store/session-store.ts';
import { type Answer, type TestArcade, testGames } from './test-arcade.ts';

const [slot] = testGames;
if (slot === undefined) throw new Error('no game');

const board = { ...slot, gameType: 'TG', gameClassify: 'BOARD', minBetMinor: 100, maxBetMinor: 10_000 } as const;

/** Games between players of a studio that speaks in actions and of one with separate calls. */
export const gamesWithMatches = arcadeGames([
  { ...board, vassalage: 'PG', gameCode: 'PG-0700', gameName: 'Golden Reversi' },
  { ...board, vassalage: 'JDB', gameCode: 'JDB-0700', gameName: 'Silver Reversi' },
]);

type Answered = Answer<MatchState & { code?: string; fields?: Record<string, string> }>;

/** The match of a state that has one. */
export function matchOf({ match }: MatchState): SeenMatch {
  if (match === null) throw new Error('There is no match.');
  return match;
}

/** Actions of tests in games between players. */
export function atMatches(of: () => TestArcade) {
  const post = (path: string, { token }: GameSession, body?: object): Promise<Answered> =>
    of().call('POST', `/api/match/${path}`, { token, ...(body && { body }) }) as unknown as Promise<Answered>;

  /** The stored session of an opened game. */
  const sessionOf = ({ token, mode }: GameSession): PlaySession => {
    const { real, trial } = of().arcade;
    const session = findSession((mode === 'trial' ? trial : real).store, digestOf(token), 0);
    if (session === undefined) throw new Error('The session is not kept.');
    return session;
  };

  const actions = {
    sit: (
      user: string,
      launch: Record<string, unknown> = {},
      vendor = 'PG',
      site = 'aurora',
      room?: string,
    ): Promise<GameSession> =>
      of().openGame(
        vendor,
        {
          game: `${vendor}:${vendor}-0700`,
          user_id: user,
          session_id: `session-${user}`,
          mode: 'real',
          wallet: 'seamless',
          ...launch,
        },
        site,
        room,
      ),

    seek: (session: GameSession, stakeMinor = 100, opponent: 'player' | 'bot' = 'player') =>
      post('seek', session, { stakeMinor, opponent }),
    leave: (session: GameSession) => post('leave', session),
    move: (session: GameSession, { id, moves }: { id: string; moves: readonly unknown[] }, move: string) =>
      post('moves', session, { matchId: id, step: moves.length, move }),
    wish: (session: GameSession, matchId: string, wish: string) => post('wishes', session, { matchId, wish }),

    /** A page of the game, and all that it was told. */
    watch(session: GameSession) {
      const { arcade } = of();
      const states: MatchState[] = [];
      const page: MatchPage = {
        place: session.mode === 'trial' ? arcade.trial : arcade.real,
        session: sessionOf(session),
        send: (state) => states.push(state),
        end: () => undefined,
      };
      arcade.matches.add(page);
      return {
        states,
        get last(): MatchState {
          const last = states.at(-1);
          if (last === undefined) throw new Error('Nothing was told.');
          return last;
        },
        leave: () => arcade.matches.remove(page),
      };
    },

    stateOf(session: GameSession): MatchState {
      const { arcade } = of();
      return arcade.matches.stateOf(session.mode === 'trial' ? arcade.trial : arcade.real, sessionOf(session));
    },

    /** Moves the clock on, and waits for the calls to wallets. */
    async pass(ms: number): Promise<void> {
      const { now, arcade } = of();
      now.ms += ms;
      arcade.matches.look();
      await arcade.matches.settled();
    },

    /** Two players in a match for 1.00 each; `first` moves first. Both leave their pages by `leave`. */
    async meet(vendor = 'PG') {
      const mika = await actions.sit('mika', {}, vendor);
      const noor = await actions.sit('noor', {}, vendor);
      const pages = [mika, noor].map((session) => actions.watch(session));
      for (const session of [mika, noor]) await actions.seek(session);
      await actions.pass(0);
      const { id, seat } = matchOf(actions.stateOf(mika));
      const leave = (): void => {
        for (const page of pages) page.leave();
      };
      const [first, second] = seat === 0 ? [mika, noor] : [noor, mika];
      return { first, second, id, leave };
    },
  };
  return actions;
}
