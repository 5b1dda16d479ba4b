import type { Browser, Locator, Page } from '@playwright/test';
import type { OperatorRole } from '#contracts/generated/contracts.ts';
import type { OperatorsClient } from '#scripts/operators/operators-client.ts';
import { authenticatorCode } from './authenticator-code.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect } from './journey.ts';
import { photograph } from './photograph.ts';

const VIEWPORTS: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  desktop: { width: 1440, height: 900 },
  mobile: { width: 390, height: 844 },
};
export const PASSWORD = 'Over-the-rooftops-9';

/**
 * Opens an operator's account and signs it in at the desk, in a browser of its own: an authenticator is enrolled, and
 * the recovery codes are kept.
 * @param isLookedAt also checks the screens of the sign-in; one journey of each size does.
 * @returns the page of the desk.
 */
export async function signInAtDesk(
  browser: Browser,
  port: number,
  {
    operators,
    account,
    device,
    role = 'cashier',
    isLookedAt = false,
  }: {
    readonly operators: OperatorsClient;
    readonly account: string;
    readonly device: string;
    readonly role?: OperatorRole;
    readonly isLookedAt?: boolean;
  },
): Promise<Page> {
  await operators.add({ account, name: 'Lena Maas', password: PASSWORD, roles: [{ siteId: '*', role }] });
  const viewport = VIEWPORTS[device] ?? null;
  const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce', viewport });
  const desk = await context.newPage();
  const look = async (screen: string): Promise<void> => {
    if (!isLookedAt) return;
    await expectAccessible(desk);
    await photograph(desk, `desk-${screen}-${device}`);
  };
  await desk.goto(`http://desk.localhost:${port}/`);
  await expect(desk.getByLabel('Account')).toBeVisible();
  await look('sign-in');
  await desk.getByLabel('Account').fill(account);
  await desk.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await desk.getByRole('button', { name: 'Sign in' }).click();
  await enrolAtDesk(desk, look);
  await expect(desk.getByRole('button', { name: 'Account of Lena Maas' })).toBeVisible();
  return desk;
}

/**
 * Enrols an authenticator and keeps the recovery codes, which opens the desk.
 * @param look looks at each screen on the way, by its name.
 */
export async function enrolAtDesk(desk: Page, look: (screen: string) => Promise<void> = async () => {}): Promise<void> {
  const secret = desk.getByLabel('Secret', { exact: true });
  await expect(secret).toBeVisible();
  await look('enrolment');
  await desk.getByLabel('First code of the app').fill(authenticatorCode((await secret.textContent()) ?? ''));
  await expect(desk.getByRole('checkbox')).toBeVisible();
  await look('recovery-codes');
  await desk.getByRole('checkbox').check();
  await desk.getByRole('button', { name: 'Open the desk' }).click();
}

/** The rows of the queue that is open. */
export const queueRows = (desk: Page): Locator => desk.locator('[data-case]');

/** Waits until the open request is claimed, and writes the note. */
export async function writeNote(desk: Page, note: string): Promise<void> {
  await expect(desk.getByText(/^Yours until/)).toBeVisible();
  await expectAccessible(desk);
  await desk.getByLabel(/^Note/).fill(note);
}
