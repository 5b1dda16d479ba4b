/** The home page of aurora as a new visitor meets it on a middling phone, held against a copy of it without scripts. */
import { startGateway } from '#tests/journeys/support/start-gateway.ts';
import { loadPage, type PageLoad } from './first-load/load-page.ts';
import { scriptWeight } from './first-load/script-weight.ts';
import { serveStaticCopy } from './first-load/static-copy.ts';
import { benchCount } from './measure/bench-scale.ts';
import { median } from './measure/median.ts';
import { ratioOf, turnsOfRound } from './measure/paired-rounds.ts';
import { reportFigures } from './measure/report-figures.ts';
import { startBrowser } from './measure/throttled-browser.ts';

const HOST = 'aurora.localhost';
const contenders = ['site', 'copy'] as const;

const gateway = await startGateway();
const copy = await serveStaticCopy(gateway.port, HOST);
const browser = await startBrowser();
const loads: Record<(typeof contenders)[number], PageLoad[]> = { site: [], copy: [] };
let weight: number;
try {
  const open = (name: (typeof contenders)[number]): Promise<PageLoad> =>
    loadPage(browser, `http://${HOST}:${name === 'site' ? gateway.port : copy.port}/`, name === 'copy');
  // The first visit has the pictures drawn and the copy made; it is no round.
  for (const name of contenders) await open(name);
  for (let round = 0; round < benchCount(31, 7); round += 1) {
    for (const name of turnsOfRound(contenders, round)) loads[name].push(await open(name));
  }
  weight = await scriptWeight(gateway.port, HOST, loads.site[0]?.scripts ?? []);
} finally {
  await browser.close();
  await copy.close();
  await gateway.stop();
}

const firstPaints = {
  site: loads.site.map((load) => load.firstPaintMs),
  copy: loads.copy.map((load) => load.firstPaintMs),
};
const largest = {
  site: loads.site.map((load) => load.largestPaintMs),
  copy: loads.copy.map((load) => load.largestPaintMs),
};
const inMs = (times: readonly number[]): string => `${Math.round(median(times))} ms`;
reportFigures([
  {
    figure: 'first contentful paint, to a static copy',
    measured: ratioOf(firstPaints.site, firstPaints.copy),
    unit: '×',
    detail: `${inMs(firstPaints.site)} to ${inMs(firstPaints.copy)}; slow 4G, processor slowed 4×`,
    target: { atMost: 1.12 },
  },
  {
    figure: 'largest contentful paint, to a static copy',
    measured: ratioOf(largest.site, largest.copy),
    unit: '×',
    detail: `${inMs(largest.site)} (${loads.site[0]?.largest}) to ${inMs(largest.copy)} (${loads.copy[0]?.largest})`,
    target: { atMost: 1.05 },
  },
  {
    figure: 'hydrated',
    measured: median(loads.site.map((load) => load.hydratedMs ?? Number.NaN)),
    unit: 'ms',
    detail: 'header, the first six sections and the bottom bar',
    target: { atMost: 2300 },
  },
  {
    figure: 'layout shift (CLS)',
    measured: Math.max(...loads.site.map((load) => load.layoutShift)),
    unit: '',
    detail: 'the worst of all visits',
    target: { atMost: 0.02 },
  },
  {
    figure: 'JavaScript of the first load, brotli',
    measured: weight / 1000,
    unit: 'kB',
    detail: `${loads.site[0]?.scripts.length} scripts before hydration`,
    target: { atMost: 132 },
  },
]);
