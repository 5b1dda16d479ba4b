import type { FireVolley, FishRoom, SeenShots, VolleyAnswer } from '../fish-api.ts';
import type { GameSession } from '../game-api.ts';
import type { FishId } from '../games/fish/rules/fish-kinds.ts';
import { fishBetween } from '../games/fish/rules/sea.ts';
import { type FishPage, seaOfRoom } from '../server/fish/fish-room.ts';
import { arcadeGames } from '../server/games/arcade-games.ts';
import { digestOf } from '../server/play/secrets.ts';
import { findSession } from '../server/store/session-store.ts';
import { type Answer, type TestArcade, testGames } from './test-arcade.ts';

const [slot] = testGames;
if (slot === undefined) throw new Error('no game');

const shooter = { ...slot, gameType: 'FISH', gameCategory: 'FISH', gameClassify: 'SEA_HUNT' } as const;

/** Fish shooters of a studio that speaks in actions and of one with separate calls. */
export const gamesWithFish = arcadeGames([
  { ...shooter, vassalage: 'PG', gameCode: 'PG-0800', gameName: 'Shark Reef' },
  { ...shooter, vassalage: 'JDB', gameCode: 'JDB-0800', gameName: 'Squid Lagoon' },
]);

/** The name of a fish that swims in the first room now, and is none of those that are gone. */
export function swimmingIn({ game }: GameSession, now: number, gone: ReadonlySet<FishId> = new Set()): FishId {
  const sea = seaOfRoom({ vendor: game.vendor, gameCode: game.code }, 1);
  const fish = fishBetween(sea, now, now).find(({ id }) => !gone.has(id));
  if (fish === undefined) throw new Error('No fish swims.');
  return fish.id;
}

type Answered = Answer<VolleyAnswer & { code?: string; fields?: Record<string, string> }>;

/** Actions of tests in fish shooters. */
export function atFish(of: () => TestArcade) {
  return {
    sit: (user: string, vendor = 'PG', launch: Record<string, unknown> = {}): Promise<GameSession> =>
      of().openGame(vendor, {
        game: `${vendor}:${vendor}-0800`,
        user_id: user,
        session_id: `session-${user}`,
        mode: 'real',
        wallet: 'seamless',
        ...launch,
      }),

    fire: ({ token }: GameSession, body: FireVolley): Promise<Answered> =>
      of().call('POST', '/api/fish/volleys', { token, body }) as unknown as Promise<Answered>,

    /** A page of the game, and all that it was told. */
    watch({ token, mode }: GameSession) {
      const { arcade } = of();
      const place = mode === 'trial' ? arcade.trial : arcade.real;
      const session = findSession(place.store, digestOf(token), 0);
      if (session === undefined) throw new Error('The session is not kept.');
      const rooms: FishRoom[] = [];
      const shots: SeenShots[] = [];
      const page: FishPage = {
        place,
        session,
        sendRoom: (room) => rooms.push(room),
        sendShots: (seen) => shots.push(seen),
        end: () => undefined,
      };
      arcade.fish.add(page);
      return {
        shots,
        get room(): FishRoom {
          const last = rooms.at(-1);
          if (last === undefined) throw new Error('Nothing was told.');
          return last;
        },
        leave: () => arcade.fish.remove(page),
      };
    },
  };
}
