import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { loadWords } from '../words/words.ts';
import { controlBar } from './control-bar.tsx';

const words = await loadWords('EN');

// The document is shared by the tests of every file.
afterEach(() => document.body.replaceChildren());

function buildBar() {
  const actions = {
    spin: vi.fn(),
    lessBet: vi.fn(),
    moreBet: vi.fn(),
    chooseBet: vi.fn(),
    toggleFast: vi.fn(),
    openMenu: vi.fn(),
  };
  const bar = controlBar(words, actions);
  document.body.replaceChildren(bar.element);
  return { actions, bar };
}

test('gives every button an accessible name', () => {
  const { actions } = buildBar();
  for (const [name, action] of [
    ['Spin', actions.spin],
    ['Lower the bet', actions.lessBet],
    ['Raise the bet', actions.moreBet],
    ['Fast play', actions.toggleFast],
    ['Menu', actions.openMenu],
  ] as const) {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(action).toHaveBeenCalledTimes(1);
  }
});

test('labels the big button with its current action', () => {
  const { bar } = buildBar();
  const spinButton = screen.getByRole('button', { name: 'Spin' });
  bar.show({ mode: 'skip' });
  expect(screen.getByRole('button', { name: 'Skip' })).toBe(spinButton);
  bar.show({ mode: 'stop', autoplaysLeft: 12 });
  expect(screen.getByRole('button', { name: 'Stop autoplay' })).toBe(spinButton);
  expect(screen.getByTitle('12 spins left').textContent).toBe('12');
});

test('keeps the bet while it may not change', () => {
  const { bar, actions } = buildBar();
  bar.show({ allowed: { less: false, more: false, choose: false } });
  const less = screen.getByRole('button', { name: 'Lower the bet' });
  less.focus();
  fireEvent.click(less);
  fireEvent.click(screen.getByRole('button', { name: /^Bet/ }));
  expect(actions.lessBet).not.toHaveBeenCalled();
  expect(actions.chooseBet).not.toHaveBeenCalled();
  // Otherwise the next key press would spin.
  expect(document.activeElement).toBe(less);
});

test('tells whether play is fast', () => {
  const { bar } = buildBar();
  bar.show({ isFast: true });
  expect(screen.getByRole('button', { name: 'Fast play' }).getAttribute('aria-pressed')).toBe('true');
});
