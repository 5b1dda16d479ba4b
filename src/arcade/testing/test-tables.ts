import type { GameSession } from '../game-api.ts';
import { arcadeGames } from '../server/games/arcade-games.ts';
import type { TableBets, TableProof, TableState } from '../table-api.ts';
import { type Answer, type TestArcade, testGames } from './test-arcade.ts';

const [slot] = testGames;
if (slot === undefined) throw new Error('no game');

/** A live table of the tests. */
export const testTable = {
  ...slot,
  gameType: 'LIVE',
  gameName: 'Oslo Roulette',
  minBetMinor: 100,
  maxBetMinor: 10_000,
} as const;

/** Tables of a studio that speaks in actions and of one with separate calls, and a slot. */
export const gamesWithTables = arcadeGames([
  { ...testTable, vassalage: 'PG', gameCode: 'PG-0900' },
  { ...testTable, vassalage: 'JDB', gameCode: 'JDB-0900' },
  { ...testTable, vassalage: 'PG', gameCode: 'PG-0901', gameName: 'Oslo Blackjack' },
  { ...testTable, vassalage: 'JDB', gameCode: 'JDB-0901', gameName: 'Oslo Blackjack' },
  { ...testTable, vassalage: 'PG', gameCode: 'PG-0902', gameName: 'Oslo Poker' },
  { ...slot, vassalage: 'PG', gameCode: 'PG-0001', gameName: 'Dragon Ascends' },
]);

/** The betting time of the roulette table. */
export const OPEN_MS = 20_000;

/** A table by its number, with its betting time and its whole round. */
interface TimedTable {
  readonly code: string;
  readonly openMs: number;
  readonly cycleMs: number;
}

const roulette: TimedTable = { code: '0900', openMs: OPEN_MS, cycleMs: 33_000 };
export const blackjackTable: TimedTable = { code: '0901', openMs: 15_000, cycleMs: 43_500 };
export const holdemTable: TimedTable = { code: '0902', openMs: 15_000, cycleMs: 39_000 };

type Placed = Answer<TableBets & { code?: string; fields?: Record<string, string> }>;

/** Actions of tests at the tables of the current arcade. */
export function atTables(of: () => TestArcade, { code, cycleMs }: TimedTable = roulette) {
  return {
    /** Sets the clock to a moment of the round after next; answers its number. */
    toRound(ms: number): number {
      const { now, arcade } = of();
      const number = Math.ceil(now.ms / cycleMs) + 1;
      now.ms = number * cycleMs + ms;
      arcade.hall.look();
      return number;
    },

    /** Moves the clock on, and waits for the tables to finish their work. */
    async pass(ms: number): Promise<void> {
      const { now, arcade } = of();
      now.ms += ms;
      for (let look = 0; look < 5; look += 1) {
        arcade.hall.look();
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
    },

    sit: (vendor = 'PG', user = 'mika'): Promise<GameSession> =>
      of().openGame(vendor, { game: `${vendor}:${vendor}-${code}`, user_id: user, session_id: `session-${user}` }),

    place: ({ token }: GameSession, number: number, revision: number, chips: object): Promise<Placed> =>
      of().call('PUT', '/api/table/bets', { token, body: { number, revision, chips } }) as unknown as Promise<Placed>,

    choose: ({ token }: GameSession, number: number, step: number, choice: object): Promise<Placed> =>
      of().call('POST', '/api/table/choices', { token, body: { number, step, choice } }) as unknown as Promise<Placed>,

    proofOf: async ({ token }: GameSession, number: number): Promise<TableProof> =>
      (await of().call('GET', `/api/table/rounds/${number}`, { token })).body as unknown as TableProof,

    /** A page at the table, and all that it was sent. */
    watch(session: GameSession, userId = 'mika') {
      const events: { table: TableState[]; mine: TableBets[] } = { table: [], mine: [] };
      const { real: place, hall } = of().arcade;
      const known = { integration: `aurora.${session.game.vendor}`, userId, displayName: 'm•••a' };
      const money = { currency: 'EUR', currencySymbol: '€', currencyDecimals: 2 };
      const seat = { ...known, ...money, vendor: session.game.vendor, gameCode: session.game.code };
      const rest = { mode: 'real', language: 'EN', walletSession: 's', wallet: 'seamless', origin: '' } as const;
      const viewer = {
        place,
        session: { ...seat, ...rest },
        sendTable: (state: string) => events.table.push(JSON.parse(state) as TableState),
        sendMine: (bets: TableBets) => events.mine.push(bets),
        end: () => undefined,
      };
      const table = hall.tableOf(viewer.session);
      table.add(viewer);
      return { events, leave: () => table.remove(viewer) };
    },
  };
}
