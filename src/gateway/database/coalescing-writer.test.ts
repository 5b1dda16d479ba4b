import { DatabaseError } from 'pg';
import { expect, it } from 'vitest';
import { coalescingWriter } from './coalescing-writer.ts';

interface Call {
  readonly id: string;
  readonly owner: string;
}

const call = (id: string, owner = id): Call => ({ id, owner });
const applied = ({ id }: Pick<Call, 'id'>): string => `applied ${id}`;
const oneLane = { lanes: 1, ownerOf: ({ owner }: Call) => owner };
const failure = (code: string) => Object.assign(new DatabaseError('failed', 6, 'error'), { code });

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A writer whose transactions end when the test ends them, and the calls of each. */
function heldWriter(lanes: number) {
  const sent: string[][] = [];
  const ends: Array<() => void> = [];
  const write = coalescingWriter<Call, string>(
    async (calls) => {
      sent.push(calls.map(({ id }) => id));
      await new Promise<void>((resolve) => ends.push(resolve));
      return calls.map(applied);
    },
    { ...oneLane, lanes },
  );
  return {
    sent,
    sizes: () => sent.map(({ length }) => length),
    write: (count: number, owner?: string) =>
      Promise.all(Array.from({ length: count }, (_, at) => write(call(`${owner ?? ''}${at}`, owner)))),
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
  expect(await outcomes).toEqual(Array.from({ length: 200 }, (_, at) => applied({ id: `${at}` })));
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

it('takes one call of each owner, in the order of the calls', async () => {
  const { write, sent, endNext } = heldWriter(1);
  const outcomes = [write(3, 'a'), write(4)];
  await turn();
  for (let time = 0; time < 6; time += 1) await endNext();
  expect(sent).toEqual([['a0', '0', '1', '2'], ['a1', '3'], ['a2']]);
  expect((await Promise.all(outcomes)).flat()).toHaveLength(7);
});

it('takes many calls of one owner together where few others call', async () => {
  const { write, sizes, endNext } = heldWriter(1);
  const outcomes = write(100, 'a');
  await turn();
  for (let time = 0; time < 6; time += 1) await endNext();
  expect(sizes()).toEqual([50, 50]);
  expect(await outcomes).toHaveLength(100);
});

it('fails no call because of another one in its batch', async () => {
  const write = coalescingWriter<Call, string>(async (calls) => {
    if (calls.some(({ id }) => id === 'bad')) throw failure('22003');
    return calls.map(applied);
  }, oneLane);
  const outcomes = await Promise.allSettled(['a', 'bad', 'b'].map((id) => write(call(id))));
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it('applies the calls of one owner in their order, also one by one', async () => {
  const done: string[] = [];
  const write = coalescingWriter<Call, string>(async (calls) => {
    if (calls.length > 1) throw failure('22003');
    const [only] = calls;
    // The first of all takes longest.
    await new Promise((resolve) => setTimeout(resolve, done.length === 0 ? 5 : 0));
    if (only) done.push(only.id);
    return calls.map(applied);
  }, oneLane);
  await Promise.all(['bet', 'win', 'rollback'].map((id) => write(call(id, 'one'))));
  expect(done).toEqual(['bet', 'win', 'rollback']);
});

it.each(['40P01', '40001', '23505'])('retries calls that failed because of others with %s', async (code) => {
  let tries = 0;
  const write = coalescingWriter<Call, string>(async (calls) => {
    tries += 1;
    if (tries < 4) throw failure(code);
    return calls.map(applied);
  }, oneLane);
  expect(await write(call('a'))).toEqual(applied({ id: 'a' }));
});

it('gives up where the database is away, and works on when it is back', async () => {
  let isAway = true;
  let tries = 0;
  const write = coalescingWriter<Call, string>(async (calls) => {
    tries += 1;
    if (isAway) throw tries % 2 === 0 ? failure('57P01') : new Error('connection lost');
    return calls.map(applied);
  }, oneLane);
  for (let time = 0; time < 2; time += 1) await expect(write(call('a'))).rejects.toThrow();
  expect(tries).toBe(2);
  isAway = false;
  expect(await write(call('a'))).toEqual(applied({ id: 'a' }));
});
