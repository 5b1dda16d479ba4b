import { afterEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from './gateway-client.ts';
import { sendValue } from './send-value.ts';

afterEach(() => vi.unstubAllGlobals());

describe('sendValue', () => {
  it('sends JSON in the language of the page and takes the value out of its envelope', async () => {
    const fetch = vi.fn(async () => Response.json({ success: true, value: { done: true } }));
    vi.stubGlobal('fetch', fetch);
    expect(
      await sendValue('POST', '/wps/session/handoff/owner', { code: 'a1' }, 'ES', { 'x-device': 'sealed' }),
    ).toEqual({ done: true });
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/wps/session/handoff/owner', {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json', language: 'ES', 'x-device': 'sealed' },
      credentials: 'same-origin',
      body: '{"code":"a1"}',
    });
  });

  it('reports a refusal by its code, its fields and its other details', async () => {
    const fields = { username: { code: 'taken', message: 'Taken.' } };
    const refusal = {
      success: false,
      code: 'extra_verification',
      message: 'New place.',
      fields,
      challengeId: 'c1',
      methods: ['email'],
    };
    vi.stubGlobal('fetch', async () => Response.json(refusal, { status: 401 }));
    const error = await sendValue('POST', '/wps/session/handoff', {}, 'EN').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(GatewayError);
    expect(error).toMatchObject({
      code: 'extra_verification',
      status: 401,
      fields,
      details: { challengeId: 'c1', methods: ['email'] },
    });
  });

  it('reports that no answer came', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    await expect(sendValue('DELETE', '/wps/session/logout', {}, 'EN')).rejects.toMatchObject({
      code: 'network_abnormal',
      status: 0,
    });
  });
});
