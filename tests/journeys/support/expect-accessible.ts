import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** WCAG 2.2, levels A and AA; axe tags a rule with the version that introduced it. */
const wcag22aa = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails when axe finds a violation of WCAG 2.2 AA on the page as it stands, or within `selector`, once what moves in has come. */
export async function expectAccessible(page: Page, selector?: string): Promise<void> {
  await page.waitForFunction(hasComeToRest, LONGEST_WAY_MS);
  const axe = new AxeBuilder({ page }).withTags(wcag22aa);
  const { violations } = await (selector === undefined ? axe : axe.include(selector)).analyze();
  const told = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target, failureSummary }) => `${target.join(' ')} — ${failureSummary ?? ''}`),
  }));
  expect(told, 'axe finds no violation of WCAG 2.2 AA').toEqual([]);
}

/** What takes longer is no way in or out, but shows how far something is, or moves for ever. */
export const LONGEST_WAY_MS = 1000;

/** Whether nothing is on its way in or out any more. Runs in the page. */
export function hasComeToRest(longestMs: number): boolean {
  return document
    .getAnimations()
    .every(
      ({ effect, playState }) => playState !== 'running' || Number(effect?.getComputedTiming().endTime) > longestMs,
    );
}
