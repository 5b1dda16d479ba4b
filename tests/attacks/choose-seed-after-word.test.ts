import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverSeedHash } from '#arcade/engine/commitment.ts';
import type { GameSession, RotatedSeeds } from '#arcade/game-api.ts';
import { type TestArcade, testArcade } from '#arcade/testing/test-arcade.ts';

/**
 * A server that learns the player's word before it commits to a seed can try seeds until one suits it. The Arcade keeps
 * its seeds in SQLite, so this file needs no database engine of the gateway.
 */
describe('choosing the server seed after the player named a word', () => {
  let arcade: TestArcade;
  let address: string;

  beforeAll(async () => {
    arcade = await testArcade();
    address = await arcade.arcade.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => arcade.stop());

  async function post(path: string, token: string, body: object) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  }

  async function rotate(session: GameSession, clientSeed: string, nextServerSeedHash: string): Promise<RotatedSeeds> {
    const { status, body } = await post('/api/fairness/rotate', session.token, { clientSeed, nextServerSeedHash });
    expect([status, body]).toMatchObject([200, {}]);
    return body as unknown as RotatedSeeds;
  }

  it('shows the hash of the next seed before a word is named, and plays by that seed whatever the word is', async () => {
    const session = await arcade.open({ launch: { user_id: 'mika' } });
    const shown = session.fairness.nextServerSeedHash;
    expect(shown).toMatch(/^[0-9a-f]{64}$/);
    const first = await rotate(session, 'a-word-that-the-server-could-not-foresee', shown);
    expect(first.next.serverSeedHash).toBe(shown);
    const second = await rotate(session, 'another-word', first.next.nextServerSeedHash);
    expect(second.next.serverSeedHash).toBe(first.next.nextServerSeedHash);
    expect(serverSeedHash(second.revealed.serverSeed)).toBe(shown);
  });

  it('refuses a word from a player who was not shown the hash, and keeps the commitment', async () => {
    const session = await arcade.open({ launch: { user_id: 'noor' } });
    const answer = await post('/api/fairness/rotate', session.token, { clientSeed: 'mine' });
    expect([answer.status, answer.body]).toMatchObject([400, { fields: { nextServerSeedHash: expect.any(String) } }]);
    expect((await arcade.open({ launch: { user_id: 'noor' } })).fairness).toEqual(session.fairness);
  });

  it('refuses a word for another hash than the one shown last, and reveals nothing', async () => {
    const session = await arcade.open({ launch: { user_id: 'lior' } });
    const shown = session.fairness.nextServerSeedHash;
    await rotate(session, 'mine', shown);
    const stale = await post('/api/fairness/rotate', session.token, { clientSeed: 'mine', nextServerSeedHash: shown });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'seeds_changed' }]);
    expect(JSON.stringify(stale.body)).not.toContain('serverSeed"');
  });

  it('tells the same commitment until it is used: in every session and when asked', async () => {
    const one = await arcade.open({ launch: { user_id: 'sami' } });
    const other = await arcade.open({ launch: { user_id: 'sami' } });
    expect(other.fairness.nextServerSeedHash).toBe(one.fairness.nextServerSeedHash);
    await arcade.spin(one, 'request-of-sami');
    const asked = await fetch(`${address}/api/fairness`, { headers: { authorization: `Bearer ${one.token}` } });
    expect(await asked.json()).toEqual({ ...one.fairness, nonce: 1 });
  });
});
