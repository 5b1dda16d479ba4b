import { afterEach, describe, expect, it, vi } from 'vitest';
import { GatewayError, gatewayQuery, guardRevision, readValue } from './gateway-client.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (body: BodyInit, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }));

const failure = async (): Promise<GatewayError> => {
  const error = await readValue('/call').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(GatewayError);
  return error as GatewayError;
};

describe('readValue', () => {
  it('takes the value out of its envelope', async () => {
    answering('{"success":true,"value":{"menus":[]}}');
    expect(await readValue('/call')).toEqual({ menus: [] });
  });

  it('sends our own cookies and takes JSON', async () => {
    const fetch = vi.fn(async () => Response.json({ success: true, value: null }));
    vi.stubGlobal('fetch', fetch);
    await readValue('/call');
    expect(fetch).toHaveBeenCalledWith('/call', {
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
    });
  });

  it('tells a refusal by its code and status', async () => {
    answering('{"success":false,"code":"unknown_site","message":"No such site"}', 404);
    expect(await failure()).toMatchObject({ code: 'unknown_site', message: 'No such site', status: 404 });
  });

  it('does not take an answer that is no envelope for a success', async () => {
    answering('<html>502</html>', 502);
    expect(await failure()).toMatchObject({ code: 'unknown_error', status: 502 });
  });

  it('tells that no answer came', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await failure()).toMatchObject({ code: 'network_abnormal', status: 0 });
  });
});

describe('an answer of another revision', () => {
  const answerOf = (revision: string | null) =>
    vi.stubGlobal('fetch', async () =>
      Response.json({ success: true, value: 1 }, revision === null ? {} : { headers: { 'x-site-revision': revision } }),
    );

  it('is given out after the page has been replaced, and not at all when it could not be', async () => {
    let revision = 4;
    const replacePage = vi.fn(async () => {
      revision = 5;
    });
    guardRevision({ revision: () => revision, replacePage });
    for (const told of ['4', null]) {
      answerOf(told);
      expect(await readValue('/call')).toBe(1);
    }
    expect(replacePage).not.toHaveBeenCalled();
    answerOf('5');
    expect(await readValue('/call')).toBe(1);
    expect(await readValue('/call')).toBe(1);
    expect(replacePage).toHaveBeenCalledTimes(1);
    answerOf('6');
    replacePage.mockRejectedValue(new Error('offline'));
    await expect(readValue('/call')).rejects.toThrow('offline');
  });
});

describe('gatewayQuery', () => {
  it('has its path for its key, under which a prerendered page carries its answer', () => {
    expect(gatewayQuery('/call?language=EN').queryKey).toEqual(['/call?language=EN']);
  });
});
