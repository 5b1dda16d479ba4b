import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hearTable, type TableEvent } from '#arcade/client/table/table-events.ts';
import { type TestArcade, testArcade, testGames } from '#arcade/testing/test-arcade.ts';
import { arcadeGames } from '../games/arcade-games.ts';

const [slot] = testGames;
if (slot === undefined) throw new Error('no game');

let arcade: TestArcade;
let origin: string;

beforeEach(async () => {
  const table = { ...slot, gameType: 'LIVE', gameCode: 'PG-0900', gameName: 'Oslo Roulette' } as const;
  arcade = await testArcade({ games: arcadeGames([slot, table]) });
  // A round of this table begins every 33 seconds.
  arcade.now.ms = Math.ceil(arcade.now.ms / 33_000) * 33_000;
  origin = await arcade.arcade.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => arcade.stop());

/** Hears a table over HTTP, as a page does. */
function hear(token: string) {
  const events: TableEvent[] = [];
  const ended = vi.fn();
  const fetcher: typeof fetch = (path, init) => fetch(`${origin}${path}`, init);
  const heard = { token, hear: (event: TableEvent) => events.push(event), connected: vi.fn(), ended, fetcher };
  return { events, ended, ...hearTable(heard) };
}

test('a page hears its table at once, its own chips as they change, and is gone when it closes', async () => {
  const { token } = await arcade.openGame('PG', { game: 'PG:PG-0900' });
  const page = hear(token);
  await vi.waitFor(() => expect(page.events.map(({ kind }) => kind)).toEqual(['table', 'mine']));
  const [first] = page.events;
  if (first?.kind !== 'table') throw new Error('no table');
  expect(first.state).toMatchObject({
    people: 1,
    past: expect.any(Array),
    seedHash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const body = { number: first.state.number, revision: 1, chips: { red: 100 } };
  expect((await arcade.call('PUT', '/api/table/bets', { token, body })).body).toMatchObject({ chips: { red: 100 } });
  await vi.waitFor(() => expect(page.events.at(-1)).toMatchObject({ kind: 'mine', bets: { chips: { red: 100 } } }));
  page.stop();
  const other = hear(token);
  await vi.waitFor(() => expect(other.events).toHaveLength(2));
  arcade.now.ms += 1_000;
  await vi.waitFor(() => expect(other.events.at(-1)).toMatchObject({ kind: 'table', state: { people: 1 } }));
  other.stop();
});

test('a session that is over hears nothing', async () => {
  const page = hear('a-token-of-nobody-at-all');
  await vi.waitFor(() => expect(page.ended).toHaveBeenCalled());
});

test.each([
  ['GET', '/api/table'],
  ['PUT', '/api/table/bets'],
  ['GET', '/api/table/rounds/1'],
] as const)('%s %s is not there for a game that is no table', async (method, url) => {
  const { token } = await arcade.open();
  const answer = await arcade.call(method, url, { token, ...(method === 'PUT' && { body: {} }) });
  expect([answer.status, answer.body]).toMatchObject([404, { code: 'not_found' }]);
});

test.each([
  [{ number: 1, revision: 0, chips: {} }, 'revision'],
  [{ number: 1, revision: 1 }, 'chips'],
  [{ number: 1, revision: 1, chips: {}, more: 1 }, 'more'],
])('names what is wrong with %j', async (body, field) => {
  const { token } = await arcade.openGame('PG', { game: 'PG:PG-0900' });
  const answer = await arcade.call('PUT', '/api/table/bets', { token, body });
  expect([answer.status, answer.body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }]);
});
