/** @jsxImportSource preact */
import { fireEvent, screen, within } from '@testing-library/react';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadWords } from '#arcade/client/words/words.ts';
import { type DurakPosition, durakCards } from '../rules/durak-position.ts';
import { durakRules } from '../rules/durak-rules.ts';
import { durakMatchBoard } from './durak-match-board.tsx';

const words = await loadWords('EN');
const { Board, Tally, moveText } = durakMatchBoard;
const { cardsOf } = durakCards;
const play = vi.fn();

afterEach(() => {
  render(null, document.body);
  play.mockReset();
});

/** Seat 0 looks; hearts are trumps. */
function show(changes: Partial<DurakPosition>, isOver = false): void {
  const position: DurakPosition = {
    ...{ hands: ['8c9hTd', '7s7dQc'].map(cardsOf), stock: cardsOf('KcKsAh'), trumpCard: cardsOf('Ah')[0] ?? 0 },
    ...{ table: [], out: [], attacker: 0, mostAttacks: 6, last: null, ...changes },
  };
  const view = durakRules.view(position, isOver ? null : 0);
  const turn = durakRules.turnOf(position);
  const legal = turn === 0 && !isOver ? durakRules.legalMoves(position) : [];
  const common = { view, seat: 0, legal, moves: [], turn: isOver ? null : turn, isOver, play, words };
  act(() => render(<Board {...common} hasLessMotion sound={() => {}} />, document.body));
}

const pair = (attack: string, defence?: string) => ({
  attack: cardsOf(attack)[0] ?? 0,
  defence: defence === undefined ? null : (cardsOf(defence)[0] ?? 0),
});

const press = (name: string): void => {
  act(() => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
};
const isDisabled = (name: string): boolean =>
  screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true';

describe('the board of durak', () => {
  it('plays a pressed card at once, and none that is in no move', () => {
    show({ attacker: 1, table: [pair('7c')] });
    press('10 of diamonds');
    expect(play).not.toHaveBeenCalled();
    press('9 of hearts');
    expect(play).toHaveBeenCalledExactlyOnceWith('9h');
  });

  it('keeps the keyboard’s place in the hand where a card is played', () => {
    show({ attacker: 1, table: [pair('7c')] });
    const card = screen.getByRole('button', { name: '9 of hearts' });
    act(() => card.focus());
    press('9 of hearts');
    expect(document.activeElement).not.toBe(card);
    expect(document.activeElement?.parentElement).toBe(card.parentElement);
  });

  it('lets a defender take, and an attacker end a bout that is beaten', () => {
    show({ attacker: 1, table: [pair('7c')] });
    expect(isDisabled('Done')).toBe(true);
    press('Take');
    show({ table: [pair('8d', 'Qd')] });
    expect(isDisabled('Take')).toBe(true);
    press('Done');
    expect(play.mock.calls).toEqual([['take'], ['done']]);
  });

  it('shows the attacks with what beats them, the trump card and the stock', () => {
    show({ attacker: 1, table: [pair('7c', '8c'), pair('8s')] });
    const table = within(screen.getByRole('group', { name: 'On the table' }));
    const cards = table.getAllByRole('img').map((card) => card.getAttribute('aria-label'));
    expect(cards).toEqual(['7 of clubs', '8 of clubs', '8 of spades']);
    expect(screen.getByRole('img', { name: 'Trump: ace of hearts. Stock: 3' })).toBeDefined();
  });

  it('says nothing of the other hand but how many cards it has, until the match is over', () => {
    show({});
    expect(screen.getByRole('img', { name: 'Opponent: 3' }).querySelectorAll('.vp-back')).toHaveLength(3);
    expect(document.body.textContent).not.toContain('Q');
    show({}, true);
    expect(screen.getByRole('img', { name: 'Opponent: 3' }).querySelectorAll('.vp-back')).toHaveLength(0);
  });

  it('sorts the hand by suits with the trumps last', () => {
    show({ hands: ['6h6cKc9dAh7s', '8s'].map(cardsOf) });
    const hand = within(screen.getByRole('group', { name: 'Your hand' })).getAllByRole('button');
    expect(hand.map((card) => card.getAttribute('aria-label'))).toEqual([
      '6 of clubs',
      'king of clubs',
      '9 of diamonds',
      '7 of spades',
      '6 of hearts',
      'ace of hearts',
    ]);
  });

  it('says who attacks, and what was done in the list of moves', () => {
    const view = durakRules.view({ ...durakRules.start((bound) => bound - 1), attacker: 1 }, 0);
    act(() => render(<Tally view={view} seat={1} words={words} />, document.body));
    expect(document.body.textContent).toBe('Cards: 6Attacks');
    const texts = ['Td', 'take', 'done'].map((move) => moveText({ seat: 0, move }, 0, [], words));
    expect(texts).toEqual(['10♦', 'cards taken', 'all beaten']);
  });
});
