import { expect, it, vi } from 'vitest';
import { CUSTOMER_SERVICE_PATH, openCustomerService } from './customer-service.ts';

// The chunk is gone: a new version was deployed while the page stood open.
vi.mock('./service-link.ts', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

it('leads by the gateway where the chunk is gone, and never reloads the page under an empty tab', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, reload });
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response()));
  const tab = { opener: window, location: { assign: vi.fn() } };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  const opened = openCustomerService({ csType: 'LIVECHAT', path: 'unread' });
  await vi.waitFor(() => expect(tab.location.assign.mock.calls).toEqual([[CUSTOMER_SERVICE_PATH]]));
  await opened;
  expect(reload).not.toHaveBeenCalled();
});
