import { expect, test, vi } from 'vitest';
import { hearTable, type TableEvent } from './table-events.ts';

/** A response whose body comes in these pieces. */
function stream(...pieces: readonly string[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(encoder.encode(piece));
      controller.close();
    },
  });
  return new Response(body, { status: 200 });
}

/** Hears until the server has nothing more to say, which the last answer says with a 401. */
async function heard(...answers: readonly (() => Promise<Response>)[]) {
  const events: TableEvent[] = [];
  const connections: boolean[] = [];
  const waits: number[] = [];
  const fetcher = vi.fn();
  for (const answer of answers) fetcher.mockImplementationOnce(answer);
  fetcher.mockImplementation(async () => new Response(null, { status: 401 }));
  await new Promise<void>((ended) => {
    hearTable({
      token: 'token',
      hear: (event) => events.push(event),
      connected: (isConnected) => connections.push(isConnected),
      ended,
      fetcher,
      wait: async (ms) => {
        waits.push(ms);
      },
    });
  });
  return { events, connections, waits, fetcher };
}

test('hears events, however they are cut on the way, and leaves out comments', async () => {
  const { events, fetcher } = await heard(async () =>
    stream(
      ':\n\nevent: table\nda',
      'ta: {"number":7}\n',
      '\nevent: mine\ndata: {"number":7}\n\nevent: other\ndata: {}\n\n',
    ),
  );
  expect(events).toEqual([
    { kind: 'table', state: { number: 7 } },
    { kind: 'mine', bets: { number: 7 } },
  ]);
  expect(fetcher).toHaveBeenCalledWith(
    '/api/table',
    expect.objectContaining({ headers: { Authorization: 'Bearer token' } }),
  );
});

test('connects again after 1, 2, 4 and then every 8 seconds, and from 1 again once it was connected', async () => {
  const lost = () => Promise.reject(new TypeError('no network'));
  const { waits, connections } = await heard(lost, lost, lost, lost, lost, async () => stream(), lost);
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 8_000, 1_000, 2_000]);
  expect(connections).toEqual([false, false, false, false, false, true, false, false]);
});

test('asks no more once the session is over', async () => {
  const { fetcher } = await heard();
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test('stops when it is told to', async () => {
  const fetcher = vi.fn((_path: unknown, { signal }: RequestInit) => {
    return new Promise<Response>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
  });
  const connected = vi.fn();
  const parts = { token: 't', hear: vi.fn(), connected, ended: vi.fn(), fetcher: fetcher as typeof fetch };
  const { stop } = hearTable(parts);
  stop();
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(connected).not.toHaveBeenCalled();
});
