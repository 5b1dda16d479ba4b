import type { CustomerServiceEntry } from '#contracts/generated/contracts.ts';

/**
 * The gateway's redirect to customer service: for pages without JavaScript, tabs that a visitor opens, and a chunk that
 * failed to load.
 */
export const CUSTOMER_SERVICE_PATH = '/wps/system/customerService';

/** Whether a way to customer service is a page, hence has a tab of its own; mail opens another program. */
export const opensTab = ({ csType }: CustomerServiceEntry): boolean => csType !== 'EMAIL';

/**
 * Opens customer service. Its tab is there before its address is known, since browsers let only a press open one; it
 * knows nothing of the page.
 * @returns when the address is on its way.
 */
export async function openCustomerService(entry: CustomerServiceEntry): Promise<void> {
  const tab = opensTab(entry) ? window.open('', '_blank') : null;
  if (tab) tab.opener = null;
  // `loadChunk` would reload the page for a chunk that is gone, and the tab would stay empty.
  const address = await import('./service-link.ts').then(
    ({ readServiceLink }) => readServiceLink(entry.path) ?? CUSTOMER_SERVICE_PATH,
    () => CUSTOMER_SERVICE_PATH,
  );
  (tab ?? window).location.assign(address);
}
