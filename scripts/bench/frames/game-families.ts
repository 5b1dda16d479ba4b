import type { Page } from '@playwright/test';

/** One game of a family, and how its busiest animation begins. */
export interface GameFamily {
  readonly family: string;
  readonly gameType: string;
  /** The end or a word of the game's name in English. */
  readonly name: RegExp;
  /** Brings the game to where one press begins the animation. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Begins it. */
  readonly begin: (page: Page) => Promise<void>;
  /** The length of the animation that is measured. */
  readonly lastsMs: number;
}

const press = (selector: string) => (page: Page) => page.locator(selector).first().click();
const main = press('.main-button:not([aria-disabled=true], :disabled)');
const zone = press('.ct-zone:not([aria-disabled=true], :disabled)');

/** Waits for the phase of a live table in which its wheel turns. */
async function untilDrawn(page: Page): Promise<void> {
  await page.locator('main[data-phase=drawing]').waitFor({ timeout: 60_000 });
}

/** A match against the demo's bot, where it is the player's turn. */
async function meetBot(page: Page): Promise<void> {
  await main(page);
  await page.locator('.mt-button.strong').click({ timeout: 30_000 });
  await page.locator('.sq[data-target=true]:not([aria-disabled=true])').first().waitFor({ timeout: 30_000 });
}

/** The families of games that the arcade has. Each is opened at its own page, through the gateway. */
export const gameFamilies: readonly GameFamily[] = [
  { family: 'slot', gameType: 'RNG', name: /./, begin: press('.spin'), lastsMs: 2_500 },
  { family: 'wheel', gameType: 'LIVE', name: /Wheel/, begin: untilDrawn, lastsMs: 5_000 },
  {
    family: 'roulette',
    gameType: 'TG',
    name: / Roulette$/,
    prepare: press('.roulette-cell'),
    begin: main,
    lastsMs: 5_000,
  },
  { family: 'baccarat', gameType: 'TG', name: / Baccarat$/, prepare: zone, begin: main, lastsMs: 2_500 },
  { family: 'blackjack', gameType: 'TG', name: / Blackjack$/, prepare: zone, begin: main, lastsMs: 2_000 },
  { family: 'craps', gameType: 'TG', name: / Craps$/, prepare: zone, begin: main, lastsMs: 2_000 },
  { family: 'sic bo', gameType: 'TG', name: / Sic Bo$/, prepare: zone, begin: main, lastsMs: 2_500 },
  {
    family: 'scratch card',
    gameType: 'SC',
    name: /./,
    prepare: main,
    begin: press('.scratch-reveal:not([aria-disabled=true], :disabled)'),
    lastsMs: 1_500,
  },
  { family: 'video poker', gameType: 'VP', name: /./, begin: main, lastsMs: 1_500 },
  { family: 'crash', gameType: 'AC', name: / (?:Dash|Sprint|Racer|Chase|Climb)$/, begin: main, lastsMs: 2_500 },
  { family: 'plinko', gameType: 'AC', name: / (?:Drop|Bounce|Tumble)$/, begin: main, lastsMs: 2_500 },
  {
    family: 'mines',
    gameType: 'AC',
    name: / (?:Mines|Dig|Tower)$/,
    prepare: main,
    begin: press('.mines-tile:not([aria-disabled=true], :disabled)'),
    lastsMs: 1_500,
  },
  {
    family: 'keno',
    gameType: 'TG',
    name: / Keno$/,
    prepare: async (page) => {
      for (const number of [3, 17, 24, 38, 45, 52, 66, 71]) await page.locator('.kn-number').nth(number).click();
    },
    begin: main,
    lastsMs: 2_500,
  },
  { family: 'bingo', gameType: 'TG', name: / Bingo$/, begin: main, lastsMs: 2_500 },
  {
    family: 'board match',
    gameType: 'TG',
    name: / Reversi$/,
    prepare: meetBot,
    begin: press('.sq[data-target=true]:not([aria-disabled=true])'),
    lastsMs: 2_000,
  },
];
