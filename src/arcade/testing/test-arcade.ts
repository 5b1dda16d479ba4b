import { pino } from 'pino';
import type { CatalogueGame } from '#catalogue/catalogue-types.ts';
import type { GameSession, SlotSession, SpinResult } from '../game-api.ts';
import { type Arcade, buildArcade } from '../server/arcade-app.ts';
import type { ClientFiles } from '../server/client-files/client-files.ts';
import { type ArcadeGames, arcadeGames } from '../server/games/arcade-games.ts';
import { openStore, type Store } from '../server/store/open-store.ts';
import { type FaultPlan, NO_FAULTS } from '../server/wallet/fault-plan.ts';
import { TestOperator } from './test-operator.ts';

const SECRET = 'a secret of thirty-two characters';

const shared = {
  gameType: 'RNG',
  gameCategory: 'RNG',
  names: { ES: 'La prueba' },
  isHot: 0,
  hotRank: null,
  supportPlay: 0,
  isGame: 'GAME',
  minBetMinor: 10,
  maxBetMinor: 10_000,
  minLineNum: 1,
  live: null,
} as const;

/** Two slots: one of a studio that speaks in actions, one of a studio with separate calls. */
export const testGames: readonly CatalogueGame[] = [
  {
    ...shared,
    nodeId: 1,
    gameCode: 'PG-0001',
    vassalage: 'PG',
    gameClassify: 'VIDEO',
    gameName: 'Dragon Ascends',
    position: 1,
    art: { theme: 'east' },
  },
  {
    ...shared,
    nodeId: 2,
    gameCode: 'JDB-0001',
    vassalage: 'JDB',
    gameClassify: 'CLASSIC',
    gameName: 'Cherry Bridge',
    position: 2,
    art: { theme: 'fruit' },
  },
];

const client: ClientFiles = {
  isImmutable: true,
  entry: async (page) => ({ scriptUrl: `/client/${page}.js`, styleUrl: '/client/game.css' }),
  read: async (name) =>
    name === 'game.js' ? { contents: Buffer.from('export {};'), type: 'text/javascript' } : undefined,
};

export interface TestArcade {
  readonly arcade: Arcade;
  readonly operator: TestOperator;
  readonly store: Store;
  readonly now: { ms: number };
  readonly call: (method: 'GET' | 'POST' | 'PUT', url: string, options?: CallOptions) => Promise<Answer>;
  /** Opens a session of a slot, real by default. */
  readonly open: (options?: { vendor?: string; launch?: Record<string, unknown> }) => Promise<SlotSession>;
  /** Opens a session of any game, on aurora where no site is named. */
  readonly openGame: (
    vendor: string,
    launch: Record<string, unknown>,
    site?: string,
    room?: string,
  ) => Promise<GameSession>;
  readonly spin: (session: GameSession, requestId: string, betMinor?: number) => Promise<Answer<SpinResult>>;
  readonly stop: () => Promise<void>;
}

interface CallOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<Body = Record<string, never>> {
  readonly status: number;
  readonly body: Body;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** An arcade with a wallet in memory and a clock that stands still, called without a network. */
export async function testArcade(
  options: {
    store?: Store;
    operator?: TestOperator;
    faults?: FaultPlan;
    games?: ArcadeGames;
    rateLimitFactor?: number;
    hasMoneyBots?: boolean;
    at?: number;
  } = {},
): Promise<TestArcade> {
  const operator = options.operator ?? new TestOperator();
  const store = options.store ?? openStore(null);
  const now = { ms: options.at ?? Date.UTC(2026, 0, 1) };
  const arcade = await buildArcade({
    configuration: {
      gatewayUrl: 'http://localhost:1',
      secret: SECRET,
      portals: ['http://*.localhost:*'],
      faults: options.faults ?? NO_FAULTS,
      rateLimitFactor: options.rateLimitFactor ?? 1_000,
      walletTimeoutMs: 1_000,
      hasMoneyBots: options.hasMoneyBots ?? true,
    },
    store,
    games: options.games ?? arcadeGames(testGames),
    client,
    clock: () => new Date(now.ms),
    log: pino({ level: 'silent' }),
    transport: operator.send,
    pause: async () => undefined,
  });
  const call: TestArcade['call'] = async (method, url, { body, token, headers = {} } = {}) => {
    const response = await arcade.app.inject({
      method,
      url,
      headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { payload: body as object }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      text: response.body,
      body: isJson ? response.json() : {},
      headers: response.headers,
    };
  };
  const openGame: TestArcade['openGame'] = async (vendor, launch, site = 'aurora', room) => {
    operator.launch = { ...operator.launch, ...launch };
    const body = { integration: `${site}.${vendor}`, code: 'good', ...(room !== undefined && { room }) };
    const answer = await call('POST', '/api/session', { body });
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body as unknown as GameSession;
  };
  return {
    arcade,
    operator,
    store,
    now,
    call,
    openGame,
    open: async ({ vendor = 'PG', launch = {} } = {}) => {
      const session = await openGame(vendor, { game: `${vendor}:${vendor}-0001`, ...launch });
      if (session.kind !== 'slot') throw new Error('That is no slot.');
      return session;
    },
    spin: (session, requestId, betMinor = session.defaultBetMinor) =>
      call('POST', '/api/spin', { token: session.token, body: { requestId, betMinor } }) as unknown as Promise<
        Answer<SpinResult>
      >,
    stop: () => arcade.app.close(),
  };
}
