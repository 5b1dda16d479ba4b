import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkRounds } from '#arcade/client/fairness/check-rounds.ts';
import type { GameSession, RotatedSeeds, RoundResult } from '#arcade/game-api.ts';
import type { BlackjackView } from '#arcade/games/blackjack/rules/blackjack-rules.ts';
import { type Answer, type TestArcade, testArcade, testGames } from '#arcade/testing/test-arcade.ts';
import { arcadeGames } from '../games/arcade-games.ts';
import { listedRound } from '../routes/listed-round.ts';
import { findRound } from '../store/round-store.ts';
import { finishLeftRounds } from './finish-left-rounds.ts';

const [slot] = testGames;
if (slot === undefined) throw new Error('no game');

const table = { ...slot, gameType: 'TG', gameName: 'Koi Blackjack', minBetMinor: 100, maxBetMinor: 10_000 } as const;
/** Of a studio that speaks in actions and of one with separate calls. */
const games = arcadeGames([
  { ...table, vassalage: 'PG', gameCode: 'PG-0800' },
  { ...table, vassalage: 'JDB', gameCode: 'JDB-0800' },
]);

let arcade: TestArcade;

beforeEach(async () => {
  arcade = await testArcade({ games });
});
afterEach(() => arcade.stop());

type Played = Answer<RoundResult & { code?: string }>;

const STAKE = 1_000;
const DOUBLE = { act: 'double' };

const open = (vendor: string, launch: object = {}): Promise<GameSession> =>
  arcade.openGame(vendor, { game: `${vendor}:${vendor}-0800`, ...launch });

const choose = ({ token }: GameSession, { roundId, choices }: RoundResult, choice: object): Promise<Played> =>
  arcade.call('POST', `/api/rounds/${roundId}/choices`, {
    token,
    body: { step: choices.length, choice },
  }) as unknown as Promise<Played>;

const viewOf = ({ view }: RoundResult): BlackjackView => view as BlackjackView;

/** Starts rounds until one goes on whose two cards may be doubled. */
async function untilDouble({ token }: GameSession): Promise<RoundResult> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const body = { requestId: `request-${attempt}-of-this`, betMinor: STAKE, choice: { bets: { main: STAKE } } };
    const { body: round } = (await arcade.call('POST', '/api/rounds', { token, body })) as unknown as Played;
    if (round.isOver) continue;
    if (viewOf(round).acts.some(({ act }) => act === 'double')) return round;
    // An ace is shown: this one is left to its end.
    let left = round;
    while (!left.isOver) left = (await choose({ token } as GameSession, left, { act: 'stand' })).body;
  }
  throw new Error('no round to double');
}

const standing = () => arcade.operator.standing();

describe.each(['PG', 'JDB'])('a choice that raises the bet at %s', (vendor) => {
  it('takes the raise from the wallet before it counts, and pays by both stakes', async () => {
    const session = await open(vendor);
    const round = await untilDouble(session);
    const before = standing();
    const { body } = await choose(session, round, DOUBLE);
    expect(body).toMatchObject({ isOver: true, betMinor: 2 * STAKE, choices: [...round.choices, DOUBLE] });
    expect([0, 2 * STAKE, 4 * STAKE]).toContain(body.winMinor);
    expect(standing()).toEqual({ bet: before.bet + STAKE, win: before.win + body.winMinor });
    expect(body.balanceMinor).toBe(arcade.operator.balance);
    const again = await arcade.call('GET', `/api/rounds/${round.roundId}`, { token: session.token });
    expect(again.body).toEqual(body);
    const report = await arcade.arcade.reconcile(`aurora.${vendor}`, new Date(0), new Date(arcade.now.ms + 1));
    expect(report.differences).toEqual([]);
  });

  it('leaves the round as it was where the wallet refuses, and takes the choice later', async () => {
    const session = await open(vendor);
    const round = await untilDouble(session);
    const before = standing();
    arcade.operator.refusesBets = 105;
    const refused = await choose(session, round, DOUBLE);
    expect([refused.status, refused.body.code]).toEqual([422, 'limit_reached']);
    expect(standing()).toEqual(before);
    arcade.operator.refusesBets = null;
    const opened = (await arcade.call('GET', '/api/rounds/open', { token: session.token })) as unknown as Answer<{
      round: RoundResult;
    }>;
    expect(opened.body.round).toMatchObject({ betMinor: STAKE, choices: round.choices });
    expect((await choose(session, round, DOUBLE)).body).toMatchObject({ isOver: true, betMinor: 2 * STAKE });
  });

  it('is made once where its answers were lost, however often it is sent', async () => {
    const session = await open(vendor);
    const round = await untilDouble(session);
    const before = standing();
    arcade.operator.after = () => ({ kind: 'unknown' });
    expect((await choose(session, round, DOUBLE)).body.code).toBe('round_pending');
    arcade.operator.after = (_call, reply) => reply;
    const { body } = await choose(session, round, DOUBLE);
    expect(body).toMatchObject({ isOver: true, betMinor: 2 * STAKE });
    expect((await choose(session, round, DOUBLE)).body).toEqual(body);
    expect(standing()).toEqual({ bet: before.bet + STAKE, win: before.win + body.winMinor });
  });

  it('is rolled back where the wallet may have taken it and then refuses', async () => {
    const session = await open(vendor);
    const round = await untilDouble(session);
    const before = standing();
    arcade.operator.before = () => ({ kind: 'unknown' });
    expect((await choose(session, round, DOUBLE)).status).toBe(503);
    arcade.operator.before = () => undefined;
    arcade.operator.refusesBets = 105;
    arcade.now.ms += 120_000;
    await arcade.arcade.settleWaiting();
    arcade.now.ms += 120_000;
    expect(await arcade.arcade.settleWaiting()).toBe(0);
    expect(standing()).toEqual(before);
    arcade.operator.refusesBets = null;
    // Another try is another raise: under the id of the one that was rolled back nothing would be taken.
    const { body } = await choose(session, round, DOUBLE);
    expect(body).toMatchObject({ isOver: true, betMinor: 2 * STAKE });
    expect(standing()).toEqual({ bet: before.bet + STAKE, win: before.win + body.winMinor });
    const report = await arcade.arcade.reconcile(`aurora.${vendor}`, new Date(0), new Date(arcade.now.ms + 1));
    expect(report.differences).toEqual([]);
  });

  it('pays in the background where the wallet falls silent after the raise', async () => {
    const session = await open(vendor);
    const round = await untilDouble(session);
    const before = standing();
    arcade.operator.after = (call, reply) => (call.body?.includes('-b2') ? reply : { kind: 'unknown' });
    arcade.operator.before = (call) => (call.body?.includes('-b2') ? undefined : { kind: 'unreachable' });
    await choose(session, round, DOUBLE);
    arcade.operator.after = (_call, reply) => reply;
    arcade.operator.before = () => undefined;
    arcade.now.ms += 120_000;
    expect(await arcade.arcade.settleWaiting()).toBe(0);
    const { body } = (await choose(session, round, DOUBLE)) as Played;
    expect(standing()).toEqual({ bet: before.bet + STAKE, win: before.win + body.winMinor });
  });

  it('can be checked by the player, with the seeds of the round', async () => {
    const session = await open(vendor);
    const { body: round } = await choose(session, await untilDouble(session), DOUBLE);
    const { nextServerSeedHash } = session.fairness;
    const asked = { token: session.token, body: { nextServerSeedHash } };
    const { revealed } = (await arcade.call('POST', '/api/fairness/rotate', asked)).body as unknown as RotatedSeeds;
    expect(checkRounds(revealed, [round])).toEqual({ kind: 'agrees', count: 1 });
  });
});

it('is taken from an account of the arcade, and refused where that does not hold it', async () => {
  const session = await open('PG', { mode: 'trial', user_id: 'guest' });
  const round = await untilDouble(session);
  const { body } = await choose(session, round, DOUBLE);
  expect(body.balanceMinor).toBe(round.balanceMinor - STAKE + body.winMinor);
  const kept = await open('PG', { mode: 'real', wallet: 'transfer', user_id: 'nora', session_id: 'session-nora' });
  const { statements } = arcade.store;
  statements.run("insert into account values ('aurora.PG', 'nora', 'EUR', ?)", 60 * STAKE);
  const poor = await untilDouble(kept);
  statements.run("update account set balance = ? where user_id = 'nora'", STAKE - 1);
  expect((await choose(kept, poor, DOUBLE)).body).toMatchObject({ code: 'insufficient_funds' });
  expect(statements.get("select balance from account where user_id = 'nora'")).toEqual({ balance: STAKE - 1 });
});

it('is refused to a player whom the operator has excluded meanwhile', async () => {
  const session = await open('PG');
  const round = await untilDouble(session);
  const before = standing();
  arcade.store.statements.run(
    "insert into ended_session values ('aurora.PG', 'session-1', 'excluded', ?)",
    arcade.now.ms,
  );
  expect((await choose(session, round, DOUBLE)).body.code).toBe('player_excluded');
  expect(standing()).toEqual(before);
  expect((await choose(session, round, { act: 'stand' })).body).toMatchObject({ isOver: true });
});

it('is not made for a player who has left', async () => {
  const session = await open('PG');
  const round = await untilDouble(session);
  const before = standing();
  arcade.now.ms += 21 * 3_600_000;
  await finishLeftRounds(arcade.arcade.real, (error) => {
    throw error;
  });
  expect(standing().bet).toBe(before.bet);
  const told = await arcade.call('GET', `/api/rounds/${round.roundId}`, { token: (await open('PG')).token });
  expect(told.body).toMatchObject({ isOver: true, betMinor: STAKE });
});

it('is listed for the wallet to compare, under an action of its own', async () => {
  const session = await open('JDB');
  const { body } = await choose(session, await untilDouble(session), DOUBLE);
  const round = findRound(arcade.store, body.roundId);
  if (round === undefined) throw new Error('no round');
  expect(listedRound(round)).toMatchObject({ bet: 2 * STAKE, win: body.winMinor });
  expect(listedRound(round).actions.slice(0, 2)).toEqual([
    { action: 'bet', action_id: `${round.id}-b`, amount: STAKE },
    { action: 'bet', action_id: `${round.id}-b2`, amount: STAKE },
  ]);
  expect([...arcade.operator.actions.keys()]).toContain(`${round.id}-b2`);
});
