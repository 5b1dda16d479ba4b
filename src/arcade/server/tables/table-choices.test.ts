import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkProof } from '#arcade/client/table/check-proof.ts';
import type { GameSession } from '#arcade/game-api.ts';
import type { BlackjackView } from '#arcade/games/blackjack/rules/blackjack-rules.ts';
import type { CasinoHoldemView } from '#arcade/games/casino-holdem/rules/casino-holdem-rules.ts';
import type { TableBets } from '#arcade/table-api.ts';
import { type TestArcade, testArcade } from '#arcade/testing/test-arcade.ts';
import { atTables, blackjackTable, gamesWithTables, holdemTable } from '#arcade/testing/test-tables.ts';

let arcade: TestArcade;
const blackjack = atTables(() => arcade, blackjackTable);
const holdem = atTables(() => arcade, holdemTable);
const { openMs } = blackjackTable;
const CHIPS = { main: 1_000 };
const [HIT, STAND, DOUBLE] = ['hit', 'stand', 'double'].map((act) => ({ act })) as [object, object, object];

beforeEach(async () => {
  arcade = await testArcade({ games: gamesWithTables });
});
afterEach(() => arcade.stop());

const standing = () => arcade.operator.standing();
const viewOf = ({ view }: Pick<TableBets, 'view'>) => view as BlackjackView;

/** Rounds go by until one has these first cards and takes a plain choice: no blackjack and no insurance. */
async function toDeal(session: GameSession, isWanted: (view: BlackjackView) => boolean = () => true) {
  for (let tries = 0; tries < 60; tries += 1) {
    const number = blackjack.toRound(0);
    const seen = blackjack.watch(session);
    await blackjack.place(session, number, 1, CHIPS);
    await blackjack.pass(openMs);
    await blackjack.pass(1_600);
    const mine = seen.events.mine.at(-1);
    if (mine?.view != null && viewOf(mine).acts.some(({ act }) => act === 'hit') && isWanted(viewOf(mine)))
      return { number, ...seen, mine };
    seen.leave();
    await blackjack.pass(16_000);
    await blackjack.pass(11_000);
  }
  throw new Error('no such deal');
}

describe.each(['PG', 'JDB'])('players of a live blackjack table of %s', (vendor) => {
  it('see the first cards once the bets are taken, and nothing of the dealer but his first', async () => {
    const session = await blackjack.sit(vendor);
    const { number, events, mine } = await toDeal(session);
    const before = standing();
    expect(mine).toMatchObject({ state: 'taken', isOver: false, step: 1, mayChoose: true, stakeMinor: 1_000 });
    expect(viewOf(mine).dealer.cards).toHaveLength(1);
    const [round] = arcade.store.statements.all('select id from round order by number desc limit 1');
    const replay = await arcade.call('GET', `/api/rounds/${round?.id}`, { token: session.token });
    expect(replay.body).toMatchObject({ code: 'round_open' });
    for (const { result, deal } of events.table.filter((state) => state.number === number)) {
      expect(result).toBeNull();
      if (deal !== null) expect((deal as BlackjackView).dealer.cards).toHaveLength(1);
    }
    expect((await arcade.call('GET', `/api/table/rounds/${number}`, { token: session.token })).status).toBe(404);
    expect(standing()).toEqual(before);
  });

  it('raise the bet by a double, and are paid after the reveal', async () => {
    const session = await blackjack.sit(vendor);
    const { number, events } = await toDeal(session);
    const before = standing();
    const { body } = await blackjack.choose(session, number, 1, DOUBLE);
    expect(body).toMatchObject({ stakeMinor: 2_000, mayChoose: false, isOver: false, step: 2 });
    expect(viewOf(body).dealer.cards).toHaveLength(1);
    expect(standing()).toEqual({ bet: before.bet + 1_000, win: before.win });
    expect((await blackjack.choose(session, number, 1, DOUBLE)).body).toMatchObject({ stakeMinor: 2_000, step: 2 });
    expect((await blackjack.choose(session, number, 2, HIT)).body.fields).toHaveProperty('choice');
    // Nobody has a choice left.
    await blackjack.pass(4_000);
    const end = events.mine.at(-1);
    expect(end).toMatchObject({ state: 'settled', isOver: true, stakeMinor: 2_000 });
    expect(standing()).toEqual({ bet: before.bet + 1_000, win: before.win + (end?.winMinor ?? -1) });
    const proof = await blackjack.proofOf(session, number);
    expect(checkProof(proof, proof.seedHash)).toBe(true);
    expect(proof.own?.choices).toEqual([{ bets: CHIPS }, DOUBLE, { reveal: true }]);
    expect(proof.own?.view).toEqual(end?.view);
    if (proof.own === null) throw new Error('no round of his own');
    expect(checkProof({ ...proof, own: { ...proof.own, winMinor: 1 } }, undefined)).toBe(false);
  });

  it('stand where they have not chosen in time, and can choose no more', async () => {
    const session = await blackjack.sit(vendor);
    const { number, events } = await toDeal(session);
    const before = standing();
    await blackjack.pass(15_000);
    expect(events.table.at(-1)?.result).toBeNull();
    await blackjack.pass(1_000);
    const end = events.mine.at(-1);
    expect(end).toMatchObject({ state: 'settled', isOver: true, stakeMinor: 1_000 });
    expect(viewOf(end ?? { view: null }).hands.map(({ state }) => state)).toEqual(['stood']);
    expect((await blackjack.choose(session, number, 1, HIT)).body.code).toBe('choices_closed');
    expect(standing()).toEqual({ bet: before.bet, win: before.win + (end?.winMinor ?? -1) });
  });

  it('keep their bet where the wallet refuses the raise', async () => {
    const session = await blackjack.sit(vendor);
    const { number } = await toDeal(session);
    const before = standing();
    arcade.operator.refusesBets = 105;
    const refused = await blackjack.choose(session, number, 1, DOUBLE);
    expect([refused.status, refused.body.code]).toEqual([422, 'limit_reached']);
    arcade.operator.refusesBets = null;
    expect((await blackjack.choose(session, number, 1, STAND)).body).toMatchObject({ state: 'taken', refusal: null });
    expect(standing()).toEqual(before);
  });

  it('go on without a raise that no wallet has confirmed by the reveal', async () => {
    const session = await blackjack.sit(vendor);
    const { number, events } = await toDeal(session);
    const before = standing();
    arcade.operator.after = (call, reply) => (call.body?.includes('-b2') ? { kind: 'unknown' } : reply);
    expect((await blackjack.choose(session, number, 1, DOUBLE)).body.code).toBe('round_pending');
    await blackjack.pass(16_000);
    arcade.operator.after = (_call, reply) => reply;
    arcade.now.ms += 120_000;
    await arcade.arcade.settleWaiting();
    await arcade.arcade.hall.drawLeft();
    expect(await arcade.arcade.settleWaiting()).toBe(0);
    const [round] = arcade.store.statements.all('select * from round order by number desc limit 1');
    expect(round).toMatchObject({ state: 'settled', bet: 1_000 });
    expect(standing()).toEqual({ bet: before.bet, win: before.win + Number(round?.win) });
    expect(events.table.at(-1)?.result).not.toBeNull();
  });
});

describe('two players of a live blackjack table', () => {
  it('have the same first cards and one dealer, and further cards of their own', async () => {
    const session = await blackjack.sit();
    const other = await blackjack.sit('PG', 'mona');
    const differ = new Set<boolean>();
    for (let round = 0; round < 6; round += 1) {
      const number = blackjack.toRound(0);
      const [one, two] = [blackjack.watch(session), blackjack.watch(other, 'mona')];
      await blackjack.place(session, number, 1, CHIPS);
      await blackjack.place(other, number, 1, CHIPS);
      await blackjack.pass(openMs);
      await blackjack.pass(1_600);
      const deals = [one, two].map(({ events }) => viewOf(events.mine.at(-1) ?? { view: null }));
      expect(deals[0]).toEqual(deals[1]);
      for (const player of [session, other]) await blackjack.choose(player, number, 1, HIT);
      await blackjack.pass(16_000);
      const [mine, theirs] = [one, two].map(({ events }) => viewOf(events.mine.at(-1) ?? { view: null }));
      expect(mine?.dealer).toEqual(theirs?.dealer);
      differ.add(mine?.hands[0]?.cards[2] !== theirs?.hands[0]?.cards[2]);
      one.leave();
      two.leave();
      await blackjack.pass(11_000);
    }
    expect(differ).toContain(true);
  });

  it('are not seen by others before the reveal, and choose for themselves alone', async () => {
    const session = await blackjack.sit();
    const other = await blackjack.sit('PG', 'mona');
    const { number } = await toDeal(session);
    expect((await blackjack.choose(other, number, 1, HIT)).body.code).toBe('not_found');
    expect((await blackjack.choose(session, number, 1, { reveal: true })).body.fields).toHaveProperty('choice');
    expect((await blackjack.choose(session, number - 1, 1, HIT)).body.code).toBe('choices_closed');
    expect((await blackjack.choose(session, number, 2, HIT)).body.fields).toHaveProperty('step');
    const [round] = arcade.store.statements.all('select id from round order by number desc limit 1');
    const body = { step: 1, choice: STAND };
    const past = await arcade.call('POST', `/api/rounds/${round?.id}/choices`, { token: session.token, body });
    expect(past.status).toBe(404);
  });
});

it('refuses choices before the cards are dealt, and side bets without a main bet', async () => {
  const session = await blackjack.sit();
  const number = blackjack.toRound(0);
  expect((await blackjack.place(session, number, 1, { perfectPair: 100 })).status).toBe(400);
  await blackjack.place(session, number, 1, CHIPS);
  await blackjack.pass(openMs);
  expect((await blackjack.choose(session, number, 1, STAND)).body.code).toBe('choices_closed');
});

it('leaves out a bet that no wallet has taken by the deal', async () => {
  const session = await blackjack.sit();
  const number = blackjack.toRound(0);
  const { events } = blackjack.watch(session);
  await blackjack.place(session, number, 1, CHIPS);
  arcade.operator.before = () => ({ kind: 'unknown' });
  await blackjack.pass(openMs);
  await blackjack.pass(6_000);
  expect(events.mine.at(-1)).toMatchObject({ state: 'refused', refusal: 'wallet_unavailable', view: null });
  arcade.operator.before = () => undefined;
  expect((await blackjack.choose(session, number, 1, DOUBLE)).body.code).toBe('round_pending');
  arcade.now.ms += 120_000;
  expect(await arcade.arcade.settleWaiting()).toBe(0);
  expect(standing()).toEqual({ bet: 0, win: 0 });
});

describe('a live hold’em table', () => {
  const wait = async (act: object | null) => {
    const session = await holdem.sit();
    const number = holdem.toRound(0);
    const { events } = holdem.watch(session);
    await holdem.place(session, number, 1, { ante: 500, bonus: 100 });
    await holdem.pass(openMs);
    await holdem.pass(1_600);
    const dealt = events.mine.at(-1)?.view as CasinoHoldemView;
    expect([dealt.dealer, dealt.board.length, dealt.acts.length]).toEqual([[], 3, 2]);
    if (act !== null) await holdem.choose(session, number, 1, act);
    await holdem.pass(12_000);
    const end = events.mine.at(-1);
    expect(end).toMatchObject({ state: 'settled', isOver: true });
    const proof = await holdem.proofOf(session, number);
    expect(checkProof(proof, proof.seedHash)).toBe(true);
    return { view: end?.view as CasinoHoldemView, winMinor: end?.winMinor ?? -1 };
  };

  it('takes two antes for a call, and shows the dealer at the end', async () => {
    const { view, winMinor } = await wait({ act: 'call' });
    expect(view).toMatchObject({ act: 'call', callMinor: 1_000, dealer: [expect.any(Number), expect.any(Number)] });
    expect(standing()).toEqual({ bet: 1_600, win: winMinor });
  });

  it('folds for who has not chosen, and takes nothing more', async () => {
    const { view, winMinor } = await wait(null);
    expect(view).toMatchObject({ act: null, outcome: 'fold', anteWinMinor: 0, bonusWinMinor: winMinor });
    expect(standing()).toEqual({ bet: 600, win: winMinor });
  });
});
