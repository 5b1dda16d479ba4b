/** The cost of a page through the registry, compared with the same page as hand-written JSX and through Puck. */
import { benchCount } from './measure/bench-scale.ts';
import { median } from './measure/median.ts';
import { ratioOf } from './measure/paired-rounds.ts';
import { type Figure, reportFigures } from './measure/report-figures.ts';
import { browserRounds } from './renderer/browser-rounds.ts';
import { rendererWeight } from './renderer/renderer-weight.ts';
import { serverRounds } from './renderer/server-rounds.ts';

const SLOWED_BY = 4;
const MOUNTED_NODES = 200;

const figures: Figure[] = [];
const inMs = (times: readonly number[]): string => `${Number(median(times).toPrecision(3))} ms`;

for (const [size, times] of await serverRounds(benchCount(81, 9))) {
  figures.push({
    figure: `server render, ${size} nodes, to JSX`,
    measured: ratioOf(times.registry, times.jsx),
    unit: '×',
    detail: `${inMs(times.registry)} to ${inMs(times.jsx)}`,
    target: { atMost: 1.05 },
  });
  figures.push({
    figure: `server render, ${size} nodes, faster than Puck`,
    measured: ratioOf(times.puck, times.registry),
    unit: '×',
    detail: `${inMs(times.puck)} by its <Render>; by its form for server components ${inMs(times.puckServer)}`,
    ...(size === 200 && { target: { atLeast: 7 } }),
  });
}

const mounts = await browserRounds(MOUNTED_NODES, benchCount(41, 9), SLOWED_BY);
const mounted = `client mount, ${MOUNTED_NODES} nodes, processor slowed ${SLOWED_BY}×`;
figures.push({
  figure: `${mounted}, to JSX`,
  measured: ratioOf(mounts.registry, mounts.jsx),
  unit: '×',
  detail: `${inMs(mounts.registry)} to ${inMs(mounts.jsx)}`,
  target: { atMost: 1.15 },
});
figures.push({
  figure: `${mounted}, to Puck`,
  measured: ratioOf(mounts.registry, mounts.puck),
  unit: '×',
  detail: `${inMs(mounts.registry)} to ${inMs(mounts.puck)}`,
  target: { atMost: 0.6 },
});

figures.push({
  figure: 'renderer, minified and brotli',
  measured: await rendererWeight(),
  unit: 'bytes',
  target: { atMost: 1024 },
});
reportFigures(figures);
