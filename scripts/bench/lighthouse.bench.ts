/**
 * Lighthouse on a phone: the home page and a lobby of each brand, in all four categories. The median of the runs of a
 * page counts.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserFlags, findBrowser } from '#tests/journeys/support/find-browser.ts';
import { startGateway } from '#tests/journeys/support/start-gateway.ts';
import { benchCount } from './measure/bench-scale.ts';
import { median } from './measure/median.ts';
import { type Figure, reportFigures } from './measure/report-figures.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const PAGES = ['aurora', 'lotus', 'meydan'].flatMap((brand) => ['/', '/rng'].map((path) => ({ brand, path })));
const LEAST_SCORE = 95;

const gateway = await startGateway();
const browser = await launch({
  chromePath: await findBrowser({ asVisitorsHaveIt: true }),
  chromeFlags: ['--headless=new', ...browserFlags],
});
const figures: Figure[] = [];
try {
  for (const { brand, path } of PAGES) {
    const address = `http://${brand}.localhost:${gateway.port}${path}`;
    const scores = new Map<string, number[]>();
    const misses = new Set<string>();
    // The first visit has the page and its pictures made; it is no run.
    for (let run = 0; run <= benchCount(3); run += 1) {
      const result = await lighthouse(address, {
        port: browser.port,
        output: 'json',
        logLevel: 'error',
        onlyCategories: [...CATEGORIES],
        // A demo keeps crawlers out on purpose.
        skipAudits: ['is-crawlable'],
      });
      if (result === undefined || run === 0) continue;
      for (const category of CATEGORIES) {
        const { score = null, auditRefs = [] } = result.lhr.categories[category] ?? {};
        scores.set(category, [...(scores.get(category) ?? []), (score ?? 0) * 100]);
        for (const { id, weight } of auditRefs) {
          const audit = result.lhr.audits[id];
          if (weight > 0 && audit?.score !== null && (audit?.score ?? 0) < 0.9)
            misses.add(`${id} ${audit?.displayValue ?? ''}`.trim());
        }
      }
    }
    for (const category of CATEGORIES)
      figures.push({
        figure: `${brand} ${path}, ${category}`,
        measured: median(scores.get(category) ?? [0]),
        unit: 'of 100',
        target: { atLeast: LEAST_SCORE },
        ...(category === 'performance' && misses.size > 0 && { detail: [...misses].join('; ') }),
      });
  }
} finally {
  browser.kill();
  await gateway.stop();
}
reportFigures(figures);
