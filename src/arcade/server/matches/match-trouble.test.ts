import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reversiRules } from '#arcade/games/reversi/rules/reversi-rules.ts';
import { type TestArcade, testArcade } from '#arcade/testing/test-arcade.ts';
import { atMatches, gamesWithMatches, matchOf } from '#arcade/testing/test-matches.ts';
import { changeBalance } from '../store/account-store.ts';
import { findMatch, keepProgress } from '../store/match-store.ts';
import { holdTo, keepsToLimits } from '../store/play-limit-store.ts';
import { settleMatch, voidMatch } from './match-money.ts';

let arcade: TestArcade;
const matches = atMatches(() => arcade);

beforeEach(async () => {
  arcade = await testArcade({ games: gamesWithMatches });
});
afterEach(() => arcade.stop());

const standing = () => arcade.operator.standing();

/** The shortest game of reversi: dark takes everything with its fifth disc. */
const WIPE_OUT = ['e6', 'f4', 'e3', 'f6', 'g5', 'd6', 'e7', 'f5', 'c5'];

describe.each(['PG', 'JDB'])('a stake that is not taken, at the studio %s', (vendor) => {
  it.each([
    ['refused', 'insufficient_funds'],
    ['silent', 'wallet_unavailable'],
  ])('%s: the other stake goes back, and its player seeks on', async (kind, code) => {
    const { operator } = arcade;
    operator.before = ({ body = '' }) => {
      if (!body.includes('session-noor') || body.includes('rollback')) return undefined;
      if (kind === 'silent') return { kind: 'unknown' };
      const text = JSON.stringify({ code: 100, status: 'INSUFFICIENT_FUNDS', message: 'no', balance: 0 });
      return { kind: 'answered', status: vendor === 'PG' ? 422 : 200, text };
    };
    const mika = await matches.sit('mika', {}, vendor);
    const noor = await matches.sit('noor', {}, vendor);
    const pages = { mika: matches.watch(mika), noor: matches.watch(noor) };
    await matches.seek(mika);
    await matches.seek(noor);
    await matches.pass(0);
    expect(pages.mika.last).toMatchObject({ phase: 'seeking', refusal: 'opponent', match: null });
    expect(pages.noor.last).toMatchObject({ phase: 'idle', refusal: code, match: null });
    operator.before = () => undefined;
    await matches.pass(120_000);
    await arcade.arcade.settleWaiting();
    expect(standing()).toEqual({ bet: 0, win: 0 });
    expect(operator.balance).toBe(100_000);
  });
});

describe('a stake that comes back', () => {
  it('is back before its player’s next match takes another one', async () => {
    const { operator } = arcade;
    let refuse: () => void = () => undefined;
    const refused = new Promise<void>((resolve) => {
      refuse = resolve;
    });
    operator.before = async ({ body = '' }) => {
      if (!body.includes('session-noor')) return undefined;
      await refused;
      return { kind: 'answered', status: 422, text: JSON.stringify({ code: 105, message: 'no' }) };
    };
    const sessions = [await matches.sit('mika'), await matches.sit('noor'), await matches.sit('ira')];
    for (const session of sessions) matches.watch(session);
    for (const session of sessions) await matches.seek(session);
    refuse();
    await matches.pass(0);
    const [mika, , ira] = sessions;
    if (mika === undefined || ira === undefined) throw new Error('no session');
    expect([matches.stateOf(mika).phase, matches.stateOf(ira).phase]).toEqual(['playing', 'playing']);
    const asked = operator.calls
      .filter(({ body = '' }) => body.includes('session-mika'))
      .map(({ body = '' }) => (body.includes('"rollback"') ? 'rollback' : 'bet'));
    expect(asked).toEqual(['bet', 'rollback', 'bet']);
    expect(standing()).toEqual({ bet: 200, win: 0 });
  });

  it('keeps its player from seeking on while his wallet has not given it back', async () => {
    const { operator } = arcade;
    operator.before = ({ body = '' }) => {
      if (body.includes('"rollback"')) return { kind: 'unknown' };
      if (!body.includes('session-noor')) return undefined;
      return { kind: 'answered', status: 422, text: JSON.stringify({ code: 105, message: 'no' }) };
    };
    const mika = await matches.sit('mika');
    const noor = await matches.sit('noor');
    for (const session of [mika, noor]) matches.watch(session);
    for (const session of [mika, noor]) await matches.seek(session);
    await matches.pass(0);
    expect(matches.stateOf(mika)).toMatchObject({ phase: 'idle', refusal: 'round_pending' });
    operator.before = () => undefined;
    await matches.pass(120_000);
    await arcade.arcade.settleWaiting();
    expect(standing()).toEqual({ bet: 0, win: 0 });
  });

  it('comes back where the other stake cannot even be asked for', async () => {
    const { operator } = arcade;
    operator.before = ({ body = '' }) => {
      if (body.includes('session-noor')) throw new Error('a fault of this side');
      return undefined;
    };
    const mika = await matches.sit('mika');
    const noor = await matches.sit('noor');
    for (const session of [mika, noor]) matches.watch(session);
    for (const session of [mika, noor]) await matches.seek(session);
    await matches.pass(0);
    expect([matches.stateOf(mika).phase, matches.stateOf(noor).phase]).toEqual(['seeking', 'idle']);
    expect(standing()).toEqual({ bet: 0, win: 0 });
  });

  it('comes back at once from a match that fails in the middle', async () => {
    const { first, second } = await matches.meet();
    const seen = matchOf(matches.stateOf(first));
    const fault = vi.spyOn(reversiRules, 'endOf').mockImplementation(() => {
      throw new Error('a fault of the rules');
    });
    expect((await matches.move(first, seen, 'd3')).status).toBe(500);
    await matches.pass(100);
    fault.mockRestore();
    for (const session of [first, second])
      expect(matches.stateOf(session)).toMatchObject({ phase: 'idle', refusal: 'void', match: null });
    expect(standing()).toEqual({ bet: 0, win: 0 });
    expect((await matches.seek(first)).status).toBe(200);
  });
});

it('a stake that comes back counts for nothing in limits that are set meanwhile', async () => {
  const owner = { integration: 'aurora.PG', userId: 'mika', currency: 'EUR' };
  changeBalance(arcade.store, owner, 1_000);
  const mika = await matches.sit('mika', { wallet: 'transfer' });
  const noor = await matches.sit('noor', { wallet: 'seamless' });
  for (const session of [mika, noor]) matches.watch(session);
  for (const session of [mika, noor]) await matches.seek(session);
  await matches.pass(0);
  const { real } = arcade.arcade;
  const record = findMatch(arcade.store, matchOf(matches.stateOf(mika)).id);
  if (record === undefined) throw new Error('no match');
  const closed = voidMatch(real, record);
  holdTo(arcade.store, owner, { version: 1, maxBet: null, maxStaked: 100 });
  await settleMatch(real, closed);
  expect(keepsToLimits(arcade.store, owner, 100)).toBe(true);
  expect(keepsToLimits(arcade.store, owner, 101)).toBe(false);
});

it('a prize that could not be sent is sent in the background, without a restart', async () => {
  const { first, id } = await matches.meet();
  arcade.operator.before = ({ body = '' }) => {
    if (body.includes('"win"')) throw new Error('a fault of this side');
    return undefined;
  };
  await matches.wish(first, id, 'resign');
  await matches.pass(0);
  arcade.operator.before = () => undefined;
  await matches.pass(5_000);
  await arcade.arcade.settleWaiting();
  expect(standing()).toEqual({ bet: 200, win: 190 });
});

describe('after the arcade was killed', () => {
  const restart = async (awayMs: number): Promise<void> => {
    const { store, operator, now } = arcade;
    // The old process has ended, with everything it ran.
    arcade.arcade.matches.stop();
    const at = now.ms + awayMs;
    arcade = await testArcade({ games: gamesWithMatches, store, operator, at });
    await matches.pass(0);
  };

  it('a match goes on where it was, and nobody has lost time', async () => {
    const { first, second } = await matches.meet();
    await matches.move(first, matchOf(matches.stateOf(first)), 'd3');
    await matches.pass(5_000);
    const before = matchOf(matches.stateOf(second));
    await restart(60_000);
    const after = matchOf(matches.stateOf(second));
    expect(after.moves).toEqual(before.moves);
    expect(after.players[1]?.clockMs).toBeGreaterThanOrEqual(before.players[1]?.clockMs ?? 0);
    const [move = ''] = after.legal;
    expect((await matches.move(second, after, move)).status).toBe(200);
  });

  it('an offer of a draw is remembered: it cannot be made again at once', async () => {
    const { first, second, id } = await matches.meet();
    await matches.wish(first, id, 'draw');
    await matches.wish(second, id, 'declineDraw');
    await restart(1_000);
    expect(matchOf(matches.stateOf(first)).turnsUntilOffer).toBe(10);
    expect((await matches.wish(first, id, 'draw')).body.code).toBe('draw_offered');
  });

  it('a match is void after a long absence, and both stakes go back', async () => {
    const { first } = await matches.meet();
    await matches.pass(0);
    await restart(10 * 60_000);
    await arcade.arcade.settleWaiting();
    expect(matches.stateOf(first).phase).toBe('idle');
    expect(standing()).toEqual({ bet: 0, win: 0 });
    expect(arcade.operator.balance).toBe(100_000);
  });

  it('a win that the wallet has not answered is sent again until it does', async () => {
    const { first, second, id } = await matches.meet();
    arcade.operator.before = ({ body = '' }) => (body.includes('"win"') ? { kind: 'unknown' } : undefined);
    await matches.wish(first, id, 'resign');
    await matches.pass(0);
    expect(standing().win).toBe(0);
    arcade.operator.before = () => undefined;
    await restart(60_000);
    await arcade.arcade.settleWaiting();
    expect(standing()).toEqual({ bet: 200, win: 190 });
    expect(matches.stateOf(second).phase).toBe('idle');
  });

  it('a match whose stakes were being taken is void', async () => {
    const { operator } = arcade;
    operator.after = (call, reply) => (call.body?.includes('session-noor') ? { kind: 'unknown' } : reply);
    const mika = await matches.sit('mika');
    const noor = await matches.sit('noor');
    await matches.seek(mika);
    void matches.seek(noor);
    await new Promise((resolve) => setImmediate(resolve));
    operator.after = (_call, reply) => reply;
    await restart(1_000);
    await arcade.arcade.settleWaiting();
    await matches.pass(120_000);
    await arcade.arcade.settleWaiting();
    expect(standing()).toEqual({ bet: 0, win: 0 });
  });

  it('a match that its last move has decided is won, however long the arcade was away', async () => {
    const { first, second, id } = await matches.meet();
    const last = WIPE_OUT.at(-1) ?? '';
    for (const [step, move] of WIPE_OUT.slice(0, -1).entries()) {
      const mover = step % 2 === 0 ? first : second;
      expect((await matches.move(mover, matchOf(matches.stateOf(mover)), move)).status).toBe(200);
    }
    const record = findMatch(arcade.store, id);
    if (record === undefined) throw new Error('no match');
    keepProgress(arcade.store, id, { ...record, moves: [...record.moves, { seat: 0, move: last }] });
    await restart(10 * 60_000);
    expect(matchOf(matches.stateOf(first)).end).toEqual({ winners: [0], reason: 'count' });
    expect(standing()).toEqual({ bet: 200, win: 190 });
    expect((await matches.seek(first)).status).toBe(200);
  });

  it('the players of a void match are told so', async () => {
    const { first } = await matches.meet();
    await matches.pass(0);
    await restart(10 * 60_000);
    expect(matches.watch(first).last).toMatchObject({ phase: 'idle', refusal: 'void' });
  });
});
