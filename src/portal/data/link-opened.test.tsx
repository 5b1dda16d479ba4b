import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tellLinkOpened } from './link-opened.ts';

describe('tellLinkOpened', () => {
  const fetched = vi.fn<typeof fetch>();
  beforeEach(() => {
    window.sessionStorage.clear();
    fetched.mockReset().mockImplementation(async () => Response.json({ success: true, value: { done: true } }));
    vi.stubGlobal('fetch', fetched);
  });

  it('tells each code once in a session of the browser, however it is written', () => {
    for (const code of ['PEBBLE-1', 'pebble-1', 'PEBBLE-2']) tellLinkOpened(code, 'EN');
    expect(fetched.mock.calls.map(([path, init]) => [path, init?.method, init?.body])).toEqual([
      ['/wps/agent/register/opened', 'POST', '{"code":"PEBBLE-1"}'],
      ['/wps/agent/register/opened', 'POST', '{"code":"PEBBLE-2"}'],
    ]);
  });

  it('tells nothing that is no code', () => {
    for (const code of ['', 'abc', 'a code', '<script>', 'x'.repeat(21)]) tellLinkOpened(code, 'EN');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('lets nothing come of a failure', async () => {
    const refused = Promise.reject(new Error('offline'));
    fetched.mockReturnValue(refused);
    expect(() => tellLinkOpened('PEBBLE-1', 'EN')).not.toThrow();
    // An unhandled rejection would fail the test.
    await refused.catch(() => {});
  });
});
