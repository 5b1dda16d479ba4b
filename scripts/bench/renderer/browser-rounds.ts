import { turnsOfRound } from '../measure/paired-rounds.ts';
import { slowProcessor, startBrowser } from '../measure/throttled-browser.ts';
import { buildBrowserPages, type PageSize } from './build-pages.ts';
import type { measureMounts } from './measure-mounts.tsx';
import type { Contender } from './page-contenders.tsx';

declare global {
  interface Window {
    measureMounts: (size: PageSize, order: readonly Contender[]) => ReturnType<typeof measureMounts>;
  }
}

const contenders = ['jsx', 'registry', 'puck'] as const;
type Mounted = (typeof contenders)[number];

/** The first mounts compile the code; they are no round. */
const WARM_UP_ROUNDS = 5;

/** Mounts the page of a size in a slowed Chromium, each contender's turn by turn; milliseconds of every round. */
export async function browserRounds(
  size: PageSize,
  rounds: number,
  slowedBy: number,
): Promise<Record<Mounted, number[]>> {
  const times: Record<Mounted, number[]> = { jsx: [], registry: [], puck: [] };
  const script = await buildBrowserPages();
  const browser = await startBrowser(['--js-flags=--expose-gc']);
  try {
    const page = await browser.newPage();
    page.on('pageerror', (error) => console.error(error));
    await page.setContent('<!doctype html><title>Mount</title>');
    await page.addScriptTag({ path: script });
    await slowProcessor(page, slowedBy);
    for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
      const order = turnsOfRound(contenders, round + WARM_UP_ROUNDS);
      const took = await page.evaluate(([of, turns]) => window.measureMounts(of, turns), [size, order] as const);
      if (round < 0) continue;
      for (const name of contenders) times[name].push(took[name] ?? Number.NaN);
    }
    return times;
  } finally {
    await browser.close();
  }
}
