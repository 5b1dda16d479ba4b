import type { BrowserContext } from '@playwright/test';
import type { GameFamily } from './game-families.ts';

const DEMO = { username: 'demo', password: 'Demo-2468!' };

interface ListedGame {
  readonly gameCode: string;
  readonly gameName: string;
  readonly isGame: string;
  readonly vassalage: string;
}

/** Signs the demo's member in on a page of the portal, and starts games as that page does. */
export async function portalMember(context: BrowserContext, origin: string) {
  const page = await context.newPage();
  await page.goto(`${origin}/login?language=EN`);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === 'true');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username', { exact: true }).fill(DEMO.username);
  await dialog.getByLabel('Password', { exact: true }).fill(DEMO.password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.locator('[data-modal=login]').waitFor({ state: 'detached' });

  const ask = <Value>(call: string): Promise<Value> =>
    page.evaluate(async (path) => (await (await fetch(`/wps/relay/${path}`)).json()).value, call);

  async function find({ gameType, name }: GameFamily, place: number): Promise<ListedGame> {
    const found: ListedGame[] = [];
    for (let pageNo = 1; ; pageNo += 1) {
      const list = `GCSGAME_gameList?gameType=${gameType}&pageNo=${pageNo}&pageSize=60&language=EN`;
      const { games } = await ask<{ games: readonly ListedGame[] }>(list);
      found.push(...games.filter(({ isGame, gameName }) => isGame !== 'VASSALAGE' && name.test(gameName)));
      const game = found[place];
      if (game !== undefined) return game;
      if (games.length === 0) throw new Error(`There are not ${place + 1} games ${name} of the type ${gameType}.`);
    }
  }

  return {
    /** The address of a new session in a game of the family, by the game's place in the list. */
    async launch(family: GameFamily, place: number): Promise<{ readonly name: string; readonly url: string }> {
      const { gameCode, gameName, vassalage } = await find(family, place);
      const call = `GCSGAME_launchGame?vassalage=${vassalage}&gameCode=${gameCode}&language=EN`;
      return { name: gameName, url: (await ask<{ url: string }>(call)).url };
    },
  };
}
