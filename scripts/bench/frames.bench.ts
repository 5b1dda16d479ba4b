/**
 * Frames a second of each family of the arcade's games while its busiest animation runs: plain, and on a processor
 * that is slowed four times. Each is told beside an empty page of the same moment, since neighbours on the machine slow
 * both.
 */
import { rm } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { freePort } from '#tests/harness/free-port.ts';
import { startArcade } from '#tests/journeys/support/start-arcade.ts';
import { newDataFolder, startGateway } from '#tests/journeys/support/start-gateway.ts';
import { type GameFamily, gameFamilies } from './frames/game-families.ts';
import { type Frames, measureFrames } from './frames/measure-frames.ts';
import { portalMember } from './frames/portal-member.ts';
import { benchCount } from './measure/bench-scale.ts';
import { median } from './measure/median.ts';
import { type Figure, reportFigures } from './measure/report-figures.ts';
import { slowProcessor, startBrowser } from './measure/throttled-browser.ts';

const SECRET = 'the-secret-of-an-arcade-in-measurements';
const EMPTY_PAGE_MS = 500;
/** Where the processor is slowed so many times, at least so many frames a second are asked for. */
const LEAST_RATES = [
  { slowedBy: 1, least: 60 },
  { slowedBy: 4, least: 30 },
] as const;

const dataFolder = await newDataFolder();
const arcadePort = await freePort();
const gateway = await startGateway({
  dataFolder,
  environment: { ARCADE_PORT: String(arcadePort), ARCADE_SECRET: SECRET, RATE_LIMITS: '1000' },
});
const arcade = await startArcade({
  ...{ port: arcadePort, gatewayPort: gateway.port, secret: SECRET, dataFolder },
  environment: { ARCADE_TABLE_SPEED: '2', RATE_LIMITS: '1000' },
});
const browser = await startBrowser();
const figures: Figure[] = [];
try {
  const context = await browser.newContext({ viewport: { width: 1344, height: 756 } });
  const member = await portalMember(context, `http://aurora.localhost:${gateway.port}`);
  console.info('Chromium draws without a graphics card here, in software: on a card all of these are higher.');
  for (const family of gameFamilies) {
    let place = 0;
    for (const { slowedBy, least } of LEAST_RATES) {
      const runs: { readonly frames: Frames; readonly empty: Frames; readonly name: string }[] = [];
      for (let run = 0; run < benchCount(3, 1); run += 1) {
        // Another game each time: a round that goes on in one would be in the way of the next.
        const { name, url } = await member.launch(family, place);
        place += 1;
        runs.push({ name, ...(await measure(context, family, url, slowedBy)) });
      }
      figures.push(figureOf(family, slowedBy, least, runs));
    }
  }
} finally {
  await browser.close();
  await arcade.stop();
  await gateway.stop();
  await rm(dataFolder, { recursive: true, force: true });
}
reportFigures(figures);

async function measure(context: BrowserContext, family: GameFamily, url: string, slowedBy: number) {
  const page = await context.newPage();
  try {
    await slowProcessor(page, slowedBy);
    const empty = await measureFrames(page, async () => undefined, EMPTY_PAGE_MS);
    await page.goto(url);
    await page.locator('main').waitFor();
    // A live table is never done with the network: its events go on.
    await page.waitForFunction(
      () => document.fonts.status === 'loaded' && [...document.images].every((i) => i.complete),
    );
    await family.prepare?.(page);
    const frames = await measureFrames(page, () => family.begin(page), family.lastsMs);
    return { frames, empty };
  } finally {
    await page.close();
  }
}

function figureOf(
  { family }: GameFamily,
  slowedBy: number,
  least: number,
  runs: readonly { readonly frames: Frames; readonly empty: Frames; readonly name: string }[],
): Figure {
  const middle = (of: (run: (typeof runs)[number]) => number) => median(runs.map(of));
  const ms = (of: (run: (typeof runs)[number]) => number) => Math.round(middle(of));
  const spent = [
    `script ${ms(({ frames }) => frames.script)}`,
    `layout ${ms(({ frames }) => frames.layout)}`,
    `paint ${ms(({ frames }) => frames.paint)} ms of each second`,
  ];
  const slow = slowedBy === 1 ? '' : `, processor slowed ${slowedBy}×`;
  return {
    figure: `${family}${slow}`,
    measured: middle(({ frames }) => frames.rate),
    unit: 'frames/s',
    detail: [
      runs[0]?.name,
      `empty page ${ms(({ empty }) => empty.rate)}`,
      `longest gap ${ms(({ frames }) => frames.worstMs)} ms`,
      ...spent,
    ].join('; '),
    // A display shows 60 a second at most, and the count of a span misses its first.
    target: { atLeast: least === 60 ? 59 : least },
  };
}
