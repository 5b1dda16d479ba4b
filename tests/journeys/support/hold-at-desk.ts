import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect } from './journey.ts';
import { queueRows } from './operator-desk.ts';
import { photograph } from './photograph.ts';

/** Holds the one waiting request and ends the hold, finds it by a filter, and keeps the filter as a view. */
export async function holdAndFind(desk: Page, name: string): Promise<void> {
  await desk.keyboard.press('j');
  await desk.getByRole('button', { name: /^Hold/ }).waitFor();
  await desk.keyboard.press('h');
  await desk.getByLabel('Note for the file').fill('Asked the bank.');
  await expectAccessible(desk);
  await photograph(desk, `desk-hold-${name}`);
  await desk.keyboard.press('Enter');
  await expect(queueRows(desk)).toHaveCount(0);
  await desk.keyboard.press('f');
  await desk.getByRole('button', { name: 'On hold 1' }).click();
  await expect(queueRows(desk)).toHaveCount(1);
  await desk.reload();
  await expect(queueRows(desk)).toContainText('Until');
  await desk.keyboard.press('v');
  await desk.getByRole('menuitem', { name: 'Keep these filters' }).click();
  await desk.getByLabel('Name', { exact: true }).fill('Set aside');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('button', { name: 'Views' })).toContainText('Set aside');
  await queueRows(desk).click();
  await expectAccessible(desk);
  await photograph(desk, `desk-held-${name}`);
  await desk.getByRole('button', { name: 'Put back now' }).click();
  await expect(queueRows(desk)).toHaveCount(0);
  await desk.keyboard.press('?');
  await expectAccessible(desk);
  await photograph(desk, `desk-keys-${name}`);
  await desk.keyboard.press('Escape');
}
