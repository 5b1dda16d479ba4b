import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import { hearTable } from '#arcade/client/table/table-events.ts';
import type { GameSession, OpenRound, RoundResult, SpinResult } from '#arcade/game-api.ts';
import type { GameApiError } from '#arcade/game-api-errors.ts';
import type { TableBets, TableState } from '#arcade/table-api.ts';
import type { LaunchedGame, WalletBalance } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { siteRequest } from '#tests/harness/site-request.ts';
import { scaled } from '#tests/soak-scale.ts';
import { driveMatches, type MatchDriver } from './match-driver.ts';

export const ARCADE_SECRET = 'a secret of the soak, long enough to be one';
export const FAULTS = 'delay=0.1,drop=0.05,duplicate=0.1,reorder=0.05,rollback-first=0.05,bad-signature=0.02;seed=7';
const DEMO = { username: 'demo', password: 'Demo-2468!' };

/** Members of the demo who play matches against each other. */
export const MATCH_ACCOUNTS = ['demodownline1', 'demodownline2'] as const;
/** Everybody whose money moves. */
const ACCOUNTS = [DEMO.username, ...MATCH_ACCOUNTS] as const;

/** Sites with their currencies, and vendors of both dialects. */
export const SITES = [
  { id: 'aurora', currency: 'EUR', decimals: 2 },
  { id: 'lotus', currency: 'VND', decimals: 0 },
  { id: 'meydan', currency: 'COIN', decimals: 0 },
] as const;
const SLOT = { gameType: 'RNG', name: /./ } as const;
/** A game whose rounds go on by choices. */
const MINES = { gameType: 'AC', name: / (?:Mines|Dig|Tower|Ladder|Stack|Hop)$/ } as const;
const JACKPOT = { gameType: 'JP', name: /./ } as const;
/** What is played at each vendor: both kinds of games in both dialects, and jackpots. */
const GAMES = { PG: SLOT, MG: MINES, CQ9: JACKPOT, FC: MINES } as const;
/** A shared table whose two sides are bet on at once. */
const TABLE = { gameType: 'LIVE', name: /Roulette/ } as const;
/** A shared table whose players choose after the bets, and raise them. */
const CHOICE_TABLE = { gameType: 'LIVE', name: /Blackjack/ } as const;

/** The games of the matches: with and without dice or deals, in both dialects. */
const MATCHES = [
  { site: 'aurora', vendor: 'PT', name: / Reversi$/ },
  { site: 'lotus', vendor: 'CQ9', name: / Chess$/ },
  { site: 'aurora', vendor: 'CQ9', name: / Reversi$/ },
  { site: 'lotus', vendor: 'PT', name: / Domino$/ },
  { site: 'meydan', vendor: 'BG', name: / Makruk$/ },
  { site: 'meydan', vendor: 'BG', name: / Backgammon$/ },
] as const;
/** A soak of any scale plays all of them. */
const MATCHES_AT_ONCE = scaled(2, Number.POSITIVE_INFINITY);

/** The outcome of a press: a round, or why there is none. */
export type Played = SpinResult | RoundResult | GameApiError;

/** A player of matches at a vendor. */
interface MatchPlayer extends MatchDriver {
  readonly integration: string;
}

export interface Player {
  readonly integration: string;
  readonly session: GameSession;
}

/** A player at a shared table. */
export interface Seated {
  readonly integration: string;
  /** The wallet has taken a bet of this player, and paid the win. */
  readonly hasSettled: () => boolean;
  /** Makes the player leave. */
  readonly stop: () => void;
}

/** Members of the demo who play the arcade's games through a gateway. */
export function arcadePlay(ports: { readonly gateway: number; readonly arcade: number }) {
  async function signIn(site: string, username: string) {
    const ask = (path: string, options: object = {}) =>
      siteRequest({ ...options, host: `${site}.localhost`, port: ports.gateway, path });
    const calls = accountCalls({ ask });
    const { token } = successOf<{ token: string }>(await calls.signIn({ ...DEMO, username }));
    return { ask, headers: calls.bearer(token) };
  }

  const signedInBefore = new Map<string, ReturnType<typeof signIn>>();

  /** Signs a member in, once: a password takes a while to check. */
  function signedIn(site: string, username: string = DEMO.username): ReturnType<typeof signIn> {
    const name = `${site} ${username}`;
    const known = signedInBefore.get(name) ?? signIn(site, username);
    signedInBefore.set(name, known);
    return known;
  }

  async function balanceAt(site: string, decimals: number, account: string): Promise<bigint> {
    const { ask, headers } = await signedIn(site, account);
    const { balance } = successOf<WalletBalance>(await ask('/wps/v2/wallets/balance', { headers }));
    return decimalToMinor(balance, decimals);
  }

  /** Starts a game of the vendor as the portal does, and exchanges the code as the game does. */
  async function openGame(
    site: string,
    vendor: string,
    { gameType, name }: { readonly gameType: string; readonly name: RegExp } = SLOT,
    account: string = DEMO.username,
  ): Promise<GameSession> {
    const { ask, headers } = await signedIn(site, account);
    const list = successOf<{ games: Array<{ gameCode: string; gameName: string; isGame: string }> }>(
      await ask(`/wps/relay/GCSGAME_gameList?gameType=${gameType}&vassalage=${vendor}&pageNo=1&pageSize=60`, {
        headers,
      }),
    );
    const gameCode =
      list.games.find(({ isGame, gameName }) => isGame !== 'VASSALAGE' && name.test(gameName))?.gameCode ?? '';
    const { url } = successOf<LaunchedGame>(
      await ask(`/wps/relay/GCSGAME_launchGame?vassalage=${vendor}&gameCode=${gameCode}`, { headers }),
    );
    const query = new URL(url).searchParams;
    const answer = await call('/api/session', { integration: query.get('integration'), code: query.get('code') });
    expect(answer, url).not.toHaveProperty('code');
    return answer as unknown as GameSession;
  }

  async function call<Answer>(
    path: string,
    body: object,
    token?: string,
    method: 'POST' | 'PUT' = 'POST',
  ): Promise<Answer | GameApiError> {
    const response = await siteRequest({
      port: ports.arcade,
      host: 'arcade.localhost',
      path,
      method,
      body,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    return response.json() as Answer | GameApiError;
  }

  /** Asks again while a round is on its way, as the game does. */
  async function untilAnswered<Answer extends object>(ask: () => Promise<Answer | GameApiError>) {
    for (let attempt = 0; ; attempt++) {
      const answer = await ask();
      if (!('code' in answer) || answer.code !== 'round_pending' || attempt === 3) return answer;
      await pause(200);
    }
  }

  /** A round that was begun after the player had given up asking. */
  async function openRound(token: string): Promise<RoundResult | null> {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await siteRequest({
      port: ports.arcade,
      host: 'arcade.localhost',
      path: '/api/rounds/open',
      headers,
    });
    return (answer.json() as OpenRound).round;
  }

  /** Opens one tile of a minefield, and takes the money where there is no mine. */
  async function playMines({ token, betsMinor }: GameSession, requestId: string): Promise<RoundResult | GameApiError> {
    const start = { requestId, betMinor: betsMinor[0] ?? 0, choice: { mines: 8 } };
    let round = await untilAnswered(() => call<RoundResult>('/api/rounds', start, token));
    if ('code' in round && round.code === 'round_open') round = (await openRound(token)) ?? round;
    for (const choice of [{ open: 7 }, { cashOut: true }]) {
      if ('code' in round || round.isOver) break;
      const path = `/api/rounds/${round.roundId}/choices`;
      const step = 'cashOut' in choice ? 2 : 1;
      if (round.choices.length > step) continue;
      round = await untilAnswered(() => call<RoundResult>(path, { step, choice }, token));
    }
    return round;
  }

  return {
    /** Calls of the member on a site. */
    signedIn,
    /** A session of the vendor's first slot. */
    openGame,

    /** The balances of all players on each site together, in minor units. */
    async balances(): Promise<ReadonlyMap<string, bigint>> {
      // After a long soak the sessions from before it are over.
      signedInBefore.clear();
      const found = new Map<string, bigint>();
      for (const { id, decimals } of SITES) {
        let sum = 0n;
        for (const account of ACCOUNTS) sum += await balanceAt(id, decimals, account);
        found.set(id, sum);
      }
      return found;
    },

    /** Two players for each game of matches, who play one match after the other. */
    async playMatches(): Promise<readonly MatchPlayer[]> {
      const playing: MatchPlayer[] = [];
      for (const { site, vendor, name } of MATCHES.slice(0, MATCHES_AT_ONCE))
        for (const account of MATCH_ACCOUNTS) {
          const session = await openGame(site, vendor, { gameType: 'TG', name }, account);
          playing.push({ integration: `${site}.${vendor}`, ...driveMatches(ports.arcade, session) });
        }
      return playing;
    },

    /** One player of each vendor on each site. */
    async openPlayers(): Promise<readonly Player[]> {
      const players: Player[] = [];
      for (const { id } of SITES)
        for (const [vendor, game] of Object.entries(GAMES))
          players.push({ integration: `${id}.${vendor}`, session: await openGame(id, vendor, game) });
      return players;
    },

    /** One player at a shared table of both kinds on each site, who bets in every round and doubles where he may. */
    async sitAtTables(): Promise<readonly Seated[]> {
      const seated: Seated[] = [];
      const tables = SITES.flatMap(({ id }) => [
        { id, vendor: 'AG', table: TABLE, places: ['red', 'black'] },
        { id, vendor: 'OG', table: CHOICE_TABLE, places: ['main'] },
      ]);
      for (const { id, vendor, table, places } of tables) {
        const { token, betsMinor } = await openGame(id, vendor, table);
        let hasSettled = false;
        const chips = Object.fromEntries(places.map((place) => [place, betsMinor[0] ?? 0]));
        const choose = async ({ number, step, mayChoose }: TableBets): Promise<void> => {
          const act = step === 1 ? 'double' : 'stand';
          if (mayChoose) await call('/api/table/choices', { number, step, choice: { act } }, token);
        };
        const bet = async ({ number, result }: TableState): Promise<void> => {
          if (result === null) await call('/api/table/bets', { number, revision: 1, chips }, token, 'PUT');
        };
        const { stop } = hearTable({
          token,
          hear: (event) => {
            if (event.kind === 'mine' && event.bets.state === 'settled') hasSettled = true;
            const sent = event.kind === 'table' ? bet(event.state) : choose(event.bets);
            sent.catch(() => undefined);
          },
          connected: () => undefined,
          ended: () => undefined,
          fetcher: (path, init) => fetch(`http://127.0.0.1:${ports.arcade}${path}`, init),
          wait: () => pause(100),
        });
        seated.push({ integration: `${id}.${vendor}`, hasSettled: () => hasSettled, stop });
      }
      return seated;
    },

    /** Plays one round to its end; asks again while it is on its way, as the game does. */
    async play({ session }: Player, requestId: string): Promise<Played> {
      if (session.kind === 'mines') return playMines(session, requestId);
      const betMinor = session.betsMinor[0] ?? session.defaultBetMinor;
      return untilAnswered(() => call<SpinResult>('/api/spin', { requestId, betMinor }, session.token));
    },
  };
}
