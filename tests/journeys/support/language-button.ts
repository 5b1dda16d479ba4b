import type { Locator, Page } from '@playwright/test';

/** The button that opens the languages of a page with a side menu; on a phone the menu is opened for it. */
export async function languageButton(page: Page, isMobile: boolean): Promise<Locator> {
  if (isMobile) await page.locator('[data-widget=header-bar]').getByRole('button').first().tap();
  return page.locator('[data-node=side-language]').getByRole('button');
}
