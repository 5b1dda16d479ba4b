import { expect, test, vi } from 'vitest';
import { GameRefusal, gameServer, openSession } from './game-server.ts';

const spin = { requestId: 'press-0001', betMinor: 100 };
const answered = { roundId: 'r1' };

function answer(status: number, body: unknown, headers: Record<string, string> = {}) {
  return async () => new Response(JSON.stringify(body), { status, headers });
}

function serverWith(...answers: (() => Promise<Response>)[]) {
  const fetcher = vi.fn<typeof fetch>();
  for (const next of answers) fetcher.mockImplementationOnce(next);
  const waits: number[] = [];
  const server = gameServer('token', fetcher, async (ms) => {
    waits.push(ms);
  });
  return { server, fetcher, waits };
}

test('carries the token in a header and sends no cookies', async () => {
  const { server, fetcher } = serverWith(answer(200, { balanceMinor: 5 }));
  await expect(server.balance()).resolves.toEqual({ balanceMinor: 5 });
  expect(fetcher.mock.calls[0]?.[0]).toBe('/api/balance');
  expect(fetcher.mock.calls[0]?.[1]).toMatchObject({ headers: { Authorization: 'Bearer token' }, credentials: 'omit' });
});

test('asks for a spin again under the same id when no answer comes', async () => {
  const lost = () => Promise.reject(new TypeError('network'));
  const { server, fetcher } = serverWith(
    lost,
    answer(409, { code: 'round_pending', message: '' }),
    answer(200, answered),
  );
  await expect(server.spin(spin)).resolves.toEqual(answered);
  const bodies = fetcher.mock.calls.map(([, init]) => init?.body);
  expect(bodies).toEqual([JSON.stringify(spin), JSON.stringify(spin), JSON.stringify(spin)]);
});

test('waits as long as the server asks for', async () => {
  const { server, waits } = serverWith(
    answer(429, { code: 'too_many_requests', message: '' }, { 'retry-after': '2' }),
    answer(200, answered),
  );
  await server.spin(spin);
  expect(waits).toEqual([2000]);
});

test('takes a refusal of the wallet for the answer', async () => {
  const { server, fetcher } = serverWith(answer(422, { code: 'insufficient_funds', message: 'no', balanceMinor: 40 }));
  const refusal = await server.spin(spin).catch((reason: unknown) => reason);
  expect(refusal).toBeInstanceOf(GameRefusal);
  expect(refusal).toMatchObject({ code: 'insufficient_funds', balanceMinor: 40 });
  expect(fetcher).toHaveBeenCalledTimes(1);
});

test('gives up after some attempts and says that nobody answered', async () => {
  const fetcher = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('network'));
  const server = gameServer('token', fetcher, async () => {});
  await expect(server.spin(spin)).rejects.toMatchObject({ code: 'unreachable' });
  expect(fetcher).toHaveBeenCalledTimes(6);
});

test('does not mistake the page of a proxy for an answer', async () => {
  const fetcher = vi.fn<typeof fetch>().mockResolvedValue(new Response('<html>', { status: 502 }));
  await expect(openSession({ integration: 'aurora.PG', code: 'x' }, fetcher)).rejects.toMatchObject({
    code: 'unreachable',
  });
});
