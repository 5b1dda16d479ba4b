import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'vitest';
import type { GameApiError, GameSession, SpinResult } from '#arcade/game-api.ts';
import type { LaunchedGame, WalletBalance } from '#contracts/generated/contracts.ts';
import { decimalToMinor } from '#contracts/money.ts';
import { accountCalls } from '#gateway/testing/account-calls.ts';
import { successOf } from '#gateway/testing/unwrap.ts';
import { siteRequest } from '#tests/harness/site-request.ts';

export const ARCADE_SECRET = 'a secret of the soak, long enough to be one';
export const FAULTS = 'delay=0.1,drop=0.05,duplicate=0.1,reorder=0.05,rollback-first=0.05,bad-signature=0.02;seed=7';
const DEMO = { username: 'demo', password: 'Demo-2468!' };

/** Sites with the decimals of their currencies, and vendors of both dialects. */
export const SITES = [
  { id: 'aurora', decimals: 2 },
  { id: 'lotus', decimals: 0 },
  { id: 'meydan', decimals: 0 },
] as const;
const VENDORS = ['PG', 'MG', 'CQ9', 'FC'] as const;

export interface Player {
  readonly integration: string;
  readonly session: GameSession;
}

/** Members of the demo who play the arcade's games through a gateway. */
export function arcadePlay(ports: { readonly gateway: number; readonly arcade: number }) {
  async function signedIn(site: string) {
    const ask = (path: string, options: object = {}) =>
      siteRequest({ ...options, host: `${site}.localhost`, port: ports.gateway, path });
    const { signIn, bearer } = accountCalls({ ask });
    const { token } = successOf<{ token: string }>(await signIn(DEMO));
    return { ask, headers: bearer(token) };
  }

  async function balanceAt(site: string, decimals: number): Promise<bigint> {
    const { ask, headers } = await signedIn(site);
    const { balance } = successOf<WalletBalance>(await ask('/wps/v2/wallets/balance', { headers }));
    return decimalToMinor(balance, decimals);
  }

  /** Starts the vendor's first slot as the portal does, and exchanges the code as the game does. */
  async function openGame(site: string, vendor: string): Promise<GameSession> {
    const { ask, headers } = await signedIn(site);
    const list = successOf<{ games: Array<{ gameCode: string; isGame: string }> }>(
      await ask(`/wps/relay/GCSGAME_gameList?gameType=RNG&vassalage=${vendor}&pageNo=1&pageSize=20`, { headers }),
    );
    const gameCode = list.games.find(({ isGame }) => isGame !== 'VASSALAGE')?.gameCode ?? '';
    const { url } = successOf<LaunchedGame>(
      await ask(`/wps/relay/GCSGAME_launchGame?vassalage=${vendor}&gameCode=${gameCode}`, { headers }),
    );
    const query = new URL(url).searchParams;
    const answer = await call('/api/session', { integration: query.get('integration'), code: query.get('code') });
    expect(answer, url).not.toHaveProperty('code');
    return answer as unknown as GameSession;
  }

  async function call(path: string, body: object, token?: string): Promise<SpinResult | GameApiError> {
    const response = await siteRequest({
      port: ports.arcade,
      host: 'arcade.localhost',
      path,
      method: 'POST',
      body,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    });
    return response.json() as SpinResult | GameApiError;
  }

  return {
    /** Calls of the member on a site. */
    signedIn,
    /** A session of the vendor's first slot. */
    openGame,

    /** The member's balance on each site, in minor units. */
    async balances(): Promise<ReadonlyMap<string, bigint>> {
      const found = new Map<string, bigint>();
      for (const { id, decimals } of SITES) found.set(id, await balanceAt(id, decimals));
      return found;
    },

    /** One player of each vendor on each site. */
    async openPlayers(): Promise<readonly Player[]> {
      const players: Player[] = [];
      for (const { id } of SITES)
        for (const vendor of VENDORS)
          players.push({ integration: `${id}.${vendor}`, session: await openGame(id, vendor) });
      return players;
    },

    /** Presses once; asks again while the round is on its way, as the game does. */
    async spin({ session }: Player, requestId: string): Promise<SpinResult | GameApiError> {
      const betMinor = session.betsMinor[0] ?? session.defaultBetMinor;
      for (let attempt = 0; ; attempt++) {
        const answer = await call('/api/spin', { requestId, betMinor }, session.token);
        if (!('code' in answer) || answer.code !== 'round_pending' || attempt === 3) return answer;
        await pause(200);
      }
    },
  };
}
