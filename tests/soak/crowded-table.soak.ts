import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { hearTable, type TableEvent } from '#arcade/client/table/table-events.ts';
import type { GameSession } from '#arcade/game-api.ts';
import type { RouletteView } from '#arcade/games/roulette/rules/roulette-rules.ts';
import type { TableBets } from '#arcade/table-api.ts';
import type { LaunchedGame, WalletBalance } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { siteRequest } from '#tests/harness/site-request.ts';
import { scaled } from '#tests/soak-scale.ts';
import { addTablePlayers, OPENING_MINOR } from './support/add-table-players.ts';
import { ARCADE_SECRET } from './support/arcade-play.ts';
import { ledgerFaults } from './support/ledger-faults.ts';
import { SOAK_ENGINES, seededPlace } from './support/seeded-place.ts';
import { freePort, type SpawnedProgram, spawnArcade, spawnGateway } from './support/spawn-gateway.ts';

const isWhole = process.env.SOAK_SCALE !== undefined;
const PLAYERS = scaled(8, 1_000);
const TIMEOUT_MS = scaled(180_000, 900_000);
const AT_ONCE = 8;
/** The pace of people, or as fast as wallets on a busy machine still answer in time. */
const SPEED = isWhole ? '1' : '3';
const STAKE_MINOR = 100;
const SETTLED_WITHIN_MS = 2_000;
const GAME = { vendor: 'AG', name: /Roulette/ } as const;

const ends: Array<() => Promise<unknown>> = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

describe.each(SOAK_ENGINES)('a shared table with many players, on $engine', ({ engine, isSkipped }) => {
  it.skipIf(isSkipped)('settles each of them once, at the same result', { timeout: TIMEOUT_MS }, async () => {
    const place = await seededPlace(engine);
    ends.push(place.remove);
    const accounts = await addTablePlayers(place, PLAYERS);
    const arcadePort = await freePort();
    const gateway = await started(
      spawnGateway(place, { ARCADE_PORT: String(arcadePort), ARCADE_SECRET, RATE_LIMITS: '100000' }),
    );
    await started(
      spawnArcade({
        ...{ MARQUEE_MODE: 'demo', HOST: '127.0.0.1', ARCADE_PORT: String(arcadePort), ARCADE_SECRET },
        ...{ GATEWAY_URL: `http://localhost:${gateway.port}`, DATA_DIR: place.dataDir, RATE_LIMITS: '100000' },
        ARCADE_TABLE_SPEED: SPEED,
      }),
    );
    const seats = tablePlace({ gateway: gateway.port, arcade: arcadePort });
    const gameCode = await seats.gameCode();
    const players: Seated[] = [];
    const waiting = [...accounts];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let account = waiting.shift(); account !== undefined; account = waiting.shift())
          players.push(await seats.sit(account, gameCode));
      }),
    );

    const round = nextWholeRound(players.length);
    for (const player of players) {
      const { stop } = hearTable({
        token: player.session.token,
        hear: (event) => void hear(player, event).catch(round.fail),
        connected: (isConnected) => isConnected && round.connect(player.account),
        ended: () => round.fail(new Error(`the session of ${player.account} ended`)),
        fetcher: (path, init) => fetch(`http://127.0.0.1:${arcadePort}${path}`, init),
        wait: () => pause(100),
      });
      ends.push(async () => stop());
    }
    async function hear(player: Seated, event: TableEvent): Promise<void> {
      if (event.kind === 'mine') {
        const { number, state, refusal } = event.bets;
        if (number !== round.number) return;
        if (state === 'refused') throw new Error(`the bet of ${player.account} was refused: ${refusal}`);
        if (state === 'settled') round.settle(player.account, event.bets);
        return;
      }
      const { number, result } = event.state;
      if (result === null && round.isToBet(number, player.account)) await seats.bet(player, number);
      if (result !== null && number === round.number) round.show(result.view as RouletteView);
    }
    await round.over;

    const { pocket } = round.result();
    let paid = 0n;
    for (const { account, pocket: chosen } of players) {
      const settled = round.settled.get(account);
      const win = (chosen === pocket ? 36 : 0) * STAKE_MINOR + (isRed(pocket) ? 2 * STAKE_MINOR : 0);
      expect(settled, account).toMatchObject({ stakeMinor: 2 * STAKE_MINOR, winMinor: win, view: { pocket } });
      expect(await seats.balance(account), account).toBe(OPENING_MINOR + BigInt(win - 2 * STAKE_MINOR));
      paid += BigInt(win);
    }
    expect(await ledgerFaults(gateway.port, place.dataDir)).toEqual([]);
    const took = `all settled ${Math.round(round.tookMs())} ms after the result`;
    console.info(`${engine}: ${PLAYERS} players at one table, ${paid} paid, ${took}`);
    if (isWhole) expect(round.tookMs()).toBeLessThan(SETTLED_WITHIN_MS);
  });
});

interface Seated {
  readonly account: string;
  readonly session: GameSession;
  /** The number that the player bets on. */
  readonly pocket: number;
}

const REDS = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];
const isRed = (pocket: number): boolean => REDS.includes(pocket);

async function started<Program extends SpawnedProgram>(spawning: Promise<Program>): Promise<Program> {
  const program = await spawning;
  ends.push(() => program.kill());
  await program.untilReady();
  return program;
}

/** The first round of the table that opens once all players are connected. */
function nextWholeRound(seats: number) {
  let resolve: () => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const over = new Promise<void>((done, failed) => {
    resolve = done;
    reject = failed;
  });
  const connected = new Set<string>();
  const betting = new Set<string>();
  const settled = new Map<string, TableBets>();
  let seen = -1;
  let chosen: number | null = null;
  let view: RouletteView | null = null;
  let shownAt = 0;
  let lastAt = 0;
  return {
    over,
    settled,
    fail: (error: unknown): void => reject(error),
    get number() {
      return chosen;
    },
    connect(account: string): void {
      connected.add(account);
    },
    /** Whether the player has to bet now: once, in the round that opened first with everybody there. */
    isToBet(number: number, account: string): boolean {
      if (chosen === null && connected.size >= seats && seen >= 0 && number > seen) chosen = number;
      if (chosen === null) seen = Math.max(seen, number);
      if (number !== chosen || betting.has(account)) return false;
      betting.add(account);
      return true;
    },
    show(result: RouletteView): void {
      if (view === null) shownAt = performance.now();
      view = result;
    },
    settle(account: string, bets: TableBets): void {
      if (!settled.has(account)) lastAt = performance.now();
      settled.set(account, bets);
      if (settled.size === seats) resolve();
    },
    tookMs: (): number => lastAt - shownAt,
    result(): RouletteView {
      if (view === null) throw new Error('the round has no result');
      return view;
    },
  };
}

/** The calls of players of one site at a table. */
function tablePlace(ports: { readonly gateway: number; readonly arcade: number }) {
  const ask = (path: string, options: object = {}) =>
    siteRequest({ ...options, host: 'aurora.localhost', port: ports.gateway, path });
  const accountsOf = accountCalls({ ask });
  const headersOf = new Map<string, Record<string, string>>();
  const atArcade = (path: string, method: 'POST' | 'PUT', body: object, token?: string) =>
    siteRequest({
      ...{ port: ports.arcade, host: 'arcade.localhost', path, method, body },
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
  return {
    async gameCode(): Promise<string> {
      const { games } = successOf<{ games: Array<{ gameCode: string; gameName: string; isGame: string }> }>(
        await ask(`/wps/relay/GCSGAME_gameList?gameType=LIVE&vassalage=${GAME.vendor}&pageNo=1&pageSize=60`),
      );
      return games.find(({ isGame, gameName }) => isGame !== 'VASSALAGE' && GAME.name.test(gameName))?.gameCode ?? '';
    },

    async sit(account: string, gameCode: string): Promise<Seated> {
      const { token } = await accountsOf.signedIn(account);
      const headers = accountsOf.bearer(token);
      headersOf.set(account, headers);
      const path = `/wps/relay/GCSGAME_launchGame?vassalage=${GAME.vendor}&gameCode=${gameCode}`;
      const { url } = successOf<LaunchedGame>(await ask(path, { headers }));
      const query = new URL(url).searchParams;
      const body = { integration: query.get('integration'), code: query.get('code') };
      const session = (await atArcade('/api/session', 'POST', body)).json() as GameSession;
      expect(session, url).toHaveProperty('token');
      return { account, session, pocket: Number(account.slice(4)) % 37 };
    },

    /** A chip on the player's own number, and one on red. */
    async bet({ session, pocket }: Seated, number: number): Promise<void> {
      const chips = { [`s${pocket}`]: STAKE_MINOR, red: STAKE_MINOR };
      const answer = await atArcade('/api/table/bets', 'PUT', { number, revision: 1, chips }, session.token);
      if (answer.status !== 200) throw new Error(answer.text);
    },

    async balance(account: string): Promise<bigint> {
      const { balance } = successOf<WalletBalance>(
        await ask('/wps/v2/wallets/balance', { headers: headersOf.get(account) }),
      );
      return decimalToMinor(balance, 2);
    },
  };
}
