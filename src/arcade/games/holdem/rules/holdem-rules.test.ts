import { describe, expect, it } from 'vitest';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import { mustAnswer } from './holdem-betting.ts';
import { blindsOf, HANDS_PER_LEVEL, levels, nextBlinds } from './holdem-blinds.ts';
import { deal } from './holdem-dealing.ts';
import type { HoldemPosition } from './holdem-position.ts';
import { holdemRules } from './holdem-rules.ts';

const draw = fastDraw(7);
const start = (): HoldemPosition => holdemRules.start(draw);
const legal = holdemRules.legalMoves;

/** Plays moves one after the other; each has to be legal. */
function played(from: HoldemPosition, ...moves: readonly string[]): HoldemPosition {
  return moves.reduce((position, move) => {
    expect(legal(position)).toContain(move);
    return holdemRules.play(position, move, draw);
  }, from);
}

/** A hand with these chips in front of its blinds. Seat 0 has the button in odd hands. */
const dealt = (hand: number, chips: readonly number[]): HoldemPosition =>
  deal({ hand: hand - 1, stacks: chips, movedIn: [0, 0], ended: [] }, draw);

describe('the blinds', () => {
  it('rise by a fixed table', () => {
    expect(levels.map(({ small, big }) => `${small}/${big}`).join(' ')).toBe(
      '10/20 15/30 25/50 40/80 60/120 100/200 150/300 250/500 500/1000 1000/2000',
    );
    expect([1, 6, 7, 12, 13, 54, 55, 900].map((hand) => blindsOf(hand).small)).toEqual([
      10, 10, 15, 15, 25, 500, 1_000, 1_000,
    ]);
    expect([nextBlinds(6), nextBlinds(7), nextBlinds(55)]).toEqual([
      { small: 15, big: 30, hand: 7 },
      { small: 25, big: 50, hand: 13 },
      null,
    ]);
  });

  it('leave nothing to choose at the last level, however the chips are divided', () => {
    const last = HANDS_PER_LEVEL * (levels.length - 1) + 1;
    for (const hand of [last, last + 1, last + 7])
      for (let chips = 1; chips < 2_000; chips += 1)
        if (mustAnswer(dealt(hand, [chips, 2_000 - chips]))) expect.fail(`hand ${hand}: ${chips}`);
    expect(mustAnswer(dealt(last - 1, [1_000, 1_000]))).toBe(true);
  });

  it('are posted by the button and by the other player, who change with each hand', () => {
    expect([start().bets, start().stacks, start().turn]).toEqual([[10, 20], [990, 980], 0]);
    const second = played(start(), 'fold');
    expect([second.hand, second.bets, second.stacks, second.turn]).toEqual([2, [20, 10], [970, 1_000], 1]);
  });
});

describe('the betting', () => {
  it('offers a few raises, each once: the least, half of the pot, the pot, twice the pot, all', () => {
    expect(legal(start())).toEqual(['fold', 'call', 'to40', 'to60', 'to100', 'to1000']);
    expect(legal(played(start(), 'call'))).toEqual(['check', 'to40', 'to60', 'to100', 'to1000']);
    const flop = played(start(), 'to60', 'call');
    expect([flop.turn, flop.pot, flop.bets]).toEqual([1, 120, [0, 0]]);
    expect(legal(flop)).toEqual(['check', 'to20', 'to60', 'to120', 'to240', 'to940']);
  });

  it('lets the player without the button act first after the flop, and the other one after him', () => {
    const flop = played(start(), 'call', 'check');
    expect([flop.board.length, flop.turn]).toEqual([3, 1]);
    const checked = played(flop, 'check');
    expect([checked.board.length, checked.turn]).toEqual([3, 0]);
    expect(played(checked, 'check').board.length).toBe(4);
    expect(played(checked, 'check', 'check', 'check').board.length).toBe(5);
    const next = played(checked, ...['check', 'check', 'check', 'check', 'check']);
    expect([next.hand, next.board.length, next.ended[0]?.isShown, next.ended[0]?.pot]).toEqual([2, 0, true, 40]);
  });

  it('asks of a raise as much as the one before it', () => {
    const raised = played(start(), 'to100');
    expect(legal(raised)).toEqual(['fold', 'call', 'to180', 'to200', 'to300', 'to500', 'to1000']);
    expect(legal(played(raised, 'to300'))[2]).toBe('to500');
    // A new street begins with the big blind.
    expect(legal(played(raised, 'call'))[1]).toBe('to20');
  });

  it('lets a short player go all-in for less than the least raise, which only a call or a fold answers', () => {
    const raised = played(dealt(1, [1_870, 130]), 'to100');
    expect(legal(raised)).toEqual(['fold', 'call', 'to130']);
    const short = played(raised, 'to130');
    expect([short.last?.act, legal(short)]).toEqual(['allIn', ['fold', 'call']]);
  });

  it('never asks for more than the other player has', () => {
    expect(legal(dealt(1, [1_800, 200])).at(-1)).toBe('to200');
    expect(legal(dealt(1, [200, 1_800])).at(-1)).toBe('to200');
    expect(legal(dealt(1, [1_985, 15]))).toEqual(['fold', 'call']);
  });

  it('gives back what was not called', () => {
    const folded = played(start(), 'to100', 'fold');
    expect([folded.ended[0]?.pot, folded.stacks, folded.bets]).toEqual([40, [1_000, 970], [20, 10]]);
    expect(folded.ended[0]).toMatchObject({ hand: 1, winners: [0], isShown: false, board: [] });
    // The big blind of 20 meets five chips: fifteen of it are in no pot.
    const short = holdemRules.play(played(dealt(1, [1_005, 995]), 'fold'), 'fold', draw);
    expect(short.stacks.reduce((sum, chips) => sum + chips) + 30).toBe(2_000);
  });

  it('says what was done last until the next hand', () => {
    expect(start().last).toBeNull();
    expect(played(start(), 'call').last).toEqual({ seat: 0, act: 'call', chips: 10 });
    expect(played(start(), 'to60').last).toEqual({ seat: 0, act: 'raise', chips: 60 });
    expect(played(start(), 'call', 'check').last).toEqual({ seat: 1, act: 'check', chips: 0 });
    expect(played(start(), 'call', 'check', 'to40').last).toEqual({ seat: 1, act: 'bet', chips: 40 });
    expect(played(start(), 'fold').last).toBeNull();
  });
});

describe('what a player sees', () => {
  const other = [50, 51];

  it('does not depend on covered cards and those of the other player', () => {
    for (let position = start(), step = 0; step < 60 && holdemRules.endOf(position) === null; step += 1) {
      for (const seat of [0, 1]) {
        const holes = position.holes.map((hand, owner) => (owner === seat ? hand : other));
        const ended = position.ended.map((hand) =>
          hand.isShown ? hand : { ...hand, holes: hand.holes.map((own, owner) => (owner === seat ? own : other)) },
        );
        const changed = { ...position, holes, ended, covered: position.covered.map(() => 49) };
        expect(holdemRules.view(changed, seat)).toEqual(holdemRules.view(position, seat));
        expect(holdemRules.view(position, seat).holes[seat]).toEqual(position.holes[seat]);
        expect(holdemRules.view(position, seat).holes[1 - seat]).toBeNull();
      }
      const moves = legal(position).slice(0, 3);
      position = holdemRules.play(position, moves[draw(moves.length)] ?? '', draw);
    }
  });

  it('are the cards of both after a showdown, his own alone after a fold, and everything after the end', () => {
    const shown = played(start(), 'to1000', 'call');
    expect(holdemRules.view(shown, 0).ended[0]?.holes).toEqual(shown.ended[0]?.holes);
    const folded = played(start(), 'fold');
    const [own] = folded.ended[0]?.holes ?? [];
    expect(holdemRules.view(folded, 0).ended[0]?.holes).toEqual([own, null]);
    expect(holdemRules.view(folded, null).ended[0]?.holes).toEqual(folded.ended[0]?.holes);
    expect(holdemRules.view(folded, null).holes).toEqual(folded.holes);
  });

  it('is how a hand ended until he has moved himself, however quick the other one is', () => {
    const checks = Array<string>(6).fill('check');
    const ended = played(start(), 'call', 'check', ...checks);
    // Seat 1 has the button of the second hand, and folds it.
    const folded = played(ended, 'fold');
    const handsOf = (position: HoldemPosition, seat: number) =>
      holdemRules.view(position, seat).ended.map(({ hand }) => hand);
    expect([handsOf(ended, 0), handsOf(ended, 1)]).toEqual([[1], [1]]);
    expect([handsOf(folded, 0), handsOf(folded, 1)]).toEqual([[1, 2], [2]]);
    const called = played(folded, 'call');
    expect([handsOf(called, 0), handsOf(called, 1)]).toEqual([[], [2]]);
    expect(played(called, 'check').ended).toEqual([]);
  });

  it('is how every hand ended that blinds alone decided', () => {
    // Both are all-in by their blinds until one has everything.
    const end = holdemRules.play(dealt(54, [1_000, 1_000]), 'fold', draw);
    expect(end.ended[0]).toMatchObject({ hand: 54, winners: [0], isShown: false });
    expect(end.ended.length).toBeGreaterThan(1);
    for (const [place, { hand, isShown }] of end.ended.slice(1).entries())
      expect([hand, isShown]).toEqual([55 + place, true]);
    expect(holdemRules.endOf(end)).toEqual({ winners: end.ended.at(-1)?.winners, reason: 'chips' });
    expect([end.bets, end.pot, end.board.length]).toEqual([[0, 0], 0, 5]);
  });
});
