/** @jsxImportSource preact */
import { fireEvent, screen, within } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#arcade/client/words/words.ts';
import { fastDraw } from '#arcade/engine/fast-draw.ts';
import type { HoldemPosition } from '../rules/holdem-position.ts';
import { holdemRules } from '../rules/holdem-rules.ts';
import { holdemMatchBoard } from './holdem-match-board.tsx';

const words = await loadWords('EN');
const { Board, Tally, moveText, note, rules, said } = holdemMatchBoard;
const play = vi.fn();

/** Cards as in video poker, from texts such as `Ks`. */
const cards = (text: string): readonly number[] =>
  (text.match(/../g) ?? []).map((card) => '23456789TJQKA'.indexOf(card.charAt(0)) * 4 + 'cdhs'.indexOf(card.charAt(1)));

/** A match of known cards: kings for seat 0, a flush of hearts with the river for seat 1. */
const first: HoldemPosition = {
  ...holdemRules.start(fastDraw(5)),
  holes: [cards('KsKd'), cards('Ah3h')],
  covered: cards('2h8h9cJs4h'),
};

const played = (...moves: readonly string[]): HoldemPosition =>
  moves.reduce((position, move) => holdemRules.play(position, move, fastDraw(9)), first);

function show(position: HoldemPosition, seat: number, isOver = false): void {
  const view = holdemRules.view(position, isOver ? null : seat);
  const turn = isOver ? null : position.turn;
  const legal = turn === seat ? holdemRules.legalMoves(position) : [];
  const common = { view, seat, legal, moves: [], turn, isOver, play, words, hasLessMotion: true };
  act(() => render(<Board {...common} sound={() => {}} />, document.body));
}

const press = (name: string): void => {
  act(() => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
};
const buttons = (): readonly (string | null)[] => screen.getAllByRole('button').map((button) => button.textContent);
const side = (name: string) => within(screen.getByRole('group', { name }));

afterEach(() => {
  render(null, document.body);
  play.mockReset();
});

describe('the board of hold’em', () => {
  it('offers what is legal, and plays what is pressed', () => {
    show(first, 0);
    expect(buttons()).toEqual(['Fold', 'Call 10', 'Raise to 40', 'Raise to 60', 'Raise to 100', 'All-in 1,000']);
    press('Raise to 60');
    press('Call 10');
    press('Fold');
    expect(play.mock.calls).toEqual([['to60'], ['call'], ['fold']]);
    show(played('call', 'check'), 1);
    expect(buttons().slice(0, 3)).toEqual(['Fold', 'Check', 'Bet 20']);
    press('Check');
    expect(play).toHaveBeenLastCalledWith('check');
  });

  it('plays nothing while the other player moves, and no fold where there is nothing to answer', () => {
    show(played('to60'), 0);
    expect(buttons()).toEqual(['Fold', 'Check']);
    press('Fold');
    press('Check');
    show(played('call'), 1);
    press('Fold');
    expect(play).not.toHaveBeenCalled();
  });

  it('shows bets, the button, what was done last and the hand one has', () => {
    show(played('to60'), 1);
    const theirs = side('Opponent');
    expect(theirs.getByText('Raise to 60')).toBeDefined();
    expect(theirs.getByLabelText('Bet 60')).toBeDefined();
    expect(theirs.getByLabelText('Dealer button')).toBeDefined();
    expect(side('Your hand').getByLabelText('Bet 20')).toBeDefined();
    expect(screen.getByText('Pot 80')).toBeDefined();
    show(played('to60', 'call'), 0);
    expect(side('Your hand').getByText('Pair (K)')).toBeDefined();
    expect(side('Opponent').getByText('Call 40')).toBeDefined();
    expect(screen.getByRole('group', { name: 'Community cards' }).textContent).toBe('2'.concat('8', '9'));
  });

  it('keeps the other player’s cards face down', () => {
    show(played('call', 'check'), 0);
    expect(side('Opponent').getAllByLabelText('Face-down card')).toHaveLength(2);
    expect(screen.queryByLabelText('ace of hearts')).toBeNull();
  });

  it('says how a hand ended until the own next move', () => {
    const checks = ['check', 'check', 'check', 'check', 'check', 'check'];
    const shown = played('call', 'check', ...checks);
    show(shown, 0);
    const last = side('Last hand');
    expect(screen.getByText('Opponent wins 40')).toBeDefined();
    expect([last.getByText('Opponent: Flush'), last.getByText('You: Pair (K)')]).toHaveLength(2);
    expect(last.getByLabelText('ace of hearts').dataset.won).toBe('true');
    const next = holdemRules.play(shown, 'call', fastDraw(1));
    show(next, 0);
    expect(screen.getByText('Opponent wins 40')).toBeDefined();
    show(next, 1);
    expect(screen.queryByRole('group', { name: 'Last hand' })).toBeNull();
    expect(screen.queryByText('You win 40')).toBeNull();
  });

  it('shows no cards of who has folded', () => {
    show(played('to60', 'fold'), 0);
    const last = side('Last hand');
    expect(screen.getByText('You win 40')).toBeDefined();
    expect(last.getByText('Opponent: Folded')).toBeDefined();
    expect(last.getAllByLabelText('Face-down card')).toHaveLength(2);
    expect(screen.queryByLabelText('ace of hearts')).toBeNull();
  });

  it('has everything open and no buttons once the match is over', () => {
    const end = played('to1000', 'call');
    expect(holdemRules.endOf(end)).toEqual({ winners: [1], reason: 'chips' });
    show(end, 0, true);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('Opponent wins 2,000')).toBeDefined();
    expect(side('Opponent').getByText('Flush')).toBeDefined();
    act(() => render(<Tally view={holdemRules.view(end, null)} seat={1} words={words} />, document.body));
    expect(document.body.textContent).toBe('Chips: 2,000');
  });
});

describe('the words of hold’em', () => {
  it('say to screen readers what was done, which cards were opened, and how a hand ended', () => {
    const heard = (position: HoldemPosition, seat: number) => said?.(holdemRules.view(position, seat), seat, words);
    expect(heard(played('to60'), 1)).toBe('Raise to 60');
    expect(heard(played('to60', 'call'), 0)).toBe('Call 40. Community cards: 2 of hearts, 8 of hearts, 9 of clubs');
    expect(heard(played('to60', 'fold'), 0)).toBe('You win 40');
  });

  it('call a bet all-in only where the player has nothing left', () => {
    const rich = { ...first, stacks: [1_490, 480] };
    show(rich, 0);
    expect(buttons().at(-1)).toBe('Raise to 500');
    expect(holdemRules.play(rich, 'to500', fastDraw(1)).last).toEqual({ seat: 0, act: 'raise', chips: 500 });
    const called = holdemRules.play(rich, 'to500', fastDraw(1));
    show(called, 1);
    expect(buttons()).toEqual(['Fold', 'All-in 480']);
  });

  it('name moves and blinds', () => {
    const texts = ['fold', 'check', 'call', 'to60'].map((move) => moveText({ seat: 0, move }, 0, [], words));
    expect(texts).toEqual(['Fold', 'Check', 'Call', '↑ 60']);
    expect(note?.(holdemRules.view(first, 0), words)).toBe('Hand 1, blinds 10/20 · From hand 7: 15/30');
    expect(note?.({ ...holdemRules.view(first, 0), hand: 80 }, words)).toBe('Hand 80, blinds 1,000/2,000');
    expect(rules(words).join(' ')).toContain(
      'every 6 hands: 10/20, 15/30, 25/50, 40/80, 60/120, 100/200, 150/300, 250/500, 500/1,000, 1,000/2,000.',
    );
  });
});
