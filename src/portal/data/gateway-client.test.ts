import { afterEach, describe, expect, it, vi } from 'vitest';
import { GatewayError, gatewayQuery, guardRevision, onStatusTold, readValue } from './gateway-client.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (body: BodyInit, status = 200) => vi.stubGlobal('fetch', async () => new Response(body, { status }));

const failure = async (): Promise<GatewayError> => {
  const error = await readValue('/wps/system/status').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(GatewayError);
  return error as GatewayError;
};

describe('readValue', () => {
  it('takes the value out of its envelope', async () => {
    answering('{"success":true,"value":{"menus":[]}}');
    expect(await readValue('/wps/system/status')).toEqual({ menus: [] });
  });

  it('sends our own cookies and takes JSON', async () => {
    const fetch = vi.fn(async () => Response.json({ success: true, value: { status: 0 } }));
    vi.stubGlobal('fetch', fetch);
    await readValue('/wps/system/status');
    expect(fetch).toHaveBeenCalledWith('/wps/system/status', {
      headers: { accept: 'application/json' },
      credentials: 'same-origin',
    });
  });

  it('reports a refusal by its code and status', async () => {
    answering('{"success":false,"code":"unknown_site","message":"No such site"}', 404);
    expect(await failure()).toMatchObject({ code: 'unknown_site', message: 'No such site', status: 404 });
  });

  it('does not take an answer that is no envelope for a success', async () => {
    answering('<html>502</html>', 502);
    expect(await failure()).toMatchObject({ code: 'unknown_error', status: 502 });
  });

  it('reports that no answer came', async () => {
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
    for (const sent of ['4', null]) {
      answerOf(sent);
      expect(await readValue('/wps/system/status')).toBe(1);
    }
    expect(replacePage).not.toHaveBeenCalled();
    answerOf('5');
    expect(await readValue('/wps/system/status')).toBe(1);
    expect(await readValue('/wps/system/status')).toBe(1);
    expect(replacePage).toHaveBeenCalledTimes(1);
    answerOf('6');
    replacePage.mockRejectedValue(new Error('offline'));
    await expect(readValue('/wps/system/status')).rejects.toThrow('offline');
  });

  /** Answers one call after another with these revisions, each of which is its value too. */
  const answersOf = (...revisions: number[]) => {
    const fetch = vi.fn(async () => {
      const revision = revisions.shift();
      return Response.json({ success: true, value: revision }, { headers: { 'x-site-revision': String(revision) } });
    });
    vi.stubGlobal('fetch', fetch);
    return fetch;
  };

  it('is asked for once more when the page has gone further than the answer', async () => {
    let revision = 4;
    const replacePage = vi.fn(async () => {
      revision = 6;
    });
    guardRevision({ revision: () => revision, replacePage });
    const fetch = answersOf(5, 6);
    expect(await readValue('/wps/system/status')).toBe(6);
    expect(fetch).toHaveBeenCalledTimes(2);
    answersOf(5, 5);
    expect(await failure()).toMatchObject({ code: 'site_changed' });
  });

  it('is not given out when the page is replaced before the end of its body', async () => {
    let revision = 4;
    const replacePage = vi.fn(async () => {});
    guardRevision({ revision: () => revision, replacePage });
    let end: () => void = () => {};
    const body = new ReadableStream({
      start(stream) {
        end = () => {
          stream.enqueue(new TextEncoder().encode('{"success":true,"value":4}'));
          stream.close();
        };
      },
    });
    const slow = new Response(body, { headers: { 'x-site-revision': '4' } });
    const fresh = Response.json({ success: true, value: 6 }, { headers: { 'x-site-revision': '6' } });
    const answers = [slow, fresh];
    vi.stubGlobal('fetch', async () => answers.shift());
    const value = readValue('/wps/system/status');
    await new Promise((resolve) => setTimeout(resolve));
    revision = 6;
    end();
    expect(await value).toBe(6);
    expect(replacePage).not.toHaveBeenCalled();
  });
});

describe('gatewayQuery', () => {
  it('has its path for its key, under which a prerendered page carries its answer', () => {
    expect(gatewayQuery('/wps/system/status?language=EN').queryKey).toEqual(['/wps/system/status?language=EN']);
  });
});

it('tells the status that an answer carries, and the one that a refusal means', async () => {
  const told = vi.fn();
  const end = onStatusTold(told);
  answering(JSON.stringify({ success: true, value: { status: 0 } }));
  await readValue('/wps/system/status');
  answering(JSON.stringify({ success: false, code: 'maintenance' }), 503);
  await failure();
  answering(JSON.stringify({ success: false, code: 'region_restricted' }), 451);
  await failure();
  end();
  await failure();
  expect(told.mock.calls).toEqual([[0], [1], [2]]);
});
