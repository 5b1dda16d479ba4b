import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import type { ProcessRequest } from '../repository/process-repository.ts';
import { coalescingWriter } from './coalescing-writer.ts';
import type { WalletOutcome } from './wallet-call.ts';

const request = (id: string, user = id): ProcessRequest =>
  ({ integration: 'aurora.PG', user, ids: [id] }) as unknown as ProcessRequest;
const idOf = ({ ids }: ProcessRequest): string => ids[0] ?? '';
const applied = (id: string): WalletOutcome => ({
  kind: 'applied',
  balanceMinor: 0,
  transactionIds: [id],
  settled: null,
});
const failure = (code: string) => Object.assign(new DatabaseError('failed', 6, 'error'), { code });

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A writer whose transactions end when the test ends them, and the calls of each. */
function heldWriter(lanes: number) {
  const sent: string[][] = [];
  const ends: Array<() => void> = [];
  const write = coalescingWriter(async (requests) => {
    sent.push(requests.map(idOf));
    await new Promise<void>((resolve) => ends.push(resolve));
    return requests.map((one) => applied(idOf(one)));
  }, lanes);
  return {
    sent,
    sizes: () => sent.map(({ length }) => length),
    write: (count: number, user?: string) =>
      Promise.all(Array.from({ length: count }, (_, at) => write(request(`${user ?? ''}${at}`, user)))),
    async endNext() {
      ends.shift()?.();
      await turn();
      await turn();
    },
  };
}

it('batches the waiting calls, half of them at a time and 64 at most, and gives each its own outcome', async () => {
  const { write, sizes, endNext } = heldWriter(1);
  const outcomes = write(200);
  await turn();
  for (let time = 0; time < 6; time += 1) await endNext();
  expect(sizes()).toEqual([64, 64, 64, 8]);
  expect(await outcomes).toEqual(Array.from({ length: 200 }, (_, at) => applied(`${at}`)));
});

it('runs two transactions at a time, and sends a single call at once', async () => {
  const { write, sizes, endNext } = heldWriter(2);
  const alone = write(1);
  await turn();
  expect(sizes()).toEqual([1]);
  const outcomes = write(20);
  await turn();
  expect(sizes()).toEqual([1, 10]);
  for (let time = 0; time < 6; time += 1) await endNext();
  expect(sizes()).toEqual([1, 10, 6, 4]);
  expect([...(await alone), ...(await outcomes)]).toHaveLength(21);
});

it('takes one call of each player, in the order in which a player calls', async () => {
  const { write, sent, endNext } = heldWriter(1);
  const outcomes = [write(3, 'a'), write(4)];
  await turn();
  for (let time = 0; time < 6; time += 1) await endNext();
  expect(sent).toEqual([['a0', '0', '1', '2'], ['a1', '3'], ['a2']]);
  expect((await Promise.all(outcomes)).flat()).toHaveLength(7);
});

it('takes many calls of one player together where few others call', async () => {
  const { write, sizes, endNext } = heldWriter(1);
  const outcomes = write(100, 'a');
  await turn();
  for (let time = 0; time < 6; time += 1) await endNext();
  expect(sizes()).toEqual([50, 50]);
  expect(await outcomes).toHaveLength(100);
});

it('fails no call because of another one in its batch', async () => {
  const write = coalescingWriter(async (requests) => {
    if (requests.some((one) => idOf(one) === 'bad')) throw failure('22003');
    return requests.map((one) => applied(idOf(one)));
  }, 1);
  const outcomes = await Promise.allSettled(['a', 'bad', 'b'].map((id) => write(request(id))));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('applies the calls of one player in their order, also one by one', async () => {
  const done: string[] = [];
  const write = coalescingWriter(async (requests) => {
    if (requests.length > 1) throw failure('22003');
    const [only] = requests;
    // The first of all takes longest.
    await new Promise((resolve) => setTimeout(resolve, done.length === 0 ? 5 : 0));
    if (only) done.push(idOf(only));
    return requests.map((one) => applied(idOf(one)));
  }, 1);
  await Promise.all(['bet', 'win', 'rollback'].map((id) => write(request(id, 'one'))));
  expect(done).toEqual(['bet', 'win', 'rollback']);
});

it.each(['40P01', '40001', '23505'])('retries calls that failed because of others with %s', async (code) => {
  let tries = 0;
  const write = coalescingWriter(async (requests) => {
    tries += 1;
    if (tries < 4) throw failure(code);
    return requests.map((one) => applied(idOf(one)));
  }, 1);
  expect(await write(request('a'))).toEqual(applied('a'));
});

it('gives up where the database is away, and works on when it is back', async () => {
  let isAway = true;
  let calls = 0;
  const write = coalescingWriter(async (requests) => {
    calls += 1;
    if (isAway) throw calls % 2 === 0 ? failure('57P01') : new Error('connection lost');
    return requests.map((one) => applied(idOf(one)));
  }, 1);
  for (let time = 0; time < 2; time += 1) await expect(write(request('a'))).rejects.toThrow();
  expect(calls).toBe(2);
  isAway = false;
  expect(await write(request('a'))).toEqual(applied('a'));
});
