/**
 * The cost of resolving and validating a layout, compared with parsing its text, and the cost of checking many brands.
 */
import type { LayoutDocument } from '#contracts/generated/contracts.ts';
import { resolveLayout } from '#document/resolve/resolve-layout.ts';
import { validateLayout } from '#document/validate-layout.ts';
import { largeLayout, smallOverlay } from './document/large-layout.ts';
import { timeCheckSites } from './document/time-check-sites.ts';
import { benchCount } from './measure/bench-scale.ts';
import { median } from './measure/median.ts';
import { pairedRounds, ratioOf } from './measure/paired-rounds.ts';
import { reportFigures } from './measure/report-figures.ts';

const NODES = 200;
const BRANDS = 40;

// Read from text, as the gateway reads them: an engine lays out parsed objects in its own way.
const layers = [largeLayout(NODES), smallOverlay()].map((layer) => JSON.parse(JSON.stringify(layer)) as LayoutDocument);
const { layout, problems } = resolveLayout(layers);
const faults = [...layers, layout].flatMap((document) => validateLayout(document));
if (problems.length > 0 || faults.length > 0) {
  throw new Error(`The layout to measure is not sound: ${JSON.stringify([...problems, ...faults], null, 2)}`);
}
const text = JSON.stringify(layout);

const times = pairedRounds(
  {
    parse: () => JSON.parse(text),
    resolve: () => resolveLayout(layers),
    validate: () => validateLayout(layout),
    resolveAndValidate: () => validateLayout(resolveLayout(layers).layout),
  },
  { rounds: benchCount(41, 7), turnMs: 40 },
);

const checks = await timeCheckSites(BRANDS, benchCount(5, 1));

const document = `${NODES} nodes, ${(text.length / 1000).toFixed(1)} kB`;
const microseconds = (name: keyof typeof times): number => median(times[name]) * 1000;
reportFigures([
  {
    figure: 'resolve + validate a layout',
    measured: ratioOf(times.resolveAndValidate, times.parse),
    unit: '×',
    detail: `JSON.parse of the same document (${document})`,
    target: { atMost: 0.5 },
  },
  { figure: 'resolve + validate', measured: microseconds('resolveAndValidate'), unit: 'µs' },
  { figure: 'resolve alone', measured: microseconds('resolve'), unit: 'µs' },
  { figure: 'validate alone', measured: microseconds('validate'), unit: 'µs' },
  { figure: 'JSON.parse', measured: microseconds('parse'), unit: 'µs' },
  {
    figure: 'npm run check:sites',
    measured: median(checks),
    unit: 's',
    detail: `${BRANDS} brands of 5 documents, the whole command`,
    target: { atMost: 3 },
  },
]);
