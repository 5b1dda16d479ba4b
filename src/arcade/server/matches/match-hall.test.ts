import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { operatorSignature } from '#arcade/testing/operator-call.ts';
import { type TestArcade, testArcade } from '#arcade/testing/test-arcade.ts';
import { atMatches, gamesWithMatches, matchOf } from '#arcade/testing/test-matches.ts';
import { validateVendorRooms } from '#contracts/generated/validators.js';
import { botPurse } from '../store/match-store.ts';
import { openStore } from '../store/open-store.ts';

let arcade: TestArcade;
const matches = atMatches(() => arcade);

beforeEach(async () => {
  arcade = await testArcade({ games: gamesWithMatches });
});
afterEach(() => arcade.stop());

const standing = () => arcade.operator.standing();

describe('the search for an opponent', () => {
  it('takes no money before an opponent is there, and both stakes before the first move', async () => {
    const mika = await matches.sit('mika');
    matches.watch(mika);
    expect((await matches.seek(mika)).body.phase).toBe('seeking');
    expect(standing()).toEqual({ bet: 0, win: 0 });
    const noor = await matches.sit('noor');
    expect((await matches.seek(noor)).body.phase).toBe('staking');
    await matches.pass(0);
    expect(standing()).toEqual({ bet: 200, win: 0 });
    expect(matches.stateOf(mika).phase).toBe('playing');
    expect(matchOf(matches.stateOf(noor)).id).toBe(matchOf(matches.stateOf(mika)).id);
  });

  it('brings nobody together for another stake, another currency or with himself', async () => {
    const mika = await matches.sit('mika');
    const sessions = [mika, await matches.sit('noor', { currency: 'VND', currency_decimals: 0 })];
    for (const session of sessions) matches.watch(session);
    await matches.seek(mika, 100);
    const again = await matches.sit('mika', { currency: 'EUR', currency_decimals: 2, session_id: 'another' });
    await matches.seek(again, 100);
    const [, noor] = sessions;
    if (noor === undefined) throw new Error('no session');
    await matches.seek(noor, noor.defaultBetMinor);
    const third = await matches.sit('ira', { currency: 'EUR', currency_decimals: 2 });
    matches.watch(third);
    await matches.seek(third, 200);
    for (const session of [mika, noor, third]) expect(matches.stateOf(session).phase).toBe('seeking');
    expect(matches.stateOf(third).waiting).toEqual({ 100: 1, 200: 1 });
  });

  it('brings players of different sites together, each with his own wallet', async () => {
    const { operator } = arcade;
    const mika = await matches.sit('mika');
    const noor = await matches.sit('noor', {}, 'PG', 'lotus');
    for (const session of [mika, noor]) {
      matches.watch(session);
      await matches.seek(session);
    }
    await matches.pass(0);
    expect(matches.stateOf(noor).phase).toBe('playing');
    const asked = operator.calls.filter(({ body }) => body?.includes('"bet"')).map(({ integration }) => integration);
    expect(asked.sort()).toEqual(['aurora.PG', 'lotus.PG']);
  });

  it('ends when the player leaves it, or his last page goes', async () => {
    const mika = await matches.sit('mika');
    const page = matches.watch(mika);
    await matches.seek(mika);
    expect((await matches.leave(mika)).body.phase).toBe('idle');
    await matches.seek(mika);
    page.leave();
    expect(matches.stateOf(mika).phase).toBe('idle');
  });

  it('ends where no page of its player has shown it for ten seconds', async () => {
    const mika = await matches.sit('mika');
    await matches.seek(mika);
    await matches.pass(9_000);
    expect(matches.stateOf(mika).phase).toBe('seeking');
    await matches.pass(1_000);
    expect(matches.stateOf(mika).phase).toBe('idle');
    const noor = await matches.sit('noor');
    expect((await matches.seek(noor)).body.phase).toBe('seeking');
  });

  it('refuses a stake that is none of the game’s, naming the field', async () => {
    const answer = await matches.seek(await matches.sit('mika'), 101);
    expect([answer.status, answer.body.fields?.stakeMinor]).toEqual([400, expect.stringContaining('must be one of')]);
  });

  it('asks who seeks: without a session nothing is answered', async () => {
    for (const path of ['seek', 'leave', 'moves', 'wishes'])
      expect((await arcade.call('POST', `/api/match/${path}`, { body: {} })).status).toBe(401);
    expect((await arcade.call('GET', '/api/match')).status).toBe(401);
  });
});

describe('rooms', () => {
  const rooms = async (game: string, query = '&currency=EUR&decimals=2') => {
    const path = `/operators/aurora.PG/rooms?game=${encodeURIComponent(game)}${query}`;
    const authorization = operatorSignature(arcade, 'aurora.PG', { method: 'GET', path });
    const response = await arcade.arcade.app.inject({ url: path, headers: { authorization } });
    return [response.statusCode, response.json()] as const;
  };

  it('share the stakes of a game, and count the people who wait and play in each', async () => {
    const [status, body] = await rooms('PG:PG-0700');
    expect([status, validateVendorRooms(body)]).toEqual([200, true]);
    expect(body.rooms[0]).toEqual({ room_id: 'lantern', name: 'Lantern', min_bet: 100, max_bet: 150, seated: 0 });
    expect(body.rooms).toHaveLength(5);
    expect(body.rooms.at(-1)).toMatchObject({ room_id: 'meridian', max_bet: 10_000 });
    for (const user of ['mika', 'noor', 'ira']) {
      const session = await matches.sit(user);
      matches.watch(session);
      await matches.seek(session, 100);
    }
    await matches.pass(0);
    expect((await rooms('PG:PG-0700'))[1].rooms.map(({ seated }: { seated: number }) => seated)).toEqual([
      3, 0, 0, 0, 0,
    ]);
    const [, inDong] = await rooms('PG:PG-0700', '&currency=VND&decimals=0');
    expect(inDong.rooms[0]).toMatchObject({ min_bet: 25_000, seated: 0 });
  });

  it('are none for a slot and for a game that nobody knows, and refuse a query that names no currency', async () => {
    expect((await rooms('PG:PG-9999'))[0]).toBe(404);
    expect(await rooms('PG:PG-0700', '')).toMatchObject([400, { fields: { currency: expect.any(String) } }]);
  });

  it('give a game that is opened in one its stakes, and all stakes where there is no such room', async () => {
    const all = (await matches.sit('mika')).betsMinor;
    const inRoom = await matches.sit('mika', {}, 'PG', 'aurora', 'meridian');
    expect(inRoom.betsMinor).toEqual(all.slice(-inRoom.betsMinor.length));
    expect(inRoom.betsMinor.length).toBeLessThan(all.length);
    expect(inRoom.defaultBetMinor).toBe(inRoom.betsMinor[0]);
    expect((await matches.sit('mika', {}, 'PG', 'aurora', 'attic')).betsMinor).toEqual(all);
  });
});

describe('a match', () => {
  it('is moved by the player whose turn it is, with legal moves alone, and once each', async () => {
    const { first, second, id } = await matches.meet();
    const seen = matchOf(matches.stateOf(first));
    expect(seen.legal).toEqual(['d3', 'c4', 'f5', 'e6']);
    expect(matchOf(matches.stateOf(second)).legal).toEqual([]);
    expect((await matches.move(second, seen, 'd3')).status).toBe(400);
    expect((await matches.move(first, seen, 'a1')).body.fields?.move).toContain('d3, c4');
    const moved = await matches.move(first, seen, 'd3');
    expect([moved.status, moved.body.match?.turn]).toEqual([200, 1]);
    expect((await matches.move(first, seen, 'd3')).body.match?.moves).toHaveLength(1);
    const stranger = await matches.sit('ira');
    expect((await matches.move(stranger, { id, moves: [1] }, 'c3')).status).toBe(404);
  });

  it('pays the pot less the rake after a resignation: wins and rake are the stakes', async () => {
    const { first, second, id } = await matches.meet();
    await matches.wish(first, id, 'resign');
    await matches.pass(0);
    const won = matchOf(matches.stateOf(second));
    const lost = matchOf(matches.stateOf(first));
    expect(won).toMatchObject({ end: { winners: [1], reason: 'resigned' }, winMinor: 190, rakeMinor: 10 });
    expect(lost.winMinor).toBe(0);
    const { bet, win } = standing();
    expect(win + won.rakeMinor).toBe(bet);
    expect((await matches.move(second, won, 'd3')).status).toBe(409);
  });

  it('gives both stakes back without a rake after an agreed draw', async () => {
    const { first, second, id } = await matches.meet();
    await matches.wish(first, id, 'draw');
    expect(matchOf(matches.stateOf(second)).drawOffer).toBe(0);
    await matches.wish(second, id, 'draw');
    await matches.pass(0);
    expect(matchOf(matches.stateOf(second))).toMatchObject({ end: { winners: [] }, winMinor: 100, rakeMinor: 0 });
    expect(arcade.operator.balance).toBe(100_000);
  });

  it('forgets an offer of a draw with the other player’s move, and when it is declined', async () => {
    const { first, second, id } = await matches.meet();
    await matches.wish(second, id, 'draw');
    await matches.move(first, matchOf(matches.stateOf(first)), 'd3');
    expect(matchOf(matches.stateOf(first)).drawOffer).toBeNull();
    await matches.wish(first, id, 'draw');
    await matches.wish(second, id, 'declineDraw');
    expect(matchOf(matches.stateOf(first)).drawOffer).toBeNull();
  });

  it('lets a player offer a draw again only after ten moves of each side', async () => {
    const { first, second, id } = await matches.meet();
    expect(matchOf(matches.stateOf(first)).turnsUntilOffer).toBe(0);
    await matches.wish(first, id, 'draw');
    // The same offer again is no other one.
    expect((await matches.wish(first, id, 'draw')).status).toBe(200);
    await matches.wish(second, id, 'declineDraw');
    const refused = await matches.wish(first, id, 'draw');
    expect([refused.status, refused.body.code]).toEqual([409, 'draw_offered']);
    expect(refused.body).toMatchObject({ message: expect.stringContaining('10 more moves of each side') });
    expect(matchOf(matches.stateOf(first))).toMatchObject({ drawOffer: null, turnsUntilOffer: 10 });
    const mover = () => (matchOf(matches.stateOf(first)).turn === 0 ? first : second);
    for (let made = 0; made < 20; made += 1) {
      const seen = matchOf(matches.stateOf(mover()));
      expect((await matches.move(mover(), seen, seen.legal[0] ?? '')).status).toBe(200);
      if (made >= 18) expect((await matches.wish(first, id, 'draw')).status).toBe(made < 19 ? 409 : 200);
    }
    // An answer to an offer is none: it may be given at any time.
    await matches.wish(second, id, 'draw');
    expect(matchOf(matches.stateOf(second)).end).toEqual({ winners: [], reason: 'agreed' });
  });

  it('lets the other player offer a draw of his own meanwhile', async () => {
    const { first, second, id } = await matches.meet();
    await matches.wish(first, id, 'draw');
    await matches.wish(second, id, 'declineDraw');
    expect(matchOf(matches.stateOf(second)).turnsUntilOffer).toBe(0);
    await matches.wish(second, id, 'draw');
    await matches.wish(first, id, 'draw');
    expect(matchOf(matches.stateOf(first)).end?.reason).toBe('agreed');
  });

  it('is lost by the player whose time is up, whether he is there or not', async () => {
    const { first, second } = await matches.meet();
    await matches.pass(60_000);
    expect(matchOf(matches.stateOf(first)).players.map(({ clockMs }) => clockMs)).toEqual([240_000, 300_000]);
    await matches.move(first, matchOf(matches.stateOf(first)), 'd3');
    await matches.pass(300_000);
    expect(matchOf(matches.stateOf(second))).toMatchObject({ end: { winners: [0], reason: 'time' } });
    expect(standing()).toEqual({ bet: 200, win: 190 });
  });

  it('is over before a move that comes too late', async () => {
    const { first } = await matches.meet();
    const seen = matchOf(matches.stateOf(first));
    arcade.now.ms += 300_001;
    expect((await matches.move(first, seen, 'd3')).status).toBe(409);
    expect(matchOf(matches.stateOf(first)).end).toEqual({ winners: [1], reason: 'time' });
  });

  it('is shown as it stands to a player who comes back', async () => {
    const { first, second } = await matches.meet();
    await matches.move(first, matchOf(matches.stateOf(first)), 'd3');
    const page = matches.watch(second);
    expect(page.last.match?.moves).toEqual([{ seat: 0, move: 'd3' }]);
    expect(page.last.match?.legal).toHaveLength(3);
  });

  it('is shown for ten minutes after its end, however long it was', async () => {
    const { first, second, id, leave } = await matches.meet();
    for (const mover of [first, second, first, second]) {
      await matches.pass(150_000);
      const [move = ''] = matchOf(matches.stateOf(mover)).legal;
      expect((await matches.move(mover, matchOf(matches.stateOf(mover)), move)).status).toBe(200);
    }
    await matches.pass(1_000);
    await matches.wish(first, id, 'resign');
    leave();
    for (const minutes of [0, 9]) {
      await matches.pass(minutes * 60_000);
      expect(matches.stateOf(first).phase).toBe('over');
    }
  });

  it('cannot be sought twice at once', async () => {
    const { first } = await matches.meet();
    expect((await matches.seek(first)).body.code).toBe('round_open');
  });

  it('leaves each player a round that the record shows as it was', async () => {
    const { first, second, id } = await matches.meet();
    await matches.move(first, matchOf(matches.stateOf(first)), 'd3');
    await matches.wish(second, id, 'resign');
    await matches.pass(0);
    const { roundId } = matchOf(matches.stateOf(first));
    const round = (await arcade.call('GET', `/api/rounds/${roundId}`, { token: first.token })).body;
    expect(round).toMatchObject({
      rulesId: 'reversi-1',
      betMinor: 100,
      winMinor: 190,
      isOver: true,
      view: { seat: 0, moves: [{ seat: 0, move: 'd3' }], end: { reason: 'resigned' }, rakeMinor: 10 },
    });
    expect((await arcade.call('GET', `/api/rounds/${roundId}`, { token: second.token })).status).toBe(404);
  });
});

describe('a bot', () => {
  it('is offered where nobody comes, is marked, and plays with the vendor’s own stake', async () => {
    const mika = await matches.sit('mika');
    matches.watch(mika);
    await matches.seek(mika);
    expect(matches.stateOf(mika).mayPlayBot).toBe(false);
    expect((await matches.seek(mika, 100, 'bot')).body.fields?.opponent).toContain('no bot is offered');
    await matches.pass(6_000);
    expect(matches.stateOf(mika).mayPlayBot).toBe(true);
    await matches.seek(mika, 100, 'bot');
    await matches.pass(0);
    const seen = matchOf(matches.stateOf(mika));
    expect(seen.players.filter(({ isBot }) => isBot)).toHaveLength(1);
    await matches.wish(mika, seen.id, 'resign');
    await matches.pass(0);
    const purse = botPurse(arcade.store, 'EUR');
    const { bet, win } = standing();
    expect(purse).toEqual({ stakes: 100, wins: 190 });
    expect(win + purse.wins + matchOf(matches.stateOf(mika)).rakeMinor).toBe(bet + purse.stakes);
  });

  it('plays a whole match of legal moves', async () => {
    const mika = await matches.sit('mika', { mode: 'trial' });
    matches.watch(mika);
    await matches.seek(mika, mika.defaultBetMinor);
    await matches.pass(0);
    for (let turn = 0; turn < 70 && matches.stateOf(mika).phase === 'playing'; turn += 1) {
      const seen = matchOf(matches.stateOf(mika));
      const [move] = seen.legal;
      if (move !== undefined) await matches.move(mika, seen, move);
      await matches.pass(100);
    }
    expect(matchOf(matches.stateOf(mika)).end?.reason).toBe('count');
    expect(arcade.operator.calls.filter(({ operation }) => operation !== 'session')).toEqual([]);
  });

  it('plays for no money where the setting says so, and for free all the same', async () => {
    await arcade.stop();
    arcade = await testArcade({ games: gamesWithMatches, hasMoneyBots: false });
    const mika = await matches.sit('mika');
    matches.watch(mika);
    await matches.seek(mika);
    await matches.pass(10_000);
    expect(matches.stateOf(mika).mayPlayBot).toBe(false);
    expect((await matches.seek(mika, 100, 'bot')).status).toBe(400);
    const guest = await matches.sit('guest', { mode: 'trial' });
    expect((await matches.seek(guest, guest.defaultBetMinor)).body.match?.players.some(({ isBot }) => isBot)).toBe(
      true,
    );
  });
});

it('a store of trials in memory knows no match of the real place', () => {
  expect(botPurse(openStore(null), 'EUR')).toEqual({ stakes: 0, wins: 0 });
});
