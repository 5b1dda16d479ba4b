import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';

/**
 * WCAG 2.2, levels A and AA, where axe tags a rule with the version that introduced it; and what axe calls best
 * practices.
 */
const CHECKED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Only violations are detailed. */
const OPTIONS = {
  runOnly: { type: 'tag', values: CHECKED },
  resultTypes: ['violations'],
} satisfies RunOptions;

/** How long the content of an address may take to load, on a slow machine. */
const LONGEST_LOAD_MS = 10_000;

/** The most readings of a page that was fading, or whose content was still loading. */
const READINGS = 3;

/**
 * Fails when axe finds a violation of WCAG 2.2 AA or of its best practices on the page as it stands, or within
 * `selector`, once what moves in has come.
 */
export async function expectAccessible(page: Page, selector?: string): Promise<void> {
  let latest = await readAtRest(page, selector);
  for (let reading = 1; mayBePassing(latest) && reading < READINGS; reading += 1) {
    // By another distance each time: two bars may cover targets at different places.
    if (isHalfCovered(latest))
      await page.evaluate((by) => window.scrollBy(0, window.scrollY > by ? -by : by), 50 * reading);
    if (isLoading(latest)) await waitForHeading(page);
    latest = await readAtRest(page, selector);
  }
  expect(latest.violations, 'axe finds no violation of WCAG 2.2 AA or of its best practices').toEqual([]);
}

interface Reading {
  /** Whether something went in or out meanwhile. */
  readonly moved: boolean;
  readonly violations: ReadonlyArray<{ readonly rule: string; readonly where: readonly string[] }>;
}

const mayBePassing = (reading: Reading): boolean =>
  isHalfFaded(reading) || isLoading(reading) || isHalfCovered(reading);

/** Whether targets that something covers are all that is wrong: a bar that stays in its place may lie over them. */
const isHalfCovered = ({ violations }: Reading): boolean =>
  violations.length > 0 &&
  violations.every(
    ({ rule, where }) => rule.startsWith('target-size:') && where.every((at) => at.includes('obscured')),
  );

/** Whether colours alone are wrong, on a page that moved: half faded, nothing has its own. */
function isHalfFaded({ moved, violations }: Reading): boolean {
  return moved && violations.length > 0 && violations.every(({ rule }) => rule.startsWith('color-contrast:'));
}

/** Whether the page's heading alone is missing: the content of the next address may still be loading. */
const isLoading = ({ violations }: Reading): boolean =>
  violations.length > 0 && violations.every(({ rule }) => rule.startsWith('page-has-heading-one:'));

/** Waits for a heading. A page that never has one is a violation for the next reading to report. */
async function waitForHeading(page: Page): Promise<void> {
  await page
    .locator('h1')
    .first()
    .waitFor({ state: 'attached', timeout: LONGEST_LOAD_MS })
    .catch(() => undefined);
}

/** The findings of axe on a page at rest. */
async function readAtRest(page: Page, selector?: string): Promise<Reading> {
  await page.waitForFunction(hasComeToRest, LONGEST_WAY_MS, { polling: 50 });
  const before = await page.evaluate(motionsSoFar);
  const violations = await violationsOf(page, selector);
  const after = await page.evaluate(motionsSoFar);
  // A modal hides the page below it with its heading, and has a title of its own.
  const isCovered = (await page.getByRole('dialog').count()) > 0;
  const found = violations.filter(({ id }) => !(isCovered && id === 'page-has-heading-one'));
  return {
    moved: after !== before,
    violations: found.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} — ${failureSummary ?? ''}`),
    })),
  };
}

/** Axe's own driver reads frames too, and takes a third longer. */
async function violationsOf(page: Page, selector?: string): Promise<AxeResults['violations']> {
  if (page.frames().length > 1) {
    const driver = new AxeBuilder({ page }).options(OPTIONS);
    return (await (selector === undefined ? driver : driver.include(selector)).analyze()).violations;
  }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(runAxe, { within: selector ?? null, options: OPTIONS });
}

/** Runs in the page. */
async function runAxe(asked: { within: string | null; options: RunOptions }): Promise<AxeResults['violations']> {
  const { axe: inPage } = window as unknown as { axe: typeof axe };
  const within: ElementContext = asked.within === null ? document : { include: [asked.within] };
  return (await inPage.run(within, asked.options)).violations;
}

/** How many ways in and out have begun since this was first asked. Runs in the page. */
function motionsSoFar(): number {
  const counted: Document & { motionsSoFar?: number } = document;
  if (counted.motionsSoFar === undefined) {
    counted.motionsSoFar = 0;
    for (const beginning of ['transitionrun', 'animationstart'])
      document.addEventListener(
        beginning,
        () => {
          counted.motionsSoFar = (counted.motionsSoFar ?? 0) + 1;
        },
        true,
      );
  }
  return counted.motionsSoFar;
}

/** Longer animations are neither entries nor exits, but progress indicators or endless loops. */
export const LONGEST_WAY_MS = 1000;

/** Whether nothing is on its way in or out any more. Runs in the page. */
export function hasComeToRest(longestMs: number): boolean {
  return document
    .getAnimations()
    .every(
      ({ effect, playState }) => playState !== 'running' || Number(effect?.getComputedTiming().endTime) > longestMs,
    );
}
